import { dots, leaf } from './ornament.ts'
import { gold, green, silt } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import type { Sheet } from './sheet.ts'
import { circle, ellipse, path, rect, stroke } from './svg.ts'

/** A head of green sorghum on its stalk, leaning from 0,0. A sheet keeps it once and places it many times. */
export function sorghum(height: number): string {
  const h = height
  const top = -h * 0.68
  return (
    stroke(`M0 0Q${-h * 0.02} ${-h * 0.4} 0 ${top}`, green.base, h * 0.028) +
    leaf(h * 0.5, h * 0.05, green.base, -132, 0, -h * 0.2) +
    leaf(h * 0.46, h * 0.05, green.dark, -42, 0, -h * 0.32) +
    leaf(h * 0.32, h * 0.04, green.base, -150, 0, -h * 0.5) +
    path(
      `M0 ${top + h * 0.04}C${-h * 0.12} ${top} ${-h * 0.12} ${top - h * 0.24} 0 ${top - h * 0.32}C${h * 0.12} ${top - h * 0.24} ${h * 0.12} ${top} 0 ${top + h * 0.04}Z`,
      green.base,
    ) +
    scatterInDisc(19, 22, 0, 0, 1, (x, y, _turn, i) =>
      circle(
        x * h * 0.078,
        top - h * 0.14 + y * h * 0.15,
        h * 0.021,
        i % 3 === 0 ? green.pale : i % 3 === 1 ? green.light : gold.pale,
      ),
    )
  )
}

/** A wicker basket. Its contents stand behind the front rim. */
export function basket(sheet: Sheet, x: number, base: number, width: number, heap: string): string {
  const h = width * 0.36
  const w = width / 2
  const y = base - h
  const weave =
    rect(0, 0, 28, 20, gold.base) +
    path('M1 2h12v6h-12zM15 12h12v6h-12z', gold.light) +
    path('M15 2h12v6h-12zM1 12h12v6h-12z', gold.dark)
  return (
    ellipse(x + 8, base, w * 0.82, h * 0.14, silt.deep, { opacity: 0.5 }) +
    ellipse(x, y, w, h * 0.3, gold.deep) +
    heap +
    path(
      `M${x - w} ${y}Q${x} ${y + h * 0.6} ${x + w} ${y}L${x + w * 0.78} ${base}H${x - w * 0.78}Z`,
      sheet.pattern(28, 20, weave),
    ) +
    path(
      `M${x + w * 0.5} ${y + h * 0.22}Q${x + w * 0.8} ${y + h * 0.14} ${x + w} ${y}L${x + w * 0.78} ${base}H${x + w * 0.4}Z`,
      gold.deep,
      { opacity: 0.45 },
    ) +
    stroke(`M${x - w} ${y}Q${x} ${y + h * 0.6} ${x + w} ${y}`, gold.dark, h * 0.13, { 'stroke-linecap': 'round' }) +
    dots(`M${x - w} ${y}Q${x} ${y + h * 0.6} ${x + w} ${y}`, gold.pale, h * 0.06, h * 0.16)
  )
}

/** A dome of grains. One repeated tile keeps the file small. */
export function grainHeap(
  sheet: Sheet,
  x: number,
  base: number,
  width: number,
  height: number,
  inks: readonly [body: string, lit: string, shade: string],
): string {
  const [body, lit, shade] = inks
  const dome = `M${x - width / 2} ${base}C${x - width * 0.4} ${base - height * 1.25} ${x + width * 0.4} ${base - height * 1.25} ${x + width / 2} ${base}Q${x} ${base + width * 0.12} ${x - width / 2} ${base}Z`
  const grain = (gx: number, gy: number, turn: number, ink: string): string =>
    ellipse(0, 0, 5.4, 4.2, ink, { transform: `translate(${gx} ${gy}) rotate(${turn})` })
  const tile =
    grain(8, 8, 30, lit) +
    grain(27, 5, -40, shade) +
    grain(42, 14, 20, lit) +
    grain(17, 22, -20, shade) +
    grain(33, 27, 60, lit) +
    grain(7, 36, 10, lit) +
    grain(24, 42, -50, lit) +
    grain(42, 40, 0, shade)
  return (
    path(dome, body) +
    path(
      `M${x + width * 0.1} ${base - height * 0.93}C${x + width * 0.34} ${base - height * 0.8} ${x + width * 0.43} ${base - height * 0.44} ${x + width / 2} ${base}Q${x + width * 0.34} ${base + width * 0.06} ${x + width * 0.2} ${base + width * 0.05}Q${x + width * 0.36} ${base - height * 0.4} ${x + width * 0.1} ${base - height * 0.93}Z`,
      shade,
    ) +
    path(dome, sheet.pattern(50, 48, tile, { patternTransform: 'rotate(17)' }))
  )
}
