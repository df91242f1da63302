import type { Point } from '../outlines/clip.ts'
import { toDegrees, toMetres, type Metres } from './metres.ts'

/** Metres around the centre of the drawing that are drawn finely. */
const NEAR = { west: -30_000, south: -20_000, east: 20_000, north: 20_000 }

export function isNear({ x, y }: Metres): boolean {
  return x > NEAR.west && x < NEAR.east && y > NEAR.south && y < NEAR.north
}

/** Takes the points of a closed ring at least `grain` metres apart, and cuts the corners twice (Chaikin, 1974). */
export function smoothRing(ring: readonly Metres[], grain: number): Metres[] {
  const spaced = averaged(resampled([...ring, ...ring.slice(0, 1)], grain).slice(0, -1))
  return spaced.length < 4 ? [...ring] : cutCorners(cutCorners(spaced))
}

/** Draws a curve through the points of a line (Catmull and Rom, 1974). @param step metres between its points */
export function curveThrough(line: readonly Point[], step = 60): Point[] {
  const knots = line.map(toMetres)
  const curve = knots.slice(0, -1).flatMap((from, index): Metres[] => {
    const to = knots[index + 1] ?? from
    const before = knots[index - 1] ?? from
    const after = knots[index + 2] ?? to
    const parts = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / step))
    return Array.from({ length: parts }, (_, part) => onCurve([before, from, to, after], part / parts))
  })
  return [...curve, ...knots.slice(-1)].map(toDegrees)
}

type Knots = readonly [Metres, Metres, Metres, Metres]

/** A point between the second and the third knot. @param t 0 to 1 */
function onCurve([a, b, c, d]: Knots, t: number): Metres {
  const axis = (p: number, q: number, r: number, s: number) =>
    q + (t / 2) * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)))
  return { x: axis(a.x, b.x, c.x, d.x), y: axis(a.y, b.y, c.y, d.y) }
}

/** Points along a line at equal distances of about `step` metres. */
function resampled(line: readonly Metres[], step: number): Metres[] {
  const points: Metres[] = line.slice(0, 1)
  let rest = step
  line.slice(1).forEach((to, index) => {
    const from = line[index] ?? to
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    for (; rest <= length; rest += step) {
      points.push({ x: from.x + ((to.x - from.x) * rest) / length, y: from.y + ((to.y - from.y) * rest) / length })
    }
    rest -= length
  })
  return [...points, ...line.slice(-1)]
}

/** Each point becomes the mean of itself (half) and its neighbours. Points at the edge of the drawing stay. */
function averaged(ring: readonly Metres[]): Metres[] {
  return ring.map((point, index) => {
    const before = ring.at(index - 1) ?? point
    const after = ring[(index + 1) % ring.length] ?? point
    return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 }
  })
}

function cutCorners(ring: readonly Metres[]): Metres[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length] ?? from
    return [0.25, 0.75].map((t) => ({ x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }))
  })
}
