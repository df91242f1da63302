import { brick, gold, green, indigo, paper, silt } from './palette.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A desk globe on a turned foot. It shows the ocean, so no coast has to be exact. */
export function deskGlobe(x: number, base: number, r: number): string {
  const cy = base - r * 1.5
  return (
    path(
      `M${x - r * 0.6} ${base}q${r * 0.1} ${-r * 0.2} ${r * 0.5} ${-r * 0.24}h${r * 0.2}q${r * 0.4} ${r * 0.04} ${r * 0.5} ${r * 0.24}z`,
      gold.dark,
    ) +
    rect(x - r * 0.07, base - r * 0.5, r * 0.14, r * 0.4, gold.deep) +
    circle(x, cy, r, indigo.base) +
    path(
      `M${x - r * 0.7} ${cy - r * 0.5}q${r * 0.3} ${-r * 0.4} ${r * 0.7} ${-r * 0.3}q${r * 0.24} ${r * 0.3} ${-r * 0.1} ${r * 0.5}q${r * 0.1} ${r * 0.34} ${-r * 0.16} ${r * 0.46}q${-r * 0.16} ${-r * 0.3} ${-r * 0.24} ${-r * 0.36}q${-r * 0.2} ${r * 0.04} ${-r * 0.2} ${-r * 0.3}Z`,
      green.light,
    ) +
    path(
      `M${x + r * 0.2} ${cy + r * 0.3}q${r * 0.36} ${-r * 0.3} ${r * 0.5} ${r * 0.06}q${-r * 0.1} ${r * 0.34} ${-r * 0.4} ${r * 0.3}Z`,
      green.base,
    ) +
    path(
      `M${x + r * 0.2} ${cy - r * 0.98}A${r} ${r} 0 0 1 ${x + r * 0.2} ${cy + r * 0.98}A${r * 1.5} ${r * 1.5} 0 0 0 ${x + r * 0.2} ${cy - r * 0.98}Z`,
      indigo.dark,
      { opacity: 0.55 },
    ) +
    stroke(
      `M${x + r * 0.46} ${cy - r * 1.06}A${r * 1.16} ${r * 1.16} 0 0 0 ${x - r * 0.1} ${cy + r * 1.15}`,
      gold.base,
      r * 0.12,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A brass hand bell with a wooden grip. */
export function handBell(x: number, base: number, s: number): string {
  return (
    rect(x - s * 0.1, base - s * 1.7, s * 0.2, s * 0.72, brick.dark, { rx: s * 0.1 }) +
    circle(x, base - s * 1.72, s * 0.15, brick.base) +
    path(
      `M${x - s * 0.72} ${base}Q${x - s * 0.46} ${base - s * 0.3} ${x - s * 0.4} ${base - s * 0.7}Q${x - s * 0.3} ${base - s * 1.06} ${x} ${base - s * 1.06}T${x + s * 0.4} ${base - s * 0.7}Q${x + s * 0.46} ${base - s * 0.3} ${x + s * 0.72} ${base}Z`,
      gold.base,
    ) +
    path(
      `M${x + s * 0.12} ${base - s * 1.05}Q${x + s * 0.34} ${base - s} ${x + s * 0.4} ${base - s * 0.7}Q${x + s * 0.46} ${base - s * 0.3} ${x + s * 0.72} ${base}H${x + s * 0.26}Q${x + s * 0.2} ${base - s * 0.6} ${x + s * 0.12} ${base - s * 1.05}Z`,
      gold.dark,
    ) +
    stroke(`M${x - s * 0.44} ${base - s * 0.36}q${s * 0.44} ${s * 0.1} ${s * 0.88} 0`, gold.light, s * 0.07) +
    ellipse(x, base, s * 0.72, s * 0.08, gold.deep)
  )
}

/** A child's slate in its wooden frame, with strokes that count. */
export function slate(x: number, y: number, s: number, turn: number): string {
  return at(
    x,
    y,
    rect(-s, -s * 0.7, s * 2, s * 1.4, gold.dark, { rx: s * 0.1 }) +
      rect(-s * 0.86, -s * 0.56, s * 1.72, s * 1.12, silt.deep) +
      stroke(
        times(4, (i) => `M${-s * 0.6 + i * s * 0.22} ${-s * 0.3}v${s * 0.6}`) +
          `M${-s * 0.7} ${s * 0.24}L${s * 0.2} ${-s * 0.24}M${s * 0.42} ${-s * 0.3}v${s * 0.6}`,
        paper.light,
        s * 0.06,
        { 'stroke-linecap': 'round' },
      ),
    1,
    turn,
  )
}

/** A blackboard with a geometry lesson in chalk. It has no letters, so it needs no translation. */
export function blackboard(x: number, y: number, width: number, height: number): string {
  const chalk = (d: string, size = 4): string =>
    stroke(d, paper.light, size, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })
  const u = height / 10
  return (
    rect(x - 14, y - 14, width + 28, height + 28, gold.deep) +
    rect(x - 14, y - 14, width + 28, 9, gold.dark) +
    rect(x, y, width, height, green.deep) +
    polygon([x + width * 0.6, y, x + width, y, x + width, y + height, x + width * 0.8, y + height], indigo.deep, {
      opacity: 0.3,
    }) +
    chalk(
      `M${x + u * 1.4} ${y + u * 7}H${x + u * 7.4}L${x + u * 3.2} ${y + u * 2.4}ZM${x + u * 3.2} ${y + u * 2.4}V${y + u * 7}M${x + u * 3.2} ${y + u * 6.5}h${u * 0.5}v${u * 0.5}`,
    ) +
    stroke(`M${x + u * 3.2} ${y + u * 2.4}L${x + u * 9.4} ${y + u * 4}`, gold.light, 3, {
      'stroke-dasharray': '2 9',
      'stroke-linecap': 'round',
    }) +
    circle(x + u * 11.4, y + u * 4.4, u * 2.3, 'none', { stroke: paper.light, 'stroke-width': 4 }) +
    chalk(`M${x + u * 11.4} ${y + u * 4.4}h${u * 2.3}M${x + u * 11.4} ${y + u * 4.4}l${-u * 1.2} ${-u * 1.96}`) +
    stroke(`M${x + u * 12.4} ${y + u * 4.4}a${u} ${u} 0 0 0 ${-u * 1.5} ${-u * 0.86}`, gold.light, 3) +
    stroke(`M${x + u * 1.4} ${y + u * 8.6}h${u * 12}`, brick.light, 5, {
      'stroke-dasharray': `0 ${u * 0.8}`,
      'stroke-linecap': 'round',
    }) +
    rect(x + width * 0.3, y + height + 14, width * 0.4, 8, gold.dark) +
    rect(x + width * 0.36, y + height + 7, 34, 8, paper.pale) +
    rect(x + width * 0.52, y + height + 7, 22, 8, brick.pale)
  )
}
