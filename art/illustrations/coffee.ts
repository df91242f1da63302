import { dotRing, dots } from './ornament.ts'
import { brick, gold, indigo, paper, silt } from './palette.ts'
import type { Sheet } from './sheet.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'
import type { Metal } from './tableware.ts'

/** The glaze of a cup: body, shadow side, painted mark. */
export type China = { readonly body: string; readonly shade: string; readonly mark: string }

/** A cup on its saucer from straight above. `r` is the radius of the cup. The saucer is 1.6 times as wide. */
export function cupFromAbove(
  x: number,
  y: number,
  r: number,
  china: China,
  drink: string,
  handleTurn: number,
  cast: string,
): string {
  return (
    circle(x + r * 0.12, y + r * 0.18, r * 1.6, cast, { opacity: 0.5 }) +
    circle(x, y, r * 1.6, china.body) +
    dotRing(x, y, r * 1.42, china.mark, r * 0.09, 32) +
    circle(x + r * 0.09, y + r * 0.12, r * 1.06, china.shade) +
    at(x, y, rect(r * 0.8, -r * 0.13, r * 0.66, r * 0.26, china.shade, { rx: r * 0.1 }), 1, handleTurn) +
    circle(x, y, r, china.mark) +
    circle(x, y, r * 0.95, china.body) +
    circle(x, y, r * 0.88, china.shade) +
    circle(x + r * 0.02, y + r * 0.03, r * 0.83, drink)
  )
}

/** A fern of poured milk, tip down, as tall as one and a half times `r`. */
export function rosetta(x: number, y: number, r: number, milk: string): string {
  const leaves = times(5, (i) => {
    const base = r * (0.66 - i * 0.22)
    const reach = r * (0.28 + i * 0.1)
    const half = (side: number): string =>
      `M0 ${base}Q${side * reach * 0.8} ${base - r * 0.02} ${side * reach} ${base - r * 0.27}Q${side * reach * 0.5} ${base - r * 0.14} 0 ${base - r * 0.12}Z`
    return path(half(-1) + half(1), milk)
  })
  const heart = `M0 ${-r * 0.34}C${-r * 0.5} ${-r * 0.44} ${-r * 0.46} ${-r * 0.98} 0 ${-r * 0.72}C${r * 0.46} ${-r * 0.98} ${r * 0.5} ${-r * 0.44} 0 ${-r * 0.34}Z`
  return at(x, y, leaves + path(heart, milk) + path(`M${-r * 0.03} ${-r * 0.5}H${r * 0.03}L0 ${r * 0.84}Z`, milk))
}

/** A poured heart, the smallest of the milk drawings. */
export function milkHeart(x: number, y: number, r: number, milk: string, turn = 0): string {
  return at(
    x,
    y,
    path(
      `M0 ${r * 0.6}C${-r * 0.9} ${r * 0.1} ${-r * 0.6} ${-r * 0.7} 0 ${-r * 0.34}C${r * 0.6} ${-r * 0.7} ${r * 0.9} ${r * 0.1} 0 ${r * 0.6}Z`,
      milk,
    ),
    1,
    turn,
  )
}

/** A steel milk jug from above, its lip pointing right before it is turned. */
export function milkJugFromAbove(x: number, y: number, r: number, turn: number, metal: Metal, cast: string): string {
  return (
    circle(x + r * 0.16, y + r * 0.22, r * 1.04, cast, { opacity: 0.5 }) +
    at(
      x,
      y,
      rect(-r * 1.7, -r * 0.15, r * 0.9, r * 0.3, metal.shade, { rx: r * 0.14 }) +
        rect(-r * 1.7, -r * 0.15, r * 0.9, r * 0.12, metal.rim, { rx: r * 0.06 }) +
        path(
          `M${r * 0.5} ${-r * 0.84}Q${r * 1.1} ${-r * 0.5} ${r * 1.5} 0Q${r * 1.1} ${r * 0.5} ${r * 0.5} ${r * 0.84}Z`,
          metal.shade,
        ) +
        circle(0, 0, r, metal.rim) +
        path(
          `M${r * 0.5} ${-r * 0.72}Q${r} ${-r * 0.4} ${r * 1.36} 0Q${r} ${r * 0.4} ${r * 0.5} ${r * 0.72}Z`,
          metal.well,
        ) +
        circle(0, 0, r * 0.88, metal.shade) +
        circle(r * 0.06, 0, r * 0.8, paper.pale) +
        path(
          `M${r * 0.5} ${-r * 0.4}Q${r} ${-r * 0.14} ${r * 1.4} 0Q${r} ${r * 0.14} ${r * 0.5} ${r * 0.4}Z`,
          paper.pale,
        ),
      1,
      turn,
    )
  )
}

/** A kettle with a swan's neck, drawn around the middle of its base, pouring to the left from (-186, -128). */
export function gooseneckKettle(metal: Metal): string {
  return (
    stroke('M58 -92Q132 -112 128 -40Q126 -6 78 -10', silt.deep, 17, { 'stroke-linecap': 'round' }) +
    stroke('M-60 -22Q-128 -22 -122 -78Q-118 -130 -186 -128', metal.shade, 17, { 'stroke-linejoin': 'round' }) +
    stroke('M-60 -26Q-122 -28 -117 -80Q-113 -124 -184 -131', metal.rim, 8) +
    path('M-84 0L-58 -108H58L84 0Z', metal.rim) +
    path('M24 -108H58L84 0H34Z', metal.shade) +
    rect(-62, -120, 124, 16, metal.well, { rx: 5 }) +
    rect(26, -120, 36, 16, metal.shade, { rx: 5 }) +
    rect(-8, -134, 16, 16, silt.deep) +
    circle(0, -138, 14, silt.deep) +
    stroke('M-62 -18L-44 -88', metal.glint, 8, { 'stroke-linecap': 'round' })
  )
}

/** A ribbed dripper with its paper. (x, y) is the foot of the cone. */
export function dripper(x: number, y: number, s: number, china: China): string {
  return (
    polygon(
      [x - s * 1.04, y - s * 1.24, x + s * 1.04, y - s * 1.24, x + s * 0.86, y - s, x - s * 0.86, y - s],
      paper.pale,
    ) +
    polygon(
      [x + s * 0.4, y - s * 1.24, x + s * 1.04, y - s * 1.24, x + s * 0.86, y - s, x + s * 0.36, y - s],
      paper.base,
    ) +
    stroke(
      `M${x + s * 0.6} ${y - s * 0.84}Q${x + s * 1.24} ${y - s * 0.9} ${x + s * 1.1} ${y - s * 0.5}T${x + s * 0.4} ${y - s * 0.28}`,
      china.shade,
      s * 0.14,
    ) +
    polygon(
      [x - s * 0.96, y - s, x + s * 0.96, y - s, x + s * 0.26, y - s * 0.1, x - s * 0.26, y - s * 0.1],
      china.body,
    ) +
    polygon(
      [x + s * 0.3, y - s, x + s * 0.96, y - s, x + s * 0.26, y - s * 0.1, x + s * 0.1, y - s * 0.1],
      china.shade,
    ) +
    stroke(
      times(
        4,
        (i) =>
          `M${x - s * 0.66 + i * s * 0.34} ${y - s * 0.88}Q${x - s * 0.3 + i * s * 0.12} ${y - s * 0.5} ${x - s * 0.2 + i * s * 0.11} ${y - s * 0.18}`,
      ),
      china.mark,
      s * 0.05,
      { 'stroke-linecap': 'round' },
    ) +
    rect(x - s * 0.6, y - s * 0.1, s * 1.2, s * 0.11, china.body, { rx: s * 0.05 }) +
    rect(x + s * 0.2, y - s * 0.1, s * 0.4, s * 0.11, china.shade, { rx: s * 0.05 })
  )
}

/** The glass jug below a dripper, a third full. */
export function coffeeServer(x: number, base: number, s: number): string {
  const top = base - s * 1.2
  return (
    stroke(
      `M${x + s * 0.5} ${top + s * 0.3}Q${x + s * 1.16} ${top + s * 0.3} ${x + s * 0.98} ${base - s * 0.3}L${x + s * 0.7} ${base - s * 0.2}`,
      silt.deep,
      s * 0.12,
      { 'stroke-linejoin': 'round' },
    ) +
    path(
      `M${x - s * 0.42} ${top}L${x - s * 0.8} ${base - s * 0.16}Q${x - s * 0.82} ${base} ${x - s * 0.64} ${base}H${x + s * 0.64}Q${x + s * 0.82} ${base} ${x + s * 0.8} ${base - s * 0.16}L${x + s * 0.42} ${top}Z`,
      indigo.pale,
      { opacity: 0.85 },
    ) +
    path(
      `M${x - s * 0.63} ${base - s * 0.56}L${x - s * 0.72} ${base - s * 0.14}Q${x - s * 0.72} ${base - s * 0.07} ${x - s * 0.62} ${base - s * 0.07}H${x + s * 0.62}Q${x + s * 0.72} ${base - s * 0.07} ${x + s * 0.72} ${base - s * 0.14}L${x + s * 0.63} ${base - s * 0.56}Z`,
      silt.deep,
    ) +
    ellipse(x, base - s * 0.56, s * 0.63, s * 0.08, silt.dark) +
    rect(x - s * 0.45, top - s * 0.02, s * 0.9, s * 0.1, gold.base) +
    rect(x + s * 0.16, top - s * 0.02, s * 0.29, s * 0.1, gold.dark) +
    stroke(`M${x - s * 0.4} ${top + s * 0.24}L${x - s * 0.58} ${base - s * 0.66}`, paper.pale, s * 0.07, {
      'stroke-linecap': 'round',
      opacity: 0.8,
    })
  )
}

/** A paper cup with a lid and a printed sleeve. */
export function paperCup(
  x: number,
  base: number,
  h: number,
  sleeve: string,
  sleeveShade: string,
  mark: string,
): string {
  const w = h * 0.3
  /** Half the width at a height above the base, 0 to 1. */
  const half = (t: number): number => w * (0.72 + 0.28 * t)
  const band = (from: number, to: number, left: number, ink: string): string =>
    polygon(
      [
        x + half(from) * left,
        base - h * from,
        x + half(to) * left,
        base - h * to,
        x + half(to),
        base - h * to,
        x + half(from),
        base - h * from,
      ],
      ink,
    )
  return (
    band(0, 0.9, -1, paper.pale) +
    band(0, 0.9, 0.3, paper.dark) +
    band(0.26, 0.66, -1, sleeve) +
    band(0.26, 0.66, 0.3, sleeveShade) +
    dots(`M${x - half(0.5) * 0.76} ${base - h * 0.46}h${half(0.5) * 1.6}`, mark, h * 0.06, h * 0.11) +
    rect(x - w * 1.08, base - h * 0.94, w * 2.16, h * 0.08, silt.dark, { rx: h * 0.03 }) +
    polygon(
      [x - w * 0.96, base - h * 0.92, x - w * 0.84, base - h, x + w * 0.84, base - h, x + w * 0.96, base - h * 0.92],
      silt.dark,
    ) +
    polygon(
      [x + w * 0.3, base - h * 0.86, x + w * 0.3, base - h, x + w * 0.84, base - h, x + w * 1.06, base - h * 0.86],
      silt.deep,
    )
  )
}

/** A roasted bean with its seam. */
export function bean(s: number, ink: string, seam: string): string {
  return (
    ellipse(0, 0, s, s * 0.68, ink) +
    stroke(`M${-s * 0.86} 0q${s * 0.42} ${s * 0.3} ${s * 0.86} 0t${s * 0.86} 0`, seam, s * 0.16)
  )
}

/** A fill of beans for trays and heaps. One tile needs a tenth of the bytes of scattered beans. */
export function beanFill(sheet: Sheet, ink: string, other: string, seam: string): string {
  return sheet.pattern(
    46,
    40,
    at(11, 9, bean(11, ink, seam), 1, 20) +
      at(34, 8, bean(10, other, seam), 1, -35) +
      at(10, 29, bean(10, other, seam), 1, 70) +
      at(33, 29, bean(11, ink, seam), 1, 5),
  )
}

/** An open sack rolled down at the neck. Its contents stand over (x, top). */
export function sack(x: number, base: number, w: number, h: number, band: string): string {
  return (
    path(
      `M${x - w * 0.44} ${base - h}Q${x - w * 0.62} ${base - h * 0.4} ${x - w * 0.5} ${base}H${x + w * 0.5}Q${x + w * 0.62} ${base - h * 0.4} ${x + w * 0.44} ${base - h}Z`,
      paper.deep,
    ) +
    path(
      `M${x + w * 0.14} ${base - h}Q${x + w * 0.26} ${base - h * 0.4} ${x + w * 0.18} ${base}H${x + w * 0.5}Q${x + w * 0.62} ${base - h * 0.4} ${x + w * 0.44} ${base - h}Z`,
      silt.light,
    ) +
    stroke(`M${x - w * 0.55} ${base - h * 0.42}H${x + w * 0.55}`, band, h * 0.1) +
    stroke(`M${x - w * 0.54} ${base - h * 0.26}H${x + w * 0.54}`, band, h * 0.035) +
    ellipse(x, base - h, w * 0.52, w * 0.17, paper.dark) +
    ellipse(x + w * 0.02, base - h - w * 0.01, w * 0.42, w * 0.12, silt.deep)
  )
}

/** A drum roaster: hopper over a round door with its sight glass, chimney behind. (x, base) is below the door. */
export function drumRoaster(x: number, base: number): string {
  const y = base - 170
  return (
    rect(x + 96, 0, 34, y - 40, silt.light) +
    rect(x + 114, 0, 16, y - 40, silt.base) +
    rect(x + 88, y - 60, 50, 14, gold.dark) +
    rect(x - 20, y - 100, 210, 200, indigo.base, { rx: 14 }) +
    rect(x + 110, y - 100, 80, 200, indigo.dark, { rx: 14 }) +
    stroke(`M${x + 60} ${y - 100}v200M${x + 150} ${y - 100}v200`, gold.base, 8) +
    rect(x - 60, y + 90, 20, 84, indigo.deep) +
    rect(x + 150, y + 90, 20, 84, indigo.deep) +
    rect(x - 76, y + 168, 264, 12, silt.deep) +
    polygon([x - 70, y - 210, x + 70, y - 210, x + 24, y - 110, x - 24, y - 110], gold.base) +
    polygon([x + 20, y - 210, x + 70, y - 210, x + 24, y - 110, x + 8, y - 110], gold.dark) +
    ellipse(x, y - 210, 70, 15, gold.deep) +
    rect(x - 24, y - 118, 48, 24, silt.deep) +
    circle(x, y, 112, gold.dark) +
    circle(x - 3, y - 3, 106, indigo.base) +
    path(`M${x + 40} ${y - 101}A108 108 0 0 1 ${x + 40} ${y + 101}Q${x + 84} ${y} ${x + 40} ${y - 101}Z`, indigo.dark) +
    dotRing(x - 3, y - 3, 92, gold.base, 9, 20) +
    circle(x - 6, y - 22, 44, gold.base) +
    circle(x - 6, y - 22, 35, silt.deep) +
    path(`M${x - 40} ${y - 16}q34 -22 68 0a35 35 0 0 1 -68 0z`, brick.base) +
    stroke(`M${x - 28} ${y - 34}a24 24 0 0 1 18 -14`, paper.light, 5, { 'stroke-linecap': 'round' }) +
    path(`M${x - 34} ${y + 44}h62l-10 40h-42z`, silt.deep) +
    stroke(`M${x - 3} ${y + 40}h52`, gold.light, 8, { 'stroke-linecap': 'round' })
  )
}
