import type { Box, Point } from '../outlines/clip.ts'

/**
 * Makes areas of lines that cross a box. The area is on the left of each line, so an open line goes on along the edge of
 * the box, counterclockwise, to the start of the next line.
 */
export function closeRings(lines: readonly (readonly Point[])[], box: Box): Point[][] {
  const isClosed = (line: readonly Point[]) => String(line[0]) === String(line.at(-1))
  const rings = lines.filter(isClosed).map((line) => [...line])
  const open = lines.filter((line) => !isClosed(line)).map((line) => [...line])
  for (let ring = open.shift(); ring; ring = open.shift()) {
    for (let isOpen = true; isOpen;) {
      const from = placeOnEdge(ring.at(-1), box)
      const ahead = (line: readonly Point[] | undefined) => (placeOnEdge(line?.[0], box) - from + 4) % 4
      const next = open.toSorted((a, b) => ahead(a) - ahead(b))[0]
      isOpen = next !== undefined && ahead(next) < ahead(ring)
      const reach = isOpen ? ahead(next) : ahead(ring)
      ring.push(...getCorners(box).filter((corner) => ahead([corner]) > 0 && ahead([corner]) < reach))
      if (isOpen && next) ring.push(...(open.splice(open.indexOf(next), 1)[0] ?? []))
    }
    rings.push([...ring, ...ring.slice(0, 1)])
  }
  return rings
}

/** From the south-west corner counterclockwise: 0 to 1 along the south, to 2 along the east, and so on. */
function placeOnEdge(point: Point | undefined, { west, south, east, north }: Box): number {
  if (!point) throw new Error('An empty line has no end')
  const [lng, lat] = point
  const near = (a: number, b: number) => Math.abs(a - b) < 1e-9
  if (near(lat, south)) return (lng - west) / (east - west)
  if (near(lng, east)) return 1 + (lat - south) / (north - south)
  if (near(lat, north)) return 2 + (east - lng) / (east - west)
  if (near(lng, west)) return 3 + (north - lat) / (north - south)
  throw new Error(`A line ends inside the box, at ${point.join(', ')}`)
}

/** In the same order, so that a ring passes them as it goes. The first is there twice for rings that pass the start. */
function getCorners({ west, south, east, north }: Box): Point[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
  ]
}
