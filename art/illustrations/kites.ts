import { brick, gold, marigold } from './palette.ts'
import { circle, group, polygon, rect, rounded, stroke, times } from './svg.ts'

export type KiteInks = readonly [left: string, right: string, mark: string]

/** A patang: the square paper kite of Uttarayan with its bowed spar and fin. */
export function kite(x: number, y: number, size: number, turn: number, inks: KiteInks): string {
  const [left, right, mark] = inks
  const s = size
  const w = s * 0.92
  return group(
    { transform: `translate(${rounded(x)} ${rounded(y)}) rotate(${rounded(turn)})` },
    polygon([0, s * 0.86, s * 0.24, s * 1.22, -s * 0.24, s * 1.22], mark),
    polygon([0, -s, 0, s, -w, 0], left) + polygon([0, -s, w, 0, 0, s], right),
    polygon([0, -s, w * 0.34, -s * 0.63, -w * 0.34, -s * 0.63], mark),
    circle(0, s * 0.1, s * 0.2, mark) + (s > 26 ? circle(0, s * 0.1, s * 0.09, left) : ''),
    size > 26 ? stroke(`M${-w} 0Q0 ${-s * 0.85} ${w} 0`, mark, s * 0.035) : '',
  )
}

/** The thin, curved string of a kite. */
export function kiteString(d: string, ink: string): string {
  return stroke(d, ink, 1.6, { 'stroke-linecap': 'round' })
}

/** A firki: the reel that holds the kite line. */
export function kiteReel(): string {
  return (
    rect(-96, -7, 192, 14, gold.dark, { rx: 7 }) +
    rect(-46, -28, 92, 56, marigold.base) +
    rect(-46, 4, 92, 24, marigold.dark) +
    stroke(
      times(8, (i) => `M${-42 + i * 12} -28l6 56`),
      marigold.pale,
      2,
    ) +
    rect(-56, -42, 14, 84, brick.base, { rx: 6 }) +
    rect(42, -42, 14, 84, brick.dark, { rx: 6 })
  )
}
