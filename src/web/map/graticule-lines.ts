type BoundsDegrees = { west: number; south: number; east: number; north: number }

const STEPS_DEGREES = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005]

/** Two lines are at least this far apart. */
const MIN_GAP_PX = 110

/** Round meridians and parallels, in degrees, that cross the bounds at a zoom level. */
export function graticuleLines(bounds: BoundsDegrees, zoom: number): { meridians: number[]; parallels: number[] } {
  const pixelsPerDegree = (256 * 2 ** zoom) / 360
  const step = STEPS_DEGREES.findLast((degrees) => degrees * pixelsPerDegree >= MIN_GAP_PX) ?? 30
  return {
    meridians: multiples(step, bounds.west, bounds.east),
    parallels: multiples(step, Math.max(-85, bounds.south), Math.min(85, bounds.north)),
  }
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  // Multiplied instead of added up, so that rounding errors do not add up.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(4)))
}
