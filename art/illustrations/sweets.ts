import { brick, gold, green, marigold, paper, silt } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import { type Sheet } from './sheet.ts'
import { circle, ellipse, path, polygon, rounded, stroke, times } from './svg.ts'

/** A brass tray tilted towards the street, filled to the rim with one printed tile of sweets. */
export function displayTray(x: number, y: number, r: number, filling: string, ground: string): string {
  return (
    ellipse(x + r * 0.06, y + r * 1.0, r * 0.9, r * 0.1, silt.deep, { opacity: 0.5 }) +
    circle(x, y, r, gold.base) +
    path(
      `M${x + r * 0.72} ${y - r * 0.69}A${r} ${r} 0 0 1 ${x - r * 0.69} ${y + r * 0.72}A${r * 1.12} ${r * 1.12} 0 0 0 ${x + r * 0.72} ${y - r * 0.69}Z`,
      gold.dark,
    ) +
    circle(x, y, r * 0.87, ground) +
    circle(x, y, r * 0.87, filling)
  )
}

/** Layered pastry cut in diamonds, each with a pistachio: a tile for a tray. */
export function diamondCut(sheet: Sheet, size: number): string {
  const w = size
  const h = size * 1.5
  const diamond = (x: number, y: number): string =>
    polygon([x, y - h * 0.46, x + w * 0.46, y, x, y + h * 0.46, x - w * 0.46, y], gold.light) +
    polygon([x, y - h * 0.46, x + w * 0.46, y, x, y + h * 0.46], gold.base) +
    ellipse(x, y, w * 0.1, h * 0.12, green.base)
  return sheet.pattern(w, h, diamond(w / 2, h / 2) + times(4, (i) => diamond(i % 2 === 0 ? 0 : w, i < 2 ? 0 : h)))
}

/** Round sweets set close, each with a saffron mark: a tile for a tray. */
export function roundSweets(sheet: Sheet, size: number): string {
  const r = size * 0.44
  const one = (x: number, y: number): string =>
    circle(x, y, r, marigold.dark) +
    circle(x - r * 0.08, y - r * 0.1, r * 0.86, marigold.base) +
    circle(x - r * 0.2, y - r * 0.24, r * 0.3, gold.light)
  return sheet.pattern(size, size * 1.72, one(size / 2, size * 0.43) + one(0, size * 1.29) + one(size, size * 1.29))
}

/** Squares of milk sweet with a silver leaf: a tile for a tray. */
export function milkSquares(sheet: Sheet, size: number): string {
  return sheet.pattern(
    size,
    size,
    polygon(
      [size * 0.06, size * 0.06, size * 0.94, size * 0.06, size * 0.94, size * 0.94, size * 0.06, size * 0.94],
      paper.pale,
    ) +
      polygon([size * 0.06, size * 0.94, size * 0.94, size * 0.06, size * 0.94, size * 0.94], paper.base) +
      circle(size / 2, size / 2, size * 0.13, brick.light),
    { patternTransform: 'rotate(-12)' },
  )
}

/** A cut diamond of layered pastry at three-quarters: leaf upon leaf, nuts between. */
export function layeredPastry(x: number, y: number, s: number): string {
  const leaves = [gold.pale, gold.dark, gold.light, green.base, gold.light, gold.dark, gold.pale, marigold.dark]
  const step = s * 0.11
  return (
    times(leaves.length, (i) => {
      const ink = leaves[i] ?? gold.base
      const top = y + i * step
      return (
        polygon([x - s, top, x, top + s * 0.5, x, top + s * 0.5 + step, x - s, top + step], ink) +
        polygon([x + s, top, x, top + s * 0.5, x, top + s * 0.5 + step, x + s, top + step], ink)
      )
    }) +
    polygon(
      [x + s, y, x, y + s * 0.5, x, y + s * 0.5 + step * leaves.length, x + s, y + step * leaves.length],
      marigold.deep,
      { opacity: 0.3 },
    ) +
    polygon([x, y - s * 0.5, x + s, y, x, y + s * 0.5, x - s, y], gold.light) +
    polygon([x, y - s * 0.38, x + s * 0.78, y, x, y + s * 0.38, x - s * 0.78, y], gold.pale) +
    stroke(
      `M${x - s * 0.5} ${y}L${x} ${y - s * 0.25}M${x - s * 0.2} ${y + s * 0.14}L${x + s * 0.4} ${y - s * 0.14}`,
      gold.light,
      s * 0.05,
      { 'stroke-linecap': 'round' },
    ) +
    ellipse(x, y, s * 0.16, s * 0.1, green.base) +
    ellipse(x - s * 0.03, y - s * 0.02, s * 0.09, s * 0.05, green.light)
  )
}

/** Ghari: a disc of sweet dough under set ghee, with pistachio and saffron. */
export function ghari(cx: number, cy: number, r: number): string {
  const flat = 0.5
  const edge = r * 0.36
  return (
    path(`M${cx - r} ${cy}V${cy + edge}A${r} ${r * flat} 0 0 0 ${cx + r} ${cy + edge}V${cy}Z`, gold.dark) +
    path(
      `M${cx + r * 0.3} ${cy + r * flat * 0.95}V${cy + edge + r * flat * 0.95}A${r} ${r * flat} 0 0 0 ${cx + r} ${cy + edge}V${cy}Z`,
      gold.deep,
    ) +
    path(
      `M${cx - r} ${cy}A${r} ${r * flat} 0 0 1 ${cx + r} ${cy}q0 ${edge * 0.66} ${-r * 0.2} ${edge * 0.86}q${-r * 0.14} ${edge * 0.5} ${-r * 0.3} ${edge * 0.72}q${-r * 0.16} ${-edge * 0.3} ${-r * 0.32} ${edge * 0.42}q${-r * 0.2} ${edge * 0.5} ${-r * 0.44} ${edge * 0.1}q${-r * 0.16} ${edge * 0.4} ${-r * 0.36} ${-edge * 0.44}q${-r * 0.36} ${edge * 0.1} ${-r * 0.38} ${-edge * 1.66}Z`,
      paper.light,
    ) +
    ellipse(cx, cy, r, r * flat, paper.pale) +
    ellipse(cx + r * 0.03, cy + r * 0.03, r * 0.8, r * flat * 0.78, paper.light) +
    scatterInDisc(21, 9, 0, 0, r * 0.62, (x, y, turn) =>
      ellipse(cx + x, cy + y * flat, r * 0.1, r * 0.045, turn > 90 ? green.base : green.light, {
        transform: `rotate(${rounded(turn)} ${rounded(cx + x)} ${rounded(cy + y * flat)})`,
      }),
    ) +
    stroke(
      times(
        6,
        (i) =>
          `M${cx + Math.cos(i * 2.1) * r * 0.4} ${cy + Math.sin(i * 2.1) * r * 0.2}q${r * 0.06} ${-r * 0.07} ${r * 0.16} ${-r * 0.02}`,
      ),
      marigold.dark,
      r * 0.025,
      { 'stroke-linecap': 'round' },
    )
  )
}
