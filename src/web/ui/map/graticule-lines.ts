/** Degrees. */
type Bounds = { west: number; south: number; east: number; north: number }

const STEPS = [30, 20, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005]

/** Pixels that two lines are apart at least. */
const APART = 110

/** Round meridians and parallels that cross a part of the map at a zoom. */
export function graticuleLines(bounds: Bounds, zoom: number): { meridians: number[]; parallels: number[] } {
  const pixelsPerDegree = (256 * 2 ** zoom) / 360
  const step = STEPS.findLast((degrees) => degrees * pixelsPerDegree >= APART) ?? 30
  return {
    meridians: multiples(step, bounds.west, bounds.east),
    parallels: multiples(step, Math.max(-85, bounds.south), Math.min(85, bounds.north)),
  }
}

function multiples(step: number, from: number, to: number): number[] {
  const first = Math.ceil(from / step)
  const count = Math.max(0, Math.floor(to / step) - first + 1)
  // Counted, not added up, so that no error adds up either.
  return Array.from({ length: count }, (_, index) => Number(((first + index) * step).toFixed(4)))
}
