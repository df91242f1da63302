import { dots } from './ornament.ts'
import { indigo, paper, silt } from './palette.ts'
import { at, circle, path, polygon, rect, stroke, times } from './svg.ts'

/** A round iron griddle from above, with an oiled sheen on the lit side. */
export function tawa(cx: number, cy: number, r: number): string {
  return (
    circle(cx + r * 0.05, cy + r * 0.07, r, silt.deep, { opacity: 0.4 }) +
    circle(cx, cy, r, silt.deep) +
    circle(cx, cy, r * 0.93, silt.dark) +
    path(
      `M${cx - r * 0.86} ${cy + r * 0.36}A${r * 0.93} ${r * 0.93} 0 0 0 ${cx + r * 0.9} ${cy - r * 0.24}A${r * 1.1} ${r * 1.1} 0 0 1 ${cx - r * 0.86} ${cy + r * 0.36}Z`,
      silt.deep,
    ) +
    stroke(
      `M${cx - r * 0.84} ${cy - r * 0.16}A${r * 0.86} ${r * 0.86} 0 0 1 ${cx - r * 0.3} ${cy - r * 0.8}`,
      silt.base,
      r * 0.03,
      {
        'stroke-linecap': 'round',
      },
    )
  )
}

/** A frying pan from above. Its handle points to the given turn. */
export function pan(cx: number, cy: number, r: number, turn: number): string {
  return (
    at(
      cx,
      cy,
      rect(r * 0.9, -r * 0.09, r * 1.2, r * 0.18, silt.deep, { rx: r * 0.09 }) +
        rect(r * 0.9, -r * 0.07, r * 1.1, r * 0.06, silt.dark, { rx: r * 0.03 }) +
        circle(r * 1.98, 0, r * 0.04, silt.light),
      1,
      turn,
    ) + tawa(cx, cy, r)
  )
}

/** A parcel of kitchen foil: facets that catch the light differently, and a twisted seam. */
export function foilParcel(x: number, base: number, s: number): string {
  return (
    path(
      `M${x - s} ${base}Q${x - s * 1.1} ${base - s * 0.4} ${x - s * 0.7} ${base - s * 0.56}L${x} ${base - s * 0.74}L${x + s * 0.72} ${base - s * 0.5}Q${x + s * 1.12} ${base - s * 0.4} ${x + s} ${base}Z`,
      indigo.pale,
    ) +
    polygon([x - s, base, x - s * 0.7, base - s * 0.56, x - s * 0.3, base - s * 0.24, x - s * 0.4, base], paper.pale) +
    polygon([x - s * 0.7, base - s * 0.56, x, base - s * 0.74, x - s * 0.3, base - s * 0.24], paper.light) +
    polygon([x + s * 0.72, base - s * 0.5, x + s * 0.3, base - s * 0.2, x + s * 0.5, base, x + s, base], indigo.light) +
    polygon(
      [x - s * 0.3, base - s * 0.24, x + s * 0.3, base - s * 0.2, x + s * 0.1, base, x - s * 0.4, base],
      indigo.light,
    ) +
    path(
      `M${x - s * 0.16} ${base - s * 0.7}l${-s * 0.2} ${-s * 0.26}l${s * 0.3} ${s * 0.08}l${s * 0.1} ${-s * 0.22}l${s * 0.14} ${s * 0.24}l${s * 0.26} ${-s * 0.06}l${-s * 0.24} ${s * 0.24}Z`,
      paper.pale,
    ) +
    dots(`M${x - s * 0.14} ${base - s * 0.7}h${s * 0.4}`, indigo.light, s * 0.05, s * 0.1) +
    stroke(
      times(2, (i) => `M${x + s * (0.36 + i * 0.2)} ${base - s * 0.36}l${s * 0.06} ${s * 0.26}`),
      paper.pale,
      s * 0.03,
    )
  )
}
