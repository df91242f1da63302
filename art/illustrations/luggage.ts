import { gold, green, indigo, silt } from './palette.ts'
import { circle, ellipse, path, polygon, rect, stroke } from './svg.ts'

/** The inks of a case: lit face, shadow side, leather straps. */
export type CaseInks = { readonly body: string; readonly shade: string; readonly strap: string }

/** A hard suitcase lying flat with two straps, a handle and brass corners. (x, base) is the middle of its foot. */
export function suitcase(x: number, base: number, w: number, h: number, inks: CaseInks): string {
  const l = x - w / 2
  const top = base - h
  const strap = (at: number): string =>
    rect(l + w * at, top, w * 0.06, h, inks.strap) +
    rect(l + w * at - w * 0.008, top + h * 0.42, w * 0.076, h * 0.2, gold.base)
  const corner = (cx: number, cy: number, sx: number, sy: number): string =>
    path(`M${cx} ${cy}h${sx * h * 0.26}q0 ${sy * h * 0.26} ${-sx * h * 0.26} ${sy * h * 0.26}z`, gold.dark)
  return (
    rect(l, top, w, h, inks.body, { rx: h * 0.1 }) +
    path(
      `M${l + w * 0.8} ${top}H${l + w - h * 0.1}q${h * 0.1} 0 ${h * 0.1} ${h * 0.1}V${base - h * 0.1}q0 ${h * 0.1} ${-h * 0.1} ${h * 0.1}H${l + w * 0.76}Z`,
      inks.shade,
    ) +
    stroke(`M${l} ${top + h * 0.36}H${l + w}`, inks.shade, h * 0.05) +
    strap(0.16) +
    strap(0.76) +
    stroke(
      `M${x - w * 0.1} ${top + h * 0.5}q0 ${h * 0.3} ${w * 0.03} ${h * 0.3}h${w * 0.14}q${w * 0.03} 0 ${w * 0.03} ${-h * 0.3}`,
      inks.strap,
      h * 0.1,
      { 'stroke-linejoin': 'round' },
    ) +
    corner(l, top, 1, 1) +
    corner(l, base, 1, -1) +
    corner(l + w, top, -1, 1) +
    corner(l + w, base, -1, -1)
  )
}

/** Corners in radii from the middle: Turkey to Malaya, with Arabia and India hanging from the mainland. */
const eurasia = [
  -0.9, -0.62, -0.3, -0.98, 0.5, -0.92, 1, -0.4, 1, -0.3, 0.8, -0.16, 0.78, 0.12, 0.7, 0.14, 0.62, -0.1, 0.44, -0.22,
  0.22, 0.34, 0.06, -0.16, -0.14, -0.26, -0.34, -0.28, -0.18, -0.04, -0.44, 0.12, -0.6, -0.28, -0.8, -0.34,
]
/** The Red Sea coast, the Horn and the south. */
const africa = [-1, -0.26, -0.7, -0.22, -0.54, 0.22, -0.3, 0.22, -0.5, 0.56, -0.6, 0.86, -1, 0.9]

/** A schoolroom globe on a brass stand, turned to the Arabian Sea. (x, y) is its middle. */
export function globe(x: number, y: number, r: number, clip: string): string {
  /** Corners in radii from the middle. */
  const coast = (points: readonly number[]): string =>
    `M${points.map((value, i) => (i % 2 === 0 ? x : y) + value * r).join(' ')}Z`
  const land = (d: string, ink: string): string => path(d, ink, { 'clip-path': clip })
  return (
    path(
      `M${x - r * 0.5} ${y + r * 1.52}q${r * 0.06} ${-r * 0.22} ${r * 0.5} ${-r * 0.22}t${r * 0.5} ${r * 0.22}z`,
      gold.dark,
    ) +
    rect(x - r * 0.07, y + r * 1.06, r * 0.14, r * 0.3, gold.dark) +
    stroke(
      `M${x + r * 0.5} ${y - r * 1.04}A${r * 1.15} ${r * 1.15} 0 0 1 ${x - r * 0.5} ${y + r * 1.04}`,
      gold.base,
      r * 0.09,
    ) +
    circle(x, y, r, indigo.light) +
    land(coast(eurasia), green.base) +
    land(coast(africa), green.base) +
    land(coast([0.52, 0.66, 0.76, 0.52, 1, 0.56, 1, 0.9, 0.6, 0.84]), green.base) +
    path(
      `M${x + r * 0.5} ${y - r * 0.866}A${r} ${r} 0 0 1 ${x + r * 0.5} ${y + r * 0.866}Q${x + r * 0.86} ${y} ${x + r * 0.5} ${y - r * 0.866}Z`,
      indigo.deep,
      { opacity: 0.35 },
    ) +
    ellipse(x + r * 0.52, y - r * 1.06, r * 0.1, r * 0.1, gold.light)
  )
}

/** A toy aeroplane on a string, flying left. */
export function toyPlane(x: number, y: number, s: number, body: string, shade: string, wing: string): string {
  return (
    path(
      `M${x - s} ${y}Q${x - s * 0.9} ${y - s * 0.22} ${x - s * 0.4} ${y - s * 0.22}L${x + s * 0.7} ${y - s * 0.16}L${x + s} ${y - s * 0.5}H${x + s * 1.16}L${x + s * 1.06} ${y + s * 0.02}Q${x + s * 0.2} ${y + s * 0.26} ${x - s * 0.6} ${y + s * 0.2}Q${x - s * 0.96} ${y + s * 0.16} ${x - s} ${y}Z`,
      body,
    ) +
    path(
      `M${x - s} ${y}L${x + s * 1.06} ${y + s * 0.02}Q${x + s * 0.2} ${y + s * 0.26} ${x - s * 0.6} ${y + s * 0.2}Q${x - s * 0.96} ${y + s * 0.16} ${x - s} ${y}Z`,
      shade,
    ) +
    polygon(
      [x - s * 0.1, y + s * 0.02, x + s * 0.3, y + s * 0.02, x + s * 0.6, y + s * 0.5, x + s * 0.36, y + s * 0.5],
      wing,
    ) +
    circle(x - s * 0.56, y - s * 0.06, s * 0.07, indigo.pale) +
    circle(x - s * 0.3, y - s * 0.07, s * 0.07, indigo.pale) +
    circle(x - s * 0.04, y - s * 0.07, s * 0.07, indigo.pale) +
    stroke(`M${x - s} ${y - s * 0.34}V${y + s * 0.34}`, silt.dark, s * 0.07, { 'stroke-linecap': 'round' })
  )
}
