import { dots } from './ornament.ts'
import { gold, green, marigold, paper, silt } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'
import type { Metal } from './tableware.ts'

/** The cut end of a banana leaf laid as a plate, tip to the right, around 0,0 and 680 by 300. */
export function bananaLeaf(): string {
  const outline = (lower: number): string =>
    `M-340 0V${lower * 132}Q-330 ${lower * 152} -300 ${lower * 150}H110Q290 ${lower * 138} 344 0Z`
  return (
    path(outline(-1), green.base) +
    path(outline(1), green.dark) +
    stroke(
      times(
        17,
        (i) => `M${-318 + i * 36} 0L${-330 + i * 36 + (i > 13 ? 2 : 0)} ${-142 + Math.max(0, i - 12) ** 2 * 6}`,
      ),
      green.light,
      2,
    ) +
    stroke(
      times(17, (i) => `M${-318 + i * 36} 0L${-330 + i * 36} ${142 - Math.max(0, i - 12) ** 2 * 6}`),
      green.base,
      2,
    ) +
    path('M-340 -8L344 -1V1L-340 8Z', green.pale)
  )
}

/** A paper dosa rolled into a long tube along x: a thin crisp sheet, open at both ends, its lacy edge on top. */
export function dosa(length: number, r: number): string {
  const l = length / 2
  const lace = times(
    13,
    (i) => `q${length * 0.02} ${r * (i % 2 === 0 ? 0.14 : -0.12)} ${length / 13} ${r * (i % 3 === 0 ? 0.05 : -0.03)}`,
  )
  /** The brown arcs that the ladle leaves as it turns outward on the griddle. */
  const toasted = times(8, (i) => {
    const x = -l + length * (0.08 + i * 0.115)
    return `M${x} ${-r * 0.8}q${r * 0.5} ${r * 0.3} ${r * 0.4} ${r * 0.7}M${x + r * 0.5} ${r * 0.2}q${r * 0.3} ${r * 0.26} ${r * 0.16} ${r * 0.56}`
  })
  return (
    polygon([-l, r * 0.7, l, r * 0.7, l + r * 0.5, r * 1.4, -l + r * 0.5, r * 1.4], green.deep, { opacity: 0.5 }) +
    ellipse(-l, 0, r * 0.4, r, marigold.dark) +
    rect(-l, -r, length, r * 2, gold.light) +
    path(`M${-l} ${-r * 0.16}${lace}V${r}H${-l}Z`, gold.base) +
    rect(-l, r * 0.56, length, r * 0.44, gold.dark) +
    rect(-l, -r, length, r * 0.22, gold.pale) +
    stroke(`M${-l} ${-r * 0.16}${lace}`, marigold.base, r * 0.07, { 'stroke-linejoin': 'round' }) +
    stroke(toasted, marigold.base, r * 0.09, {
      'stroke-linecap': 'round',
      'stroke-dasharray': `${r * 0.22} ${r * 0.16}`,
    }) +
    ellipse(l, 0, r * 0.4, r, gold.base) +
    ellipse(l, 0, r * 0.33, r * 0.88, marigold.deep) +
    ellipse(l + r * 0.04, r * 0.08, r * 0.24, r * 0.66, gold.dark) +
    ellipse(l + r * 0.05, r * 0.12, r * 0.17, r * 0.5, marigold.deep)
  )
}

/** A steamed rice cake from above. */
export function idli(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.1, y + r * 0.14, r, green.deep, { opacity: 0.5 }) +
    circle(x, y, r, paper.base) +
    circle(x - r * 0.06, y - r * 0.07, r * 0.9, paper.pale) +
    dots(
      `M${x - r * 0.5} ${y - r * 0.2}h${r}M${x - r * 0.6} ${y + r * 0.14}h${r}M${x - r * 0.3} ${y + r * 0.46}h${r * 0.7}`,
      paper.base,
      r * 0.07,
      r * 0.23,
    )
  )
}

/** A vada: the fried lentil ring. */
export function vada(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.1, y + r * 0.14, r, green.deep, { opacity: 0.5 }) +
    circle(x, y, r, marigold.deep) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.92, marigold.dark) +
    circle(x - r * 0.1, y - r * 0.1, r * 0.74, marigold.base) +
    scatterInDisc(31, 10, x, y, r * 0.78, (px, py, turn) =>
      circle(px, py, r * (turn > 90 ? 0.05 : 0.07), turn > 60 ? gold.light : green.dark),
    ) +
    circle(x, y, r * 0.25, marigold.deep) +
    circle(x + r * 0.03, y + r * 0.04, r * 0.2, green.dark)
  )
}

/** Filter coffee from above: a brass tumbler standing in its bowl, froth on top. */
export function filterCoffee(x: number, y: number, r: number, metal: Metal, cast: string): string {
  return (
    circle(x + r * 0.1, y + r * 0.16, r * 1.02, cast, { opacity: 0.5 }) +
    circle(x, y, r, metal.rim) +
    circle(x, y, r * 0.88, metal.shade) +
    circle(x + r * 0.04, y + r * 0.05, r * 0.8, metal.well) +
    circle(x + r * 0.08, y + r * 0.12, r * 0.6, metal.shade) +
    circle(x, y, r * 0.58, metal.glint) +
    circle(x, y, r * 0.5, silt.dark) +
    circle(x + r * 0.02, y + r * 0.02, r * 0.46, marigold.deep) +
    at(
      x,
      y,
      scatterInDisc(8, 15, 0, 0, r * 0.38, (px, py, turn) =>
        circle(px, py, r * (0.03 + (turn % 40) / 700), turn > 80 ? gold.pale : marigold.pale),
      ),
    ) +
    stroke(
      `M${x - r * 0.9} ${y - r * 0.3}A${r * 0.94} ${r * 0.94} 0 0 1 ${x - r * 0.4} ${y - r * 0.85}`,
      metal.glint,
      r * 0.05,
      { 'stroke-linecap': 'round' },
    )
  )
}
