/** In degrees, with the longitude first as in GeoJSON. */
export type Point = readonly [lng: number, lat: number]

export type Box = { west: number; south: number; east: number; north: number }

type Edge = { isInside: (point: Point) => boolean; cut: (a: Point, b: Point) => Point }

function getEdges({ west, south, east, north }: Box): Edge[] {
  const atLongitude =
    (lng: number) =>
    (a: Point, b: Point): Point => [lng, between(a, b, (lng - a[0]) / (b[0] - a[0]), 1)]
  const atLatitude =
    (lat: number) =>
    (a: Point, b: Point): Point => [between(a, b, (lat - a[1]) / (b[1] - a[1]), 0), lat]
  return [
    { isInside: ([lng]) => lng >= west, cut: atLongitude(west) },
    { isInside: ([lng]) => lng <= east, cut: atLongitude(east) },
    { isInside: ([, lat]) => lat >= south, cut: atLatitude(south) },
    { isInside: ([, lat]) => lat <= north, cut: atLatitude(north) },
  ]
}

function between(a: Point, b: Point, share: number, axis: 0 | 1): number {
  return a[axis] + (b[axis] - a[axis]) * share
}

/**
 * Removes the jumps of a ring's longitudes from one end of the map to the other, and adds `turn` degrees. A ring around a
 * pole keeps its jumps, because it would end a whole turn after its start. There the data follow the edge of the map.
 */
export function unroll(ring: readonly Point[], turn: number): Point[] {
  const unrolled: Point[] = []
  for (const [lng, lat] of ring) {
    const before = unrolled.at(-1)?.[0] ?? lng
    unrolled.push([lng + 360 * Math.round((before - lng) / 360), lat])
  }
  const isAroundPole = Math.abs((unrolled.at(-1)?.[0] ?? 0) - (unrolled[0]?.[0] ?? 0)) > 1
  return (isAroundPole ? ring : unrolled).map(([lng, lat]) => [lng + turn, lat])
}

/** Cuts an area to a box. The new edges follow those of the box (Sutherland and Hodgman, 1974). */
export function clipRing(ring: readonly Point[], box: Box): Point[] {
  let points = [...ring]
  for (const { isInside, cut } of getEdges(box)) {
    const inside: Point[] = []
    points.forEach((point, index) => {
      const previous = points.at(index - 1) ?? point
      if (isInside(point) !== isInside(previous)) inside.push(cut(previous, point))
      if (isInside(point)) inside.push(point)
    })
    points = inside
  }
  const [first] = points
  return first ? [...points, first] : []
}

/** Cuts a line to the parts inside a box. No part follows the edges of the box. */
export function clipLine(line: readonly Point[], box: Box): Point[][] {
  let parts = [[...line]]
  for (const edge of getEdges(box)) parts = parts.flatMap((part) => clipAtEdge(part, edge))
  return parts
}

function clipAtEdge(line: readonly Point[], { isInside, cut }: Edge): Point[][] {
  const parts: Point[][] = []
  let part: Point[] = []
  line.forEach((point, index) => {
    const previous = line[index - 1]
    if (previous && isInside(point) !== isInside(previous)) part.push(cut(previous, point))
    if (isInside(point)) part.push(point)
    else if (part.length > 0) {
      parts.push(part)
      part = []
    }
  })
  return part.length > 1 ? [...parts, part] : parts
}

/** Rounds points to decimal digits of a degree, and leaves out a point that equals the one before. */
export function tidy(points: readonly Point[], digits: number): [number, number][] {
  const round = (degrees: number) => Number(degrees.toFixed(digits))
  const rounded = points.map(([lng, lat]): [number, number] => [round(lng), round(lat)])
  return rounded.filter(([lng, lat], index) => lng !== rounded[index - 1]?.[0] || lat !== rounded[index - 1]?.[1])
}
