import { brick, gold, green, indigo, marigold, paper } from './palette.ts'
import { ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A run of ripple crests, which marks the Tapi in every picture. */
export function ripple(x: number, y: number, count: number, length: number, height: number): string {
  return `M${x} ${y}${times(count, () => `q${length / 2} ${-height} ${length} 0`)}`
}

/** Rows of ripples that widen towards the viewer, in runs of two to four whole crests. */
export function ripples(y: number, bottom: number, rows: number, ink: string, width = 800): string {
  return times(rows, (row) => {
    const t = row / Math.max(1, rows - 1)
    const length = Math.round(28 + t * 40)
    const height = Math.round(6 + t * 8)
    const line = Math.round(y + (bottom - y) * t ** 1.3)
    const runs: string[] = []
    let x = ((row * 53) % 90) - 40
    for (let run = 0; x < width; run += 1) {
      const crests = 2 + ((row * 3 + run * 2) % 3)
      runs.push(ripple(x, line, crests, length, height))
      x += length * (crests + 1.5 + ((row * 5 + run * 7) % 4))
    }
    return stroke(runs.join(''), ink, 2 + t * 2.6, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
  })
}

/** A river in two flat tones: the far water paler, the near water full ink. */
export function river(y: number, far: string, near: string, line: string, width = 800, height = 600): string {
  const middle = y + (height - y) * 0.36
  return (
    rect(0, y, width, height - y, far) +
    path(
      `M0 ${middle}C${width * 0.2} ${middle - 16} ${width * 0.4} ${middle + 18} ${width * 0.62} ${middle}S${width * 0.9} ${middle - 14} ${width} ${middle + 6}V${height}H0Z`,
      near,
    ) +
    ripples(y + 22, height - 24, Math.max(3, Math.round((height - y) / 26)), line, width)
  )
}

/** Broken bars that show the reflection of a light on moving water. */
export function glitter(cx: number, y: number, bottom: number, width: number, ink: string): string {
  const rows = Math.round((bottom - y) / 15)
  return times(rows, (row) => {
    const w = width * (0.35 + ((row * 5) % 7) / 9) * (1 - row / (rows * 1.7))
    return rect(cx - w / 2 + ((row * 3) % 5) * 5 - 10, y + row * 15, w, 5, ink, { rx: 2.5 })
  })
}

/** A river boat with a single slanted sail, as worked the Tapi when ships lay at Swally. */
export function sailBoat(x: number, y: number, s: number, hull: string, sail: string, shade: string): string {
  return (
    stroke(`M${x} ${y}V${y - s * 1.25}`, hull, s * 0.05) +
    path(
      `M${x - s * 0.06} ${y - s * 1.2}Q${x - s * 0.75} ${y - s * 0.7} ${x - s * 0.62} ${y - s * 0.1}H${x - s * 0.06}Z`,
      sail,
    ) +
    path(
      `M${x + s * 0.06} ${y - s * 1.12}Q${x + s * 0.62} ${y - s * 0.6} ${x + s * 0.55} ${y - s * 0.1}H${x + s * 0.06}Z`,
      shade,
    ) +
    path(
      `M${x - s * 0.85} ${y - s * 0.04}Q${x} ${y + s * 0.1} ${x + s * 0.9} ${y - s * 0.1}Q${x + s * 0.6} ${y + s * 0.3} ${x + s * 0.3} ${y + s * 0.3}H${x - s * 0.4}Q${x - s * 0.7} ${y + s * 0.26} ${x - s * 0.85} ${y - s * 0.04}Z`,
      hull,
    )
  )
}

/** An open boat. The second tint is its inside. */
export function rowBoat(x: number, y: number, s: number, hull: string, shade: string): string {
  return (
    path(
      `M${x - s} ${y}Q${x} ${y + s * 0.16} ${x + s} ${y - s * 0.06}Q${x + s * 0.7} ${y + s * 0.34} ${x + s * 0.4} ${y + s * 0.34}H${x - s * 0.5}Q${x - s * 0.8} ${y + s * 0.3} ${x - s} ${y}Z`,
      hull,
    ) +
    path(
      `M${x - s} ${y}Q${x} ${y + s * 0.16} ${x + s} ${y - s * 0.06}L${x + s * 0.93} ${y + s * 0.06}Q${x} ${y + s * 0.28} ${x - s * 0.93} ${y + s * 0.11}Z`,
      shade,
    )
  )
}

/** A tiered fountain in a round basin, jets as dashed arcs. */
export function fountain(x: number, y: number): string {
  return (
    stroke(
      `M${x} ${y - 60}q-10 -60 -60 -50q-26 12 -30 60M${x} ${y - 60}q10 -60 60 -50q26 12 30 60M${x} ${y - 60}q-4 -90 -30 -90q-22 6 -26 60M${x} ${y - 60}q4 -90 30 -90q22 6 26 60`,
      indigo.pale,
      5,
      { 'stroke-linecap': 'round', 'stroke-dasharray': '22 7' },
    ) +
    ellipse(x, y, 190, 44, paper.dark) +
    ellipse(x, y - 8, 190, 42, paper.light) +
    ellipse(x, y - 6, 170, 34, indigo.base) +
    ellipse(x - 24, y - 10, 120, 22, indigo.light) +
    stroke(`M${x - 130} ${y - 2}q30 10 60 0M${x + 50} ${y + 8}q30 10 60 -2`, indigo.pale, 3) +
    polygon([x - 12, y, x - 8, y - 40, x + 8, y - 40, x + 12, y], paper.dark) +
    path(`M${x - 46} ${y - 58}h92q-8 24 -46 24t-46 -24z`, paper.light) +
    path(`M${x + 10} ${y - 35}q30 -4 36 -23h-20q-2 16 -16 23z`, paper.deep)
  )
}

/** Inks of the jets of a musical fountain, from left to right. */
export const jetInks: readonly string[] = [marigold.base, brick.light, gold.light, green.light, indigo.pale]

/** Five lit jets of a musical fountain: the middle one highest, each a fan of drops in its own ink. */
export function jets(cx: number, base: number, height: number): string {
  return times(5, (i) => {
    const x = cx + (i - 2) * height * 0.26
    const h = height * (i === 2 ? 1 : i % 2 === 0 ? 0.5 : 0.74)
    const fall = (reach: number, top: number): string =>
      `M${x} ${base}Q${x + reach * 0.3} ${base - h * top * 1.7} ${x + reach} ${base}`
    const ink = jetInks[i] ?? gold.light
    return (
      stroke(fall(-h * 0.24, 0.66) + fall(h * 0.24, 0.66) + fall(-h * 0.13, 0.9) + fall(h * 0.13, 0.9), ink, 4, {
        'stroke-linecap': 'round',
        'stroke-dasharray': '20 8',
      }) +
      stroke(`M${x} ${base}V${base - h}`, ink, 8, { 'stroke-linecap': 'round', 'stroke-dasharray': '34 9 16 9 6 9' })
    )
  })
}
