import { coriander, sev } from './garnish.ts'
import { gold, green, marigold, paper } from './palette.ts'
import { scatterInDisc, seeded } from './seeded.ts'
import { circle, ellipse, path, polygon, rounded, stroke, times } from './svg.ts'

/** Locho heaped on a plate, from the side: crumbs in rows that widen towards the plate. */
export function lochoMound(x: number, base: number, w: number): string {
  const next = seeded(23)
  const rows = 5
  const h = w * 0.42
  const crumbs = times(rows, (row) => {
    const up = 1 - (row + 0.8) / (rows + 0.3)
    const half = w * 0.47 * Math.sqrt(1 - up * up)
    const count = Math.round(half / (w * 0.052))
    return times(count, (i) => {
      const cx = x - half + (2 * half * (i + 0.3 + next() * 0.4)) / count
      const cy = base - h * up + (next() - 0.5) * w * 0.03
      const ink = cx > x + half * 0.55 ? gold.base : (i + row) % 3 === 0 ? gold.pale : gold.light
      return ellipse(cx, cy, w * 0.074, w * 0.05, ink, {
        transform: `rotate(${rounded(next() * 80 - 40)} ${rounded(cx)} ${rounded(cy)})`,
      })
    })
  })
  return (
    path(
      `M${x - w * 0.52} ${base}Q${x - w * 0.46} ${base - h * 0.8} ${x - w * 0.12} ${base - h}Q${x + w * 0.06} ${base - h * 1.14} ${x + w * 0.2} ${base - h * 0.92}Q${x + w * 0.48} ${base - h * 0.7} ${x + w * 0.52} ${base}Q${x} ${base + h * 0.24} ${x - w * 0.52} ${base}Z`,
      gold.dark,
    ) + crumbs
  )
}

/** A pat of butter going soft at its corners, from the side. */
export function butterPat(x: number, y: number, s: number): string {
  return (
    path(
      `M${x - s * 1.3} ${y + s * 0.5}q${s * 0.1} ${-s * 0.5} ${s * 1.3} ${-s * 0.5}t${s * 1.3} ${s * 0.5}q${-s * 0.05} ${s * 0.6} ${-s * 0.3} ${s * 0.5}q${-s * 0.2} ${s * 0.9} ${-s * 0.5} ${s * 0.1}q${-s * 0.3} ${s * 0.4} ${-s * 0.6} 0q${-s * 0.2} ${s * 1.2} ${-s * 0.5} ${s * 0.2}q${-s * 0.6} ${s * 0.3} ${-s * 0.7} ${-s * 0.8}z`,
      marigold.light,
    ) +
    polygon([x - s, y, x, y - s * 0.4, x + s, y - s * 0.06, x, y + s * 0.34], paper.pale) +
    polygon([x - s, y, x, y + s * 0.34, x, y + s * 0.9, x - s, y + s * 0.5], gold.pale) +
    polygon([x + s, y - s * 0.06, x, y + s * 0.34, x, y + s * 0.9, x + s, y + s * 0.46], gold.base)
  )
}

/** A fried potato cake seen at three-quarters. */
export function potatoCake(x: number, y: number, r: number): string {
  const flat = 0.46
  const side = r * 0.34
  return (
    path(`M${x - r} ${y}V${y + side}A${r} ${r * flat} 0 0 0 ${x + r} ${y + side}V${y}Z`, marigold.dark) +
    path(
      `M${x + r * 0.4} ${y + r * flat * 0.9}V${y + side + r * flat * 0.9}A${r} ${r * flat} 0 0 0 ${x + r} ${y + side}V${y}Z`,
      marigold.deep,
    ) +
    ellipse(x, y, r, r * flat, marigold.base) +
    ellipse(x - r * 0.04, y - r * 0.03, r * 0.84, r * flat * 0.82, gold.base) +
    scatterInDisc(6, 9, 0, 0, r * 0.7, (dx, dy, _turn, i) =>
      ellipse(x + dx, y + dy * flat, r * 0.13, r * 0.06, i % 2 === 0 ? marigold.base : gold.light),
    )
  )
}

/** A crisp spiral of fried dough. */
export function chakri(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.06, y + r * 0.1, r, gold.deep) +
    circle(x, y, r, gold.dark) +
    stroke(
      times(3, (i) => {
        const q = r * (0.86 - i * 0.3)
        return `M${x + q} ${y}A${q} ${q} 0 1 1 ${x + q * 0.7} ${y - q * 0.7}`
      }),
      gold.light,
      r * 0.2,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** Stewed peas in an ellipse of gravy, served over a potato cake. */
export function stewedPeas(x: number, y: number, rx: number, ry: number, count: number): string {
  return (
    ellipse(x, y, rx, ry, marigold.dark) +
    ellipse(x - rx * 0.03, y - ry * 0.06, rx * 0.9, ry * 0.84, marigold.base) +
    scatterInDisc(14, count, 0, 0, 0.8, (dx, dy, _turn, i) =>
      ellipse(x + dx * rx, y + dy * ry, rx * 0.075, rx * 0.06, i % 3 === 0 ? gold.pale : gold.light),
    ) +
    sev(5, 10, x, y, ry * 0.6, green.base, 9) +
    coriander(x - rx * 0.2, y - ry * 0.2, rx * 0.09, 20)
  )
}
