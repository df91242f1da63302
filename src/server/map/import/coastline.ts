import type { Bounds } from '#contract/map/base-map.ts'
import type { Position } from './osm-elements.ts'
import { joinLines, getPolygons, type Ring } from './rings.ts'

type Line = readonly Position[]

/**
 * The sea within a box, from the lines of its coast. A coast has the land on its left and the sea on its right.
 * @returns null when the lines leave a gap, because then nobody knows which side is the sea
 */
export function seaWithin(box: Bounds, coast: readonly Line[]): Ring[][] | null {
  const { rings, open } = joinLines(coast, { turns: false })
  const chains = open.flatMap((line) => clipLine(line, box))
  const whole = rings.filter((ring) => ring.every((at) => isWithin(at, box)))
  // A ring that begins inside of the box is cut in its middle too, and joined there again.
  const cutRings = rings
    .filter((ring) => !whole.includes(ring))
    .flatMap((ring) => joinLines(clipLine(ring, box), { turns: false }).open)
  const edges = [...chains, ...cutRings]
  if (edges.some((line) => !isOnEdge(line[0], box) || !isOnEdge(line.at(-1), box))) return null
  const seas = closeAlongEdge(edges, box)
  const islands = whole.filter((ring) => getArea(ring) > 0)
  const lakes = whole.filter((ring) => getArea(ring) < 0)
  if (seas.length > 0) return getPolygons([...seas, ...lakes], islands)
  // Islands alone: all around them is the sea.
  return islands.length > 0 ? getPolygons([getCorners(box), ...lakes], islands) : getPolygons(lakes, [])
}

/** Positive when the ring turns against the clock. */
function getArea(ring: Ring): number {
  return ring.reduce((sum, [lng, lat], index) => {
    const [nextLng, nextLat] = ring[index + 1] ?? [lng, lat]
    return sum + (lng * nextLat - nextLng * lat) / 2
  }, 0)
}

/**
 * Closes lines along the edge of the box. The sea is on the right of a line, so the edge leads with the clock from the
 * end of a line to the next beginning of one.
 */
function closeAlongEdge(lines: readonly Line[], box: Bounds): Ring[] {
  const starts = lines.map((line) => ({ line, at: placeOnEdge(line[0] ?? [0, 0], box) }))
  const left = new Set(starts)
  const rings: Ring[] = []
  for (const first of left) {
    const ring: Position[] = []
    let current: (typeof starts)[number] | undefined = first
    while (current && left.has(current)) {
      left.delete(current)
      ring.push(...current.line)
      const end = placeOnEdge(current.line.at(-1) ?? [0, 0], box)
      const next = nextAlong(starts, end)
      ring.push(...cornersBetween(end, next?.at ?? end, box))
      current = next
    }
    const [start] = ring
    if (start) rings.push([...ring, start])
  }
  return rings
}

/** Places on the edge go with the clock from the south-west corner: west 0 to 1, north to 2, east to 3, south to 4. */
function placeOnEdge([lng, lat]: Position, { west, south, east, north }: Bounds): number {
  if (near(lng, west)) return (lat - south) / (north - south)
  if (near(lat, north)) return 1 + (lng - west) / (east - west)
  if (near(lng, east)) return 2 + (north - lat) / (north - south)
  return 3 + (east - lng) / (east - west)
}

function nextAlong<Start extends { at: number }>(starts: readonly Start[], from: number): Start | undefined {
  const distance = ({ at }: Start) => (at - from + 4) % 4
  return starts.toSorted((a, b) => distance(a) - distance(b))[0]
}

function cornersBetween(from: number, to: number, box: Bounds): Position[] {
  const [, northWest, northEast, southEast, southWest] = getCorners(box)
  const corners = [southWest, northWest, northEast, southEast]
  const last = to > from ? to : to + 4
  const between: Position[] = []
  for (let corner = Math.floor(from) + 1; corner < last; corner += 1) {
    const position = corners[corner % 4]
    if (position) between.push(position)
  }
  return between
}

/** The corners with the clock, from the south-west to the south-west. */
function getCorners({ west, south, east, north }: Bounds): [Position, Position, Position, Position, Position] {
  return [
    [west, south],
    [west, north],
    [east, north],
    [east, south],
    [west, south],
  ]
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-9
}

function isWithin([lng, lat]: Position, { west, south, east, north }: Bounds): boolean {
  return lng > west && lng < east && lat > south && lat < north
}

function isOnEdge(at: Position | undefined, { west, south, east, north }: Bounds): boolean {
  return at !== undefined && (near(at[0], west) || near(at[0], east) || near(at[1], south) || near(at[1], north))
}

/** The parts of a line inside of the box. They end on its edge where the line leaves it. */
function clipLine(line: Line, box: Bounds): Line[] {
  const parts: Position[][] = []
  let part: Position[] = []
  const finish = () => {
    if (part.length > 1) parts.push(part)
    part = []
  }
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [line[index - 1], line[index]]
    const inside = from && to && clipSegment(from, to, box)
    if (!inside) {
      finish()
      continue
    }
    if (part.length === 0) part.push(inside.from)
    part.push(inside.to)
    if (inside.isCut) finish()
  }
  finish()
  return parts
}

type Clipped = { from: Position; to: Position; /** True if the segment leaves the box. */ isCut: boolean }

/** Liang and Barsky's method: the part of a segment between the times when it enters and leaves the box. */
function clipSegment(from: Position, to: Position, { west, south, east, north }: Bounds): Clipped | null {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
  let [enter, leave] = [0, 1]
  const sides: [number, number][] = [
    [-dx, from[0] - west],
    [dx, east - from[0]],
    [-dy, from[1] - south],
    [dy, north - from[1]],
  ]
  for (const [speed, room] of sides) {
    if (speed === 0 && room < 0) return null
    if (speed < 0) enter = Math.max(enter, room / speed)
    if (speed > 0) leave = Math.min(leave, room / speed)
  }
  if (enter >= leave) return null
  const at = (time: number): Position => [from[0] + dx * time, from[1] + dy * time]
  return { from: enter === 0 ? from : at(enter), to: leave === 1 ? to : at(leave), isCut: leave < 1 }
}
