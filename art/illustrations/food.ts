import { coriander, sev } from './garnish.ts'
import { brick, gold, paper, silt } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import { at, circle, ellipse, path, polygon, rounded, stroke, times } from './svg.ts'

/** Gram batter steams yellow, rice batter white: top, lit side, shaded side, pores. */
type Sponge = readonly [top: string, side: string, shade: string, pores: string]
const gram: Sponge = [gold.light, gold.base, gold.dark, gold.deep]
export const riceSponge: Sponge = [paper.pale, paper.base, paper.dark, paper.deep]

/** A cut square of khaman or dhokla seen at three-quarters: spongy top, two sides, tempering. */
export function khamanPiece(x: number, y: number, s: number, sponge: Sponge = gram): string {
  const h = s * 0.42
  const [top, side, shade, pores] = sponge
  return (
    polygon([x - s, y, x, y + s * 0.56, x, y + s * 0.56 + h, x - s, y + h], side) +
    polygon([x + s, y, x, y + s * 0.56, x, y + s * 0.56 + h, x + s, y + h], shade) +
    polygon([x, y - s * 0.56, x + s, y, x, y + s * 0.56, x - s, y], top) +
    path(
      times(9, (i) => {
        const px = x - s * 0.84 + i * s * 0.205
        const py = y + h * (0.5 + 0.2 * ((i * 3) % 3)) + (s * 0.42 - Math.abs(px - x) * 0.5)
        return `M${px} ${py}a3 2.4 0 1 0 .1 0z`
      }),
      pores,
      { opacity: 0.55 },
    ) +
    times(7, (i) =>
      circle(x + (((i * 37) % 100) - 50) * s * 0.0105, y + (((i * 61) % 50) - 25) * s * 0.0105, s * 0.04, silt.deep),
    ) +
    coriander(x - s * 0.1, y - s * 0.06, s * 0.2, 40)
  )
}

/** A heap of locho: loose, steamed crumbs with oil, sev and onion. */
export function lochoHeap(cx: number, cy: number, r: number): string {
  return (
    path(
      `M${cx - r} ${cy}q${r * 0.02} ${-r * 0.5} ${r * 0.42} ${-r * 0.56}q${r * 0.3} ${-r * 0.4} ${r * 0.72} ${-r * 0.2}q${r * 0.5} ${-r * 0.02} ${r * 0.62} ${r * 0.42}q${r * 0.42} ${r * 0.34} ${r * 0.12} ${r * 0.66}q${-r * 0.1} ${r * 0.44} ${-r * 0.56} ${r * 0.4}q${-r * 0.4} ${r * 0.3} ${-r * 0.74} ${r * 0.06}q${-r * 0.6} ${r * 0.04} ${-r * 0.58} ${-r * 0.78}Z`,
      gold.dark,
    ) +
    scatterInDisc(11, 18, cx - r * 0.02, cy - r * 0.04, r * 0.78, (x, y, turn, i) =>
      ellipse(x, y, r * 0.23, r * 0.16, i % 3 === 0 ? gold.base : gold.light, {
        transform: `rotate(${rounded(turn)} ${rounded(x)} ${rounded(y)})`,
      }),
    ) +
    scatterInDisc(5, 8, cx, cy, r * 0.6, (x, y) => circle(x, y, r * 0.05, brick.base)) +
    sev(3, 24, cx, cy - r * 0.08, r * 0.5, gold.pale, r * 0.17) +
    coriander(cx + r * 0.2, cy - r * 0.1, r * 0.2, -20) +
    coriander(cx - r * 0.34, cy + r * 0.2, r * 0.17, 60)
  )
}

/** A puffed puri with its topping, one of a plateful. */
export function toppedPuri(x: number, y: number, r: number, turn: number, sauce: string): string {
  return at(
    x,
    y,
    circle(r * 0.07, r * 0.1, r, gold.deep) +
      circle(0, 0, r, gold.base) +
      circle(-r * 0.05, -r * 0.06, r * 0.86, gold.light) +
      path(
        `M${-r * 0.62} ${-r * 0.1}q${r * 0.1} ${-r * 0.5} ${r * 0.6} ${-r * 0.48}t${r * 0.6} ${r * 0.5}q${r * 0.06} ${r * 0.5} ${-r * 0.5} ${r * 0.6}t${-r * 0.7} ${-r * 0.62}Z`,
        sauce,
      ) +
      times(4, (i) =>
        ellipse(
          Math.cos(i * 1.7) * r * 0.3,
          Math.sin(i * 1.7) * r * 0.28,
          r * 0.15,
          r * 0.12,
          i % 2 === 0 ? paper.light : brick.light,
        ),
      ) +
      sev(7 + Math.round(x), 11, 0, 0, r * 0.44, gold.pale, r * 0.26) +
      coriander(r * 0.1, -r * 0.06, r * 0.24, 30),
    1,
    turn,
  )
}

/** Noodles as wound nests. The broth shows between the strands. */
export function noodleNest(cx: number, cy: number, r: number, turn: number): string {
  const rings = Math.floor(r / 13)
  return times(rings, (i) => {
    const q = r - i * 13
    return stroke(
      `M${cx - q} ${cy}a${q} ${q * 0.84} 0 1 1 ${2 * q} 0a${q} ${q * 0.84} 0 1 1 ${-2 * q} 0`,
      i % 2 === 0 ? gold.pale : paper.light,
      8.5,
      {
        'stroke-linecap': 'round',
        'stroke-dasharray': `${q * 4.4} ${q * 0.5 + 12}`,
        transform: `rotate(${turn + i * 67} ${cx} ${cy})`,
      },
    )
  })
}
