import { cornice } from './arches.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from './palette.ts'
import { circle, path, polygon, rect, stroke, times } from './svg.ts'

/** A dial at ten past ten, when the hands frame the tower best. */
export function clockFace(cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r * 1.16, brick.deep) +
    circle(cx, cy, r, paper.light) +
    stroke(
      times(
        12,
        (i) =>
          `M${cx + Math.cos((i * Math.PI) / 6) * r * 0.76} ${cy + Math.sin((i * Math.PI) / 6) * r * 0.76}L${cx + Math.cos((i * Math.PI) / 6) * r * 0.9} ${cy + Math.sin((i * Math.PI) / 6) * r * 0.9}`,
      ),
      silt.deep,
      r * 0.08,
    ) +
    stroke(
      `M${cx} ${cy}L${cx - r * 0.36} ${cy - r * 0.3}M${cx} ${cy}L${cx + r * 0.3} ${cy - r * 0.58}`,
      silt.deep,
      r * 0.1,
      { 'stroke-linecap': 'round' },
    ) +
    circle(cx, cy, r * 0.1, brick.base)
  )
}

/** One office wing: floors as bands of ink, the shadow face folded to the right. */
export function officeWing(
  x: number,
  base: number,
  width: number,
  height: number,
  wall: string,
  shade: string,
  glass: string,
): string {
  const floors = Math.round(height / 22)
  const d = times(floors, (i) => `M${x + 4} ${base - 14 - i * 22}h${width * 0.64 - 8}`)
  const s = times(floors, (i) => `M${x + width * 0.66 + 4} ${base - 14 - i * 22}h${width * 0.34 - 8}`)
  return (
    rect(x, base - height, width * 0.66, height, wall) +
    rect(x + width * 0.66, base - height, width * 0.34, height, shade) +
    stroke(d, glass, 9) +
    stroke(s, indigo.deep, 9, { opacity: 0.6 }) +
    stroke(`M${x + width * 0.22} ${base}v${-height}M${x + width * 0.44} ${base}v${-height}`, wall, 5) +
    cornice(x - 4, base - height - 8, width + 8, 12, paper.pale, silt.light)
  )
}

/** A fan of stays from one pylon: the bridge is mostly its cables. */
export function pylon(x: number, deck: number, height: number, reach: number): string {
  const top = deck - height
  return (
    stroke(
      times(
        8,
        (i) =>
          `M${x} ${top + 14 + i * 11}L${x - reach + i * reach * 0.105} ${deck}M${x} ${top + 14 + i * 11}L${x + reach - i * reach * 0.105} ${deck}`,
      ),
      gold.light,
      2.2,
    ) +
    polygon([x - 16, deck + 60, x - 5, top, x + 1, top, x + 1, deck + 60], paper.base) +
    polygon([x + 1, deck + 60, x + 1, top, x + 6, top, x + 17, deck + 60], indigo.light) +
    circle(x, top - 6, 7, gold.light)
  )
}

/** A riverside lamp with a flat halo. */
export function lampPost(x: number, base: number, h: number): string {
  return (
    circle(x, base - h, h * 0.16, gold.base, { opacity: 0.35 }) +
    stroke(`M${x} ${base}v${-h}`, silt.deep, 6) +
    circle(x, base - h, h * 0.08, gold.pale)
  )
}

/** The national flag on the roof: three stripes and a spoked wheel. */
export function nationalFlag(x: number, y: number): string {
  const stripe = (dy: number, ink: string): string => path(`M${x} ${y + dy}q26 -8 48 0t48 0v18q-26 8 -48 0t-48 0z`, ink)
  return (
    rect(x - 3, y - 6, 5, 110, silt.dark) +
    stripe(0, marigold.base) +
    stripe(18, paper.pale) +
    stripe(36, green.base) +
    circle(x + 48, y + 27, 7, 'none', { stroke: indigo.base, 'stroke-width': 2 }) +
    stroke(
      times(
        6,
        (i) =>
          `M${x + 48 + Math.cos(i * 0.524) * 7} ${y + 27 + Math.sin(i * 0.524) * 7}L${x + 48 - Math.cos(i * 0.524) * 7} ${y + 27 - Math.sin(i * 0.524) * 7}`,
      ),
      indigo.base,
      1,
    )
  )
}
