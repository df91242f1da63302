import { gold, indigo, silt, skin } from './palette.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A water chute: a thick ribbon, its shadow lip and the water in it. */
export function chute(d: string, ink: string, shade: string, width: number): string {
  return (
    stroke(d, shade, width + 10, { 'stroke-linecap': 'round' }) +
    stroke(d, ink, width, { 'stroke-linecap': 'round' }) +
    stroke(d, indigo.pale, width * 0.36, { 'stroke-linecap': 'round', 'stroke-dasharray': '46 12' })
  )
}

/** A person in a rubber ring with both arms up. */
export function tubeRider(x: number, y: number, s: number, tube: string, shirt: string): string {
  return (
    ellipse(x, y, s, s * 0.42, tube) +
    ellipse(x, y - s * 0.06, s * 0.5, s * 0.18, indigo.dark) +
    path(`M${x - s * 0.3} ${y}q0 ${-s * 0.6} ${s * 0.3} ${-s * 0.6}t${s * 0.3} ${s * 0.6}z`, shirt) +
    circle(x, y - s * 0.78, s * 0.22, skin.dark) +
    path(`M${x - s * 0.23} ${y - s * 0.78}a${s * 0.23} ${s * 0.23} 0 0 1 ${s * 0.46} 0z`, silt.deep) +
    stroke(
      `M${x - s * 0.2} ${y - s * 0.4}L${x - s * 0.6} ${y - s * 0.9}M${x + s * 0.2} ${y - s * 0.4}L${x + s * 0.6} ${y - s * 0.9}`,
      skin.dark,
      s * 0.12,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** An escalator seen head on: a ramp of treads between two rails. */
export function escalator(cx: number, top: number, base: number, narrow: number, wide: number): string {
  const treads = 9
  return (
    polygon([cx - narrow, top, cx + narrow, top, cx + wide, base, cx - wide, base], silt.base) +
    times(treads, (i) => {
      const t = (i / treads) ** 1.25
      const half = narrow + (wide - narrow) * t
      const y = top + (base - top) * t
      return rect(cx - half, y, half * 2, 3 + t * 8, i % 2 === 0 ? silt.dark : silt.deep)
    }) +
    polygon([cx - narrow, top - 14, cx - narrow - 5, top - 14, cx - wide - 14, base, cx - wide, base], gold.light) +
    polygon([cx + narrow, top - 14, cx + narrow + 5, top - 14, cx + wide + 14, base, cx + wide, base], gold.dark)
  )
}
