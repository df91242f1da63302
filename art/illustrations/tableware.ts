import { dotRing } from './ornament.ts'
import { gold, green, indigo, paper, silt } from './palette.ts'
import { place, type Sheet } from './sheet.ts'
import { circle, ellipse, path, rect, stroke, times } from './svg.ts'

export type Metal = { readonly rim: string; readonly well: string; readonly shade: string; readonly glint: string }

/** The two metals a Surti meal is served in. */
export const brass: Metal = { rim: gold.base, well: gold.light, shade: gold.dark, glint: gold.pale }
export const steel: Metal = { rim: indigo.pale, well: paper.base, shade: indigo.light, glint: paper.pale }

/** A thali seen from above: cast shadow, rim, well, and a glint on the lit side. */
export function thali(cx: number, cy: number, r: number, metal: Metal, cast: string): string {
  const a = r * 0.93
  return (
    circle(cx + r * 0.06, cy + r * 0.08, r * 1.01, cast, { opacity: 0.55 }) +
    circle(cx, cy, r, metal.rim) +
    path(
      `M${cx + r * 0.72} ${cy - r * 0.69}A${r} ${r} 0 0 1 ${cx - r * 0.69} ${cy + r * 0.72}A${r * 1.12} ${r * 1.12} 0 0 0 ${cx + r * 0.72} ${cy - r * 0.69}Z`,
      metal.shade,
    ) +
    circle(cx, cy, r * 0.86, metal.well) +
    path(
      `M${cx - r * 0.6} ${cy + r * 0.61}A${r * 0.86} ${r * 0.86} 0 0 1 ${cx + r * 0.61} ${cy - r * 0.6}A${r * 0.93} ${r * 0.93} 0 0 0 ${cx - r * 0.6} ${cy + r * 0.61}Z`,
      metal.shade,
    ) +
    dotRing(cx, cy, r * 0.93, metal.glint, r * 0.022, 60) +
    stroke(
      `M${cx - a * 0.88} ${cy - a * 0.28}A${a} ${a} 0 0 1 ${cx - a * 0.3} ${cy - a * 0.88}`,
      metal.glint,
      r * 0.035,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A small bowl from above, filled. */
export function katori(cx: number, cy: number, r: number, metal: Metal, filling: string, sheen: string): string {
  return (
    circle(cx + r * 0.1, cy + r * 0.14, r, metal.shade, { opacity: 0.8 }) +
    circle(cx, cy, r, metal.rim) +
    circle(cx, cy, r * 0.84, metal.shade) +
    circle(cx + r * 0.02, cy + r * 0.04, r * 0.78, filling) +
    stroke(
      `M${cx - r * 0.56} ${cy - r * 0.1}A${r * 0.58} ${r * 0.58} 0 0 1 ${cx - r * 0.1} ${cy - r * 0.54}`,
      sheen,
      r * 0.1,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A ribbed tea glass in elevation. */
export function teaGlass(x: number, base: number, h: number, tea: string, teaShade: string, glass: string): string {
  const w = h * 0.34
  return (
    path(`M${x - w} ${base - h}L${x - w * 0.76} ${base}H${x + w * 0.76}L${x + w} ${base - h}Z`, glass, {
      opacity: 0.75,
    }) +
    path(
      `M${x - w * 0.9} ${base - h * 0.78}L${x - w * 0.72} ${base - h * 0.07}H${x + w * 0.72}L${x + w * 0.9} ${base - h * 0.78}Z`,
      tea,
    ) +
    path(
      `M${x + w * 0.26} ${base - h * 0.78}L${x + w * 0.2} ${base - h * 0.07}H${x + w * 0.72}L${x + w * 0.9} ${base - h * 0.78}Z`,
      teaShade,
    ) +
    ellipse(x, base - h * 0.78, w * 0.9, h * 0.07, teaShade) +
    ellipse(x, base - h, w, h * 0.08, 'none', { stroke: glass, 'stroke-width': h * 0.025 }) +
    stroke(
      `M${x - w * 0.5} ${base - h * 0.66}L${x - w * 0.42} ${base - h * 0.14}M${x - w * 0.1} ${base - h * 0.66}L${x - w * 0.08} ${base - h * 0.14}`,
      glass,
      h * 0.03,
      { opacity: 0.55, 'stroke-linecap': 'round' },
    )
  )
}

/** A cup and saucer seen from three-quarters. */
export function cup(x: number, y: number, s: number, body: string, shade: string, drink: string, foam: string): string {
  return (
    ellipse(x + s * 0.05, y + s * 0.62, s * 1.25, s * 0.28, shade) +
    ellipse(x, y + s * 0.57, s * 1.2, s * 0.26, body) +
    ellipse(x, y + s * 0.55, s * 0.66, s * 0.12, shade) +
    stroke(
      `M${x + s * 0.74} ${y + s * 0.02}q${s * 0.5} ${-s * 0.06} ${s * 0.4} ${s * 0.22}t${-s * 0.56} ${s * 0.16}`,
      shade,
      s * 0.13,
    ) +
    path(
      `M${x - s * 0.8} ${y - s * 0.12}Q${x - s * 0.7} ${y + s * 0.6} ${x - s * 0.2} ${y + s * 0.6}H${x + s * 0.2}Q${x + s * 0.7} ${y + s * 0.6} ${x + s * 0.8} ${y - s * 0.12}Z`,
      body,
    ) +
    path(
      `M${x + s * 0.3} ${y - s * 0.12}Q${x + s * 0.34} ${y + s * 0.5} ${x + s * 0.06} ${y + s * 0.6}H${x + s * 0.2}Q${x + s * 0.7} ${y + s * 0.6} ${x + s * 0.8} ${y - s * 0.12}Z`,
      shade,
    ) +
    ellipse(x, y - s * 0.12, s * 0.8, s * 0.24, body) +
    ellipse(x, y - s * 0.1, s * 0.7, s * 0.19, drink) +
    path(
      `M${x} ${y + s * 0.05}C${x - s * 0.55} ${y - s * 0.08} ${x - s * 0.4} ${y - s * 0.27} ${x} ${y - s * 0.15}C${x + s * 0.4} ${y - s * 0.27} ${x + s * 0.55} ${y - s * 0.08} ${x} ${y + s * 0.05}Z`,
      foam,
    ) +
    stroke(`M${x} ${y - s * 0.15}V${y + s * 0.02}`, drink, s * 0.03)
  )
}

/** A round-bellied kettle with spout and hoop handle. */
export function kettle(x: number, base: number, s: number, metal: Metal): string {
  return (
    stroke(
      `M${x - s * 0.5} ${base - s * 0.95}Q${x} ${base - s * 1.85} ${x + s * 0.5} ${base - s * 0.95}`,
      metal.shade,
      s * 0.08,
    ) +
    path(
      `M${x + s * 0.6} ${base - s * 0.35}Q${x + s * 1.05} ${base - s * 0.55} ${x + s * 1.12} ${base - s * 1.02}L${x + s * 1.26} ${base - s * 1}Q${x + s * 1.26} ${base - s * 0.3} ${x + s * 0.6} ${base - s * 0.1}Z`,
      metal.shade,
    ) +
    path(
      `M${x - s * 0.62} ${base}Q${x - s * 0.95} ${base - s * 0.5} ${x - s * 0.4} ${base - s * 0.95}H${x + s * 0.4}Q${x + s * 0.95} ${base - s * 0.5} ${x + s * 0.62} ${base}Z`,
      metal.rim,
    ) +
    path(
      `M${x + s * 0.16} ${base - s * 0.95}H${x + s * 0.4}Q${x + s * 0.95} ${base - s * 0.5} ${x + s * 0.62} ${base}H${x + s * 0.2}Q${x + s * 0.5} ${base - s * 0.5} ${x + s * 0.16} ${base - s * 0.95}Z`,
      metal.shade,
    ) +
    rect(x - s * 0.44, base - s * 1.02, s * 0.88, s * 0.1, metal.well, { rx: 3 }) +
    circle(x, base - s * 1.1, s * 0.1, metal.shade) +
    stroke(
      `M${x - s * 0.56} ${base - s * 0.3}Q${x - s * 0.66} ${base - s * 0.56} ${x - s * 0.4} ${base - s * 0.76}`,
      metal.glint,
      s * 0.06,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A leaf plate stitched from overlapping leaves. */
export function leafPlate(sheet: Sheet, cx: number, cy: number, r: number): string {
  const blade = (ink: string): string =>
    sheet.reuse(
      path(`M0 ${-r * 0.3}Q${r * 0.7} ${-r * 0.44} ${r * 1.02} 0Q${r * 0.7} ${r * 0.44} 0 ${r * 0.3}Z`, ink) +
        stroke(`M${r * 0.5} 0H${r * 0.96}`, green.light, 3),
    )
  const blades = [blade(green.base), blade(green.dark)]
  return (
    circle(cx + 20, cy + 28, r * 0.88, silt.deep, { opacity: 0.45 }) +
    times(12, (i) => place(blades[i % 2] ?? '', cx, cy, 1, i * 30 + 8)) +
    circle(cx, cy, r * 0.8, green.dark) +
    circle(cx - 4, cy - 5, r * 0.77, green.base)
  )
}

/** A brass stand seen from three-quarters. */
export function brassStand(x: number, y: number, r: number): string {
  return (
    path(
      `M${x - r * 0.16} ${y}q${r * 0.02} ${r * 0.26} ${-r * 0.3} ${r * 0.36}h${r * 0.92}q${-r * 0.32} ${-r * 0.1} ${-r * 0.3} ${-r * 0.36}z`,
      gold.dark,
    ) +
    ellipse(x, y + r * 0.37, r * 0.48, r * 0.09, gold.deep) +
    ellipse(x, y + r * 0.05, r, r * 0.34, gold.deep) +
    ellipse(x, y, r, r * 0.33, gold.base) +
    ellipse(x + r * 0.02, y - r * 0.01, r * 0.9, r * 0.27, gold.dark) +
    ellipse(x, y - r * 0.02, r * 0.86, r * 0.24, gold.light)
  )
}
