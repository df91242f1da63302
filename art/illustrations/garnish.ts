import { leaf } from './ornament.ts'
import { brick, gold, green, paper } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import { at, circle, ellipse, path, rounded, stroke, times } from './svg.ts'

/** A sprig of coriander: three lobed leaves. */
export function coriander(x: number, y: number, s: number, turn = 0): string {
  const lobe = (a: number, ink: string): string => leaf(s, s * 0.5, ink, a)
  return at(
    x,
    y,
    stroke(`M0 0L0 ${s * 0.9}`, green.base, s * 0.12) +
      lobe(-150, green.base) +
      lobe(-30, green.dark) +
      lobe(-90, green.base),
    1,
    turn,
  )
}

/** A long green chilli with its cap. */
export function chilli(
  x: number,
  y: number,
  length: number,
  turn: number,
  lit: string = green.base,
  shade: string = green.dark,
): string {
  return at(
    x,
    y,
    path(
      `M0 0Q${length * 0.5} ${-length * 0.16} ${length} ${length * 0.12}Q${length * 0.45} ${length * 0.2} 0 ${length * 0.1}Z`,
      lit,
    ) +
      path(
        `M0 ${length * 0.05}Q${length * 0.5} ${length * 0.06} ${length} ${length * 0.12}Q${length * 0.45} ${length * 0.2} 0 ${length * 0.1}Z`,
        shade,
      ) +
      stroke(`M2 ${length * 0.05}q${-length * 0.1} 0 ${-length * 0.16} ${-length * 0.09}`, green.deep, length * 0.05, {
        'stroke-linecap': 'round',
      }),
    1,
    turn,
  )
}

/** Sev: short curved threads strewn over almost everything eaten in Surat. */
export function sev(
  seed: number,
  count: number,
  cx: number,
  cy: number,
  radius: number,
  ink: string,
  size = 12,
): string {
  let d = ''
  scatterInDisc(seed, count, cx, cy, radius, (x, y, turn) => {
    const a = (turn / 180) * Math.PI
    const dx = Math.cos(a) * size
    const dy = Math.sin(a) * size
    d += `M${rounded(x)} ${rounded(y)}q${rounded(dx * 0.5 - dy * 0.3)} ${rounded(dy * 0.5 + dx * 0.3)} ${rounded(dx)} ${rounded(dy)}`
    return ''
  })
  return stroke(d, ink, size * 0.22, { 'stroke-linecap': 'round' })
}

/** A lime half from above. */
export function lime(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.1, y + r * 0.12, r, green.dark) +
    circle(x, y, r, green.base) +
    circle(x, y, r * 0.86, gold.pale) +
    times(8, (i) => leaf(r * 0.76, r * 0.26, green.light, i * 45 + 10, x, y)) +
    circle(x, y, r * 0.1, gold.pale)
  )
}

/** A ring of red onion. */
export function onionRing(x: number, y: number, r: number, turn = 0): string {
  return at(
    x,
    y,
    ellipse(0, 0, r, r * 0.8, 'none', { stroke: brick.light, 'stroke-width': r * 0.22 }) +
      ellipse(0, 0, r * 0.62, r * 0.48, 'none', { stroke: brick.pale, 'stroke-width': r * 0.13 }),
    1,
    turn,
  )
}

/** A green garlic plant as it is pulled in winter: young bulb, pale neck, flat leaves. */
export function greenGarlic(x: number, y: number, length: number, turn: number): string {
  const l = length
  return at(
    x,
    y,
    stroke(
      `M${-l * 0.06} ${-l * 0.02}l${-l * 0.08} ${-l * 0.04}M${-l * 0.06} 0h${-l * 0.1}M${-l * 0.06} ${l * 0.02}l${-l * 0.08} ${l * 0.05}`,
      paper.dark,
      l * 0.012,
      { 'stroke-linecap': 'round' },
    ) +
      leaf(l * 0.6, l * 0.07, green.base, -13, l * 0.36, 0) +
      leaf(l * 0.58, l * 0.07, green.dark, 15, l * 0.36, 0) +
      leaf(l * 0.66, l * 0.075, green.base, 2, l * 0.34, 0) +
      path(
        `M${-l * 0.07} 0Q${-l * 0.05} ${-l * 0.08} ${l * 0.06} ${-l * 0.05}L${l * 0.4} ${-l * 0.028}V${l * 0.028}L${l * 0.06} ${l * 0.05}Q${-l * 0.05} ${l * 0.08} ${-l * 0.07} 0Z`,
        paper.pale,
      ) +
      path(
        `M${-l * 0.07} 0Q${-l * 0.05} ${l * 0.08} ${l * 0.06} ${l * 0.05}L${l * 0.4} ${l * 0.028}V${l * 0.006}Z`,
        green.pale,
      ) +
      stroke(`M${-l * 0.05} ${-l * 0.01}q${l * 0.06} ${-l * 0.04} ${l * 0.12} ${-l * 0.024}`, brick.light, l * 0.012, {
        'stroke-linecap': 'round',
      }),
    1,
    turn,
  )
}
