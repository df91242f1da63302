import type { Position } from '../../map/import/osm-elements.ts'

/**
 * The centre of gravity of a closed line, and the middle of the box around an open one.
 * @returns null without positions
 */
export function getCentroid(line: readonly Position[]): Position | null {
  const [first, last] = [line[0], line.at(-1)]
  if (!first || !last) return null
  const isClosed = line.length > 3 && first[0] === last[0] && first[1] === last[1]
  return (isClosed ? centreOfGravity(line, first) : null) ?? middleOfBox(line)
}

/** Computed from the first point, because degrees are large numbers and areas of houses are small ones. */
function centreOfGravity(ring: readonly Position[], [lng0, lat0]: Position): Position | null {
  let [area, lng, lat] = [0, 0, 0]
  for (const [index, [x, y]] of ring.entries()) {
    const next = ring[index + 1]
    if (!next) break
    const [x1, y1, x2, y2] = [x - lng0, y - lat0, next[0] - lng0, next[1] - lat0]
    const cross = x1 * y2 - x2 * y1
    area += cross
    lng += (x1 + x2) * cross
    lat += (y1 + y2) * cross
  }
  const centre: Position = [lng0 + lng / (3 * area), lat0 + lat / (3 * area)]
  return centre.every(Number.isFinite) ? centre : null
}

function middleOfBox(line: readonly Position[]): Position {
  let [west, south, east, north] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const [lng, lat] of line) {
    west = Math.min(west, lng)
    east = Math.max(east, lng)
    south = Math.min(south, lat)
    north = Math.max(north, lat)
  }
  return [(west + east) / 2, (south + north) / 2]
}
