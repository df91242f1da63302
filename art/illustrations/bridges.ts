import { brick, gold, paper, silt } from './palette.ts'
import { ellipse, path, rect, stroke, times } from './svg.ts'

/** A gauge staff standing in the river: bands to read its height by, and an egret on the top. */
export function floodGauge(x: number, base: number, height: number): string {
  const top = base - height
  const band = height / 12
  return (
    rect(x - 13, top, 26, height, paper.light) +
    times(6, (i) => rect(x - 13, top + band * (1 + i * 2), 26, band, brick.base)) +
    rect(x + 4, top, 9, height, silt.deep, { opacity: 0.28 }) +
    stroke(
      times(11, (i) => `M${x + 13} ${top + band * (i + 1)}h${i % 2 === 0 ? 12 : 7}`),
      paper.light,
      3,
    ) +
    rect(x - 17, top - 6, 34, 8, gold.dark) +
    stroke(`M${x - 4} ${top - 6}v-26M${x + 4} ${top - 6}v-26`, silt.deep, 2.4) +
    path(
      `M${x + 30} ${top - 30}Q${x + 4} ${top - 26} ${x - 12} ${top - 38}Q${x - 22} ${top - 50} ${x - 10} ${top - 62}T${x - 12} ${top - 84}Q${x - 4} ${top - 76} ${x - 4} ${top - 66}T${x - 2} ${top - 52}Q${x + 22} ${top - 52} ${x + 30} ${top - 30}Z`,
      paper.pale,
    ) +
    path(
      `M${x + 30} ${top - 30}Q${x + 10} ${top - 30} ${x + 2} ${top - 46}Q${x + 22} ${top - 50} ${x + 30} ${top - 30}Z`,
      paper.dark,
    ) +
    path(`M${x - 8} ${top - 84}l-28 5l26 4Z`, gold.base) +
    stroke(`M${x - 44} ${base - 6}q14 -8 28 0M${x + 16} ${base - 6}q14 -8 28 0`, paper.light, 4, {
      'stroke-linecap': 'round',
    }) +
    ellipse(x, base, 30, 5, silt.dark)
  )
}
