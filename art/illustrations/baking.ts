import { dots, leaf } from './ornament.ts'
import { brick, gold, green, marigold, paper } from './palette.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A nankhatai: cracked short biscuit with a pistachio pressed in. */
export function nankhatai(x: number, y: number, r: number): string {
  return (
    ellipse(x + r * 0.08, y + r * 0.2, r, r * 0.62, gold.deep) +
    ellipse(x, y + r * 0.06, r, r * 0.62, gold.dark) +
    ellipse(x, y - r * 0.06, r * 0.97, r * 0.56, gold.light) +
    ellipse(x - r * 0.14, y - r * 0.14, r * 0.66, r * 0.34, gold.pale) +
    stroke(
      `M${x - r * 0.66} ${y}l${r * 0.36} ${-r * 0.1}l${r * 0.1} ${r * 0.26}M${x + r * 0.66} ${y - r * 0.1}l${-r * 0.34} ${r * 0.02}l${-r * 0.02} ${-r * 0.26}M${x + r * 0.1} ${y + r * 0.46}l${r * 0.1} ${-r * 0.26}`,
      gold.dark,
      r * 0.07,
      { 'stroke-linecap': 'round' },
    ) +
    leaf(r * 0.44, r * 0.16, green.base, -24, x - r * 0.2, y - r * 0.04)
  )
}

export function cakeSlice(
  x: number,
  y: number,
  s: number,
  sponge: string,
  spongeShade: string,
  icing: string,
  filling: string,
): string {
  return (
    polygon([x - s, y, x + s * 0.7, y - s * 0.42, x + s, y + s * 0.06], icing) +
    polygon([x - s, y, x + s, y + s * 0.06, x + s, y + s * 0.86, x - s, y + s * 0.8], sponge) +
    polygon(
      [x + s * 0.5, y + s * 0.045, x + s, y + s * 0.06, x + s, y + s * 0.86, x + s * 0.5, y + s * 0.845],
      spongeShade,
    ) +
    polygon([x - s, y + s * 0.26, x + s, y + s * 0.32, x + s, y + s * 0.42, x - s, y + s * 0.36], filling) +
    polygon([x - s, y + s * 0.52, x + s, y + s * 0.58, x + s, y + s * 0.68, x - s, y + s * 0.62], filling) +
    path(
      `M${x - s} ${y}L${x + s} ${y + s * 0.06}v${s * 0.14}q${-s * 0.14} ${s * 0.14} ${-s * 0.3} 0q${-s * 0.16} ${s * 0.12} ${-s * 0.34} ${-s * 0.02}q${-s * 0.2} ${s * 0.16} ${-s * 0.4} 0q${-s * 0.2} ${s * 0.12} ${-s * 0.4} ${-s * 0.02}q${-s * 0.3} ${s * 0.16} ${-s * 0.56} ${-s * 0.02}Z`,
      icing,
    ) +
    circle(x + s * 0.42, y - s * 0.22, s * 0.17, brick.base) +
    circle(x + s * 0.37, y - s * 0.28, s * 0.05, brick.pale)
  )
}

/** Two shells and a ruffled foot. */
export function macaron(x: number, y: number, s: number, ink: string, shade: string): string {
  return (
    path(`M${x - s} ${y - s * 0.1}q0 ${-s * 0.6} ${s} ${-s * 0.6}t${s} ${s * 0.6}z`, ink) +
    path(`M${x - s} ${y + s * 0.16}q0 ${s * 0.5} ${s} ${s * 0.5}t${s} ${-s * 0.5}z`, shade) +
    rect(x - s * 0.94, y - s * 0.1, s * 1.88, s * 0.28, paper.pale, { rx: s * 0.12 }) +
    dots(`M${x - s * 0.9} ${y - s * 0.1}h${s * 1.86}`, shade, s * 0.14, s * 0.2)
  )
}

/** A tart with fruit in a ring. */
export function fruitTart(x: number, y: number, r: number): string {
  return (
    ellipse(x, y + r * 0.24, r, r * 0.46, gold.deep) +
    path(`M${x - r} ${y}l${r * 0.12} ${r * 0.4}h${r * 1.76}l${r * 0.12} ${-r * 0.4}z`, gold.dark) +
    stroke(
      times(11, (i) => `M${x - r * 0.9 + i * r * 0.18} ${y + r * 0.1}l${(5 - i) * r * 0.01} ${r * 0.4}`),
      gold.deep,
      3,
    ) +
    ellipse(x, y, r, r * 0.44, gold.base) +
    ellipse(x, y - r * 0.02, r * 0.86, r * 0.36, gold.pale) +
    times(8, (i) =>
      circle(
        x + Math.cos(i * 0.785) * r * 0.58,
        y + Math.sin(i * 0.785) * r * 0.23 - 4,
        r * 0.16,
        i % 2 === 0 ? brick.base : marigold.base,
      ),
    ) +
    circle(x, y - 6, r * 0.18, green.base)
  )
}

/** A grilled sandwich cut corner to corner, the way every Surti café serves it. */
export function toast(x: number, y: number, s: number): string {
  return (
    polygon([x - s, y, x + s * 0.1, y - s * 0.62, x + s, y - s * 0.1, x - s * 0.1, y + s * 0.34], gold.light) +
    polygon([x - s, y, x - s * 0.1, y + s * 0.34, x - s * 0.1, y + s * 0.44, x - s, y + s * 0.1], gold.dark) +
    polygon(
      [x - s, y + s * 0.1, x - s * 0.1, y + s * 0.44, x - s * 0.1, y + s * 0.52, x - s, y + s * 0.18],
      green.base,
    ) +
    polygon(
      [x - s, y + s * 0.17, x - s * 0.1, y + s * 0.51, x - s * 0.1, y + s * 0.57, x - s, y + s * 0.23],
      brick.base,
    ) +
    polygon(
      [x - s, y + s * 0.22, x - s * 0.1, y + s * 0.56, x - s * 0.1, y + s * 0.7, x - s, y + s * 0.34],
      gold.base,
    ) +
    polygon([x - s * 0.1, y + s * 0.34, x + s, y - s * 0.1, x + s, y + s * 0.2, x - s * 0.1, y + s * 0.7], gold.dark) +
    stroke(
      `M${x - s * 0.66} ${y - s * 0.06}L${x + s * 0.2} ${y + s * 0.2}M${x - s * 0.36} ${y - s * 0.24}L${x + s * 0.5} ${y + s * 0.06}M${x - s * 0.06} ${y - s * 0.42}L${x + s * 0.76} ${y - s * 0.08}`,
      marigold.deep,
      s * 0.06,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A khari: a stack of flaky leaves of dough, baked until they part. */
export function khari(x: number, y: number, w: number): string {
  const h = w * 0.42
  const leafEdge = (i: number): string => {
    const edge = y - h + (h / 6) * (i + 1)
    return `M${x - w * 0.5 + (i % 2) * w * 0.03} ${edge}q${w * 0.25} ${-h * 0.09} ${w * 0.5} 0t${w * 0.46} ${-h * 0.02}`
  }
  return (
    rect(x - w * 0.5, y - h, w, h, gold.base, { rx: w * 0.05 }) +
    rect(x + w * 0.24, y - h, w * 0.26, h, gold.dark, { rx: w * 0.05 }) +
    path(
      `M${x - w * 0.52} ${y - h}Q${x - w * 0.4} ${y - h * 1.5} ${x} ${y - h * 1.42}T${x + w * 0.52} ${y - h}Q${x} ${y - h * 0.84} ${x - w * 0.52} ${y - h}Z`,
      marigold.light,
    ) +
    path(
      `M${x + w * 0.2} ${y - h * 1.38}Q${x + w * 0.46} ${y - h * 1.34} ${x + w * 0.52} ${y - h}Q${x + w * 0.36} ${y - h * 0.92} ${x + w * 0.14} ${y - h * 0.92}Z`,
      marigold.base,
    ) +
    stroke(times(5, leafEdge), gold.deep, w * 0.03, { 'stroke-linecap': 'round' }) +
    dots(`M${x - w * 0.26} ${y - h * 1.2}h${w * 0.4}`, gold.pale, w * 0.05, w * 0.12)
  )
}
