import { leaf } from './ornament.ts'
import { gold, marigold, paper, silt } from './palette.ts'
import { circle, path, polygon, rect, stroke, times } from './svg.ts'

/** Two tongues of fire, hot inside cooler. */
export function flame(x: number, y: number, s: number): string {
  return (
    path(
      `M${x} ${y}C${x - s * 0.7} ${y - s * 0.1} ${x - s * 0.5} ${y - s * 0.7} ${x - s * 0.1} ${y - s * 1.3}Q${x + s * 0.05} ${y - s * 0.9} ${x + s * 0.3} ${y - s * 0.9}C${x + s * 0.7} ${y - s * 0.4} ${x + s * 0.5} ${y} ${x} ${y}Z`,
      marigold.base,
    ) +
    path(
      `M${x} ${y}C${x - s * 0.36} ${y - s * 0.06} ${x - s * 0.24} ${y - s * 0.4} ${x} ${y - s * 0.7}C${x + s * 0.3} ${y - s * 0.4} ${x + s * 0.3} ${y - s * 0.04} ${x} ${y}Z`,
      gold.light,
    )
  )
}

/** An afarganyu: the metal urn that holds the fire. */
export function fireUrn(x: number, base: number, s: number): string {
  return (
    path(`M${x - s * 0.3} ${base}h${s * 0.6}l${-s * 0.16} ${-s * 0.3}h${-s * 0.28}z`, gold.dark) +
    path(
      `M${x - s * 0.55} ${base - s}Q${x - s * 0.5} ${base - s * 0.3} ${x} ${base - s * 0.28}T${x + s * 0.55} ${base - s}Z`,
      gold.base,
    ) +
    path(
      `M${x + s * 0.1} ${base - s * 0.28}Q${x + s * 0.5} ${base - s * 0.34} ${x + s * 0.55} ${base - s}H${x + s * 0.2}Q${x + s * 0.26} ${base - s * 0.5} ${x + s * 0.1} ${base - s * 0.28}Z`,
      gold.dark,
    ) +
    flame(x, base - s, s * 0.7)
  )
}

/** A bundle column with a double-bull capital drawn as two scrolls. */
export function scrollColumn(x: number): string {
  return (
    rect(x - 24, 448, 48, 20, paper.dark) +
    rect(x - 16, 286, 32, 164, paper.light) +
    rect(x + 4, 286, 12, 164, paper.deep) +
    rect(x - 8, 290, 3, 156, paper.dark) +
    path(`M${x - 34} 262q-10 22 12 26h44q22 -4 12 -26z`, paper.base) +
    circle(x - 24, 272, 8, silt.light) +
    circle(x + 24, 272, 8, silt.base)
  )
}

/** A turned timber column with pot base, bead rings and leaf bracket. */
export function carvedColumn(): string {
  const w = 38
  return (
    rect(-w * 0.7, 466, w * 1.4, 26, gold.dark) +
    rect(w * 0.2, 466, w * 0.5, 26, gold.deep) +
    path(`M${-w * 0.44} 466q${-w * 0.3} -26 0 -46h${w * 0.88}q${w * 0.3} 20 0 46Z`, gold.base) +
    path(`M${w * 0.1} 466q${w * 0.2} -26 0 -46h${w * 0.34}q${w * 0.3} 20 0 46Z`, gold.dark) +
    rect(-w * 0.34, 262, w * 0.68, 160, gold.base) +
    rect(w * 0.06, 262, w * 0.28, 160, gold.dark) +
    times(4, (i) => rect(-w * 0.46, 284 + i * 40, w * 0.92, 9, i % 2 === 0 ? gold.light : gold.deep)) +
    leaf(26, 9, gold.deep, -90, -2, 412) +
    rect(-w * 0.6, 244, w * 1.2, 20, gold.light) +
    rect(w * 0.16, 244, w * 0.44, 20, gold.dark) +
    path(`M${-w * 0.5} 244q-30 -6 -34 -44h${w + 68}q-4 38 -34 44Z`, gold.dark) +
    leaf(30, 9, gold.light, -148, -16, 240) +
    leaf(30, 9, gold.light, -32, 16, 240) +
    circle(0, 222, 8, gold.light)
  )
}

/** The cross over a spire. */
export function spireCross(x: number, y: number, s: number, ink: string): string {
  return stroke(`M${x} ${y}v${-s}M${x - s * 0.3} ${y - s * 0.68}h${s * 0.6}`, ink, s * 0.13)
}

/** A buttress: the wedge that makes a plain wall Gothic. */
export function buttress(x: number, top: number, base: number, lit: string, shade: string): string {
  return (
    polygon([x, top, x + 16, top + 14, x + 16, base, x, base], shade) +
    polygon([x, top, x - 8, top + 14, x - 8, base, x, base], lit)
  )
}
