import { circle, path, rect, rounded, stroke, times } from './svg.ts'
import { dotRing, dots } from './ornament.ts'
import { seeded } from './seeded.ts'

/** A sky in flat bands. Each band is one more layer of the same ink. */
export function bandedSky(bands: readonly string[], horizon: number, width = 800, height = 600): string {
  const [first = '', ...rest] = bands
  const step = horizon / bands.length
  return (
    rect(0, 0, width, height, first) +
    rest
      .map((ink, index) => {
        const y = step * (index + 1)
        const lift = index % 2 === 0 ? 1 : -1
        const w = width
        return path(
          `M0 ${y + 18 * lift}C${w * 0.25} ${y - 34 * lift} ${w * 0.55} ${y + 40 * lift} ${w} ${y - 16 * lift}V${height}H0Z`,
          ink,
        )
      })
      .join('')
  )
}

/** The sun as a mirror-work disc with rings of tied dots. */
export function sun(cx: number, cy: number, radius: number, disc: string, ring: string, rings = 2): string {
  return (
    circle(cx, cy, radius, disc) +
    times(rings, (i) => dotRing(cx, cy, radius + 16 + i * 19, ring, 6 - i * 1.6, Math.round((radius + i * 16) / 2.6)))
  )
}

/** A waxing moon for night pictures. */
export function crescent(cx: number, cy: number, r: number, ink: string): string {
  return path(
    `M${cx + r * 0.3} ${cy - r}A${r} ${r} 0 1 0 ${cx + r} ${cy + r * 0.3}A${r * 0.8} ${r * 0.8} 0 0 1 ${cx + r * 0.3} ${cy - r}Z`,
    ink,
  )
}

/** Long lozenge clouds in the manner of a travel poster. */
export function cloud(x: number, y: number, width: number, ink: string, shade: string): string {
  const h = width * 0.1
  return (
    rect(x + width * 0.22, y - h, width * 0.5, h * 1.4, ink, { rx: h * 0.7 }) +
    rect(x, y, width, h * 1.2, ink, { rx: h * 0.6 }) +
    rect(x + width * 0.36, y + h * 0.78, width * 0.74, h, shade, { rx: h * 0.5 })
  )
}

/** Four birds, which give a sky its scale. */
export function birds(x: number, y: number, ink: string, size = 1): string {
  const one = (bx: number, by: number, s: number): string =>
    `M${x + bx * size} ${y + by * size}q${7 * s} ${-8 * s} ${12 * s} 0q${5 * s} ${-8 * s} ${12 * s} 0`
  return stroke(
    one(0, 0, size) + one(40, -18, size * 0.8) + one(66, 8, size * 0.7) + one(24, 22, size * 0.6),
    ink,
    3 * size,
    { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
  )
}

/** Stars on a loose grid, so that they do not touch or line up. */
export function stars(seed: number, columns: number, rows: number, height: number, ink: string, width = 800): string {
  const next = seeded(seed)
  const marks: string[] = []
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = ((column + 0.2 + next() * 0.6) * width) / columns
      const y = ((row + 0.2 + next() * 0.6) * height) / rows
      const bright = next()
      marks.push(
        bright > 0.8
          ? path(`M${x} ${y - 8}q1 7 8 8q-7 1 -8 8q-1 -7 -8 -8q7 -1 8 -8Z`, ink)
          : circle(x, y, 1.4 + bright * 1.6, ink),
      )
    }
  }
  return marks.join('')
}

/** Monsoon rain as slanted stitches. */
export function rain(ink: string, width = 800, height = 600): string {
  return stroke(
    times(11, (i) => `M${i * (width / 10)} 0l${-height * 0.2} ${height}`),
    ink,
    2.4,
    { 'stroke-dasharray': '26 54', 'stroke-linecap': 'round' },
  )
}

export function lampString(
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  sag: number,
  wire: string,
  lamp: string,
  size = 9,
  gap = 34,
): string {
  const d = `M${rounded(x1)} ${rounded(y1)}Q${rounded((x1 + x2) / 2)} ${rounded((y1 + y2) / 2 + sag * 2)} ${rounded(x2)} ${rounded(y2)}`
  return stroke(d, wire, 2) + dots(d, lamp, size, gap)
}
