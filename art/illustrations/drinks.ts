import { dotRing, dots } from './ornament.ts'
import { brick, gold, indigo, marigold, paper, silt } from './palette.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A tall glass of cold coco: drink, froth, ice cream, chocolate and two straws. */
export function tallGlass(x: number, base: number, h: number): string {
  const w = h * 0.27
  const b = w * 0.68
  const top = base - h
  const side = (t: number): number => b + (w - b) * t
  const wave = (t: number): number => side(t) * 2 - 12
  return (
    polygon(
      [
        x - w * 0.2,
        top - h * 0.34,
        x - w * 0.06,
        top - h * 0.34,
        x + w * 0.1,
        base - h * 0.4,
        x - w * 0.04,
        base - h * 0.4,
      ],
      brick.base,
    ) +
    stroke(
      times(5, (i) => `M${x - w * 0.2 + i * w * 0.04} ${top - h * 0.28 + i * h * 0.1}l${w * 0.15} ${-h * 0.03}`),
      paper.light,
      6,
    ) +
    path(`M${x + w * 0.4} ${top - h * 0.3}l${w * 0.13} ${h * 0.02}l${-w * 0.3} ${h * 0.5}h${-w * 0.14}z`, indigo.base) +
    path(`M${x - w} ${top}L${x - b} ${base}H${x + b}L${x + w} ${top}Z`, indigo.pale, { opacity: 0.6 }) +
    path(
      `M${x - side(0.84) + 6} ${base - h * 0.84}L${x - b + 7} ${base - h * 0.05}H${x + b - 7}L${x + side(0.84) - 6} ${base - h * 0.84}Z`,
      silt.dark,
    ) +
    path(
      `M${x + w * 0.3} ${base - h * 0.84}L${x + w * 0.2} ${base - h * 0.05}H${x + b - 7}L${x + side(0.84) - 6} ${base - h * 0.84}Z`,
      silt.deep,
    ) +
    path(
      `M${x - side(0.6) + 6} ${base - h * 0.6}q${wave(0.6) * 0.25} ${h * 0.08} ${wave(0.6) * 0.5} 0t${wave(0.6) * 0.5} 0L${x + side(0.84) - 6} ${base - h * 0.84}H${x - side(0.84) + 6}Z`,
      silt.base,
    ) +
    path(
      `M${x - side(0.72) + 6} ${base - h * 0.72}q${wave(0.72) / 6} ${h * 0.06} ${wave(0.72) / 3} 0t${wave(0.72) / 3} 0t${wave(0.72) / 3} 0L${x + w - 6} ${top + h * 0.05}H${x - w + 6}Z`,
      silt.pale,
    ) +
    circle(x - w * 0.2, top - h * 0.02, w * 0.62, paper.pale) +
    circle(x + w * 0.36, top + h * 0.02, w * 0.5, paper.base) +
    path(
      `M${x - w * 0.8} ${top - h * 0.04}q${w * 0.02} ${-h * 0.16} ${w * 0.6} ${-h * 0.15}t${w * 0.62} ${h * 0.18}q${-w * 0.1} ${h * 0.06} ${-w * 0.22} 0q${-w * 0.12} ${h * 0.1} ${-w * 0.3} ${h * 0.01}q${-w * 0.12} ${h * 0.05} ${-w * 0.3} ${-h * 0.02}q${-w * 0.2} ${h * 0.1} ${-w * 0.4} ${-h * 0.02}z`,
      silt.dark,
    ) +
    circle(x + w * 0.1, top - h * 0.2, w * 0.15, brick.base) +
    ellipse(x, top, w, h * 0.028, 'none', { stroke: paper.pale, 'stroke-width': 4 }) +
    stroke(`M${x - w * 0.74} ${top + h * 0.14}L${x - b * 0.78} ${base - h * 0.1}`, paper.pale, w * 0.1, {
      'stroke-linecap': 'round',
      opacity: 0.55,
    }) +
    dots(
      `M${x - w * 0.3} ${base - h * 0.5}v${h * 0.36}M${x + w * 0.14} ${base - h * 0.42}v${h * 0.3}`,
      silt.light,
      6,
      31,
    )
  )
}

/** A glass of tea from above, on its saucer. */
export function teaFromAbove(x: number, y: number, r: number): string {
  return (
    circle(x + 10, y + 14, r * 1.5, indigo.deep, { opacity: 0.6 }) +
    circle(x, y, r * 1.5, paper.light) +
    dotRing(x, y, r * 1.34, brick.base, 6, 34) +
    circle(x, y, r * 1.14, paper.dark) +
    circle(x, y, r, indigo.pale) +
    circle(x, y, r * 0.86, marigold.dark) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.76, marigold.base) +
    stroke(
      `M${x - r * 0.5} ${y - r * 0.1}A${r * 0.52} ${r * 0.52} 0 0 1 ${x - r * 0.04} ${y - r * 0.5}`,
      marigold.pale,
      r * 0.12,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A lever espresso machine in brass and indigo enamel. */
export function espressoMachine(x: number, base: number): string {
  return (
    rect(x - 150, base - 22, 300, 22, silt.deep) +
    rect(x - 140, base - 36, 280, 16, indigo.light) +
    stroke(
      times(13, (i) => `M${x - 132 + i * 22} ${base - 34}v12`),
      silt.deep,
      3,
    ) +
    rect(x - 120, base - 150, 240, 116, indigo.deep) +
    path(`M${x - 150} ${base - 130}V${base - 220}q0 -34 34 -34h232q34 0 34 34v90z`, indigo.base) +
    path(`M${x + 70} ${base - 254}h46q34 0 34 34v90h-80z`, indigo.dark) +
    rect(x - 150, base - 150, 300, 20, gold.base) +
    rect(x + 70, base - 150, 80, 20, gold.dark) +
    circle(x, base - 202, 28, gold.base) +
    circle(x, base - 202, 22, paper.light) +
    stroke(`M${x} ${base - 202}l12 -12`, brick.base, 4, { 'stroke-linecap': 'round' }) +
    circle(x - 96, base - 200, 13, gold.light) +
    circle(x + 104, base - 200, 13, gold.dark) +
    times(
      2,
      (i) =>
        rect(x - 88 + i * 124, base - 132, 52, 16, gold.light) +
        rect(x - 82 + i * 124, base - 118, 40, 14, silt.deep) +
        stroke(`M${x - 62 + i * 124} ${base - 110}l-30 22`, silt.deep, 11, { 'stroke-linecap': 'round' }) +
        stroke(`M${x - 62 + i * 124} ${base - 104}v20`, silt.base, 5),
    ) +
    stroke(`M${x + 146} ${base - 138}q24 10 20 60`, gold.light, 6, { 'stroke-linecap': 'round' }) +
    times(
      4,
      (i) =>
        rect(x - 118 + i * 62, base - 284, 44, 30, paper.light, { rx: 5 }) +
        rect(x - 92 + i * 62, base - 284, 18, 30, paper.dark, { rx: 5 }),
    ) +
    path(`M${x - 26} ${base - 284}q0 -40 26 -40t26 40z`, gold.base) +
    circle(x, base - 330, 9, gold.light)
  )
}
