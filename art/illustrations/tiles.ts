import { leaf } from './ornament.ts'
import { indigo, paper } from './palette.ts'
import { place, type Sheet } from './sheet.ts'
import { circle, path, rect, stroke, times } from './svg.ts'

/** The small blue figures painted on Dutch tiles. */
export type TileMotif = 'ship' | 'tulip' | 'fish' | 'mill'

const motifs: Readonly<Record<TileMotif, string>> = {
  ship:
    path('M-22 12Q0 20 24 10Q20 24 12 24H-10Q-18 22 -22 12Z', indigo.base) +
    stroke('M-8 14V-22M8 12V-18', indigo.base, 2) +
    path('M-8 -20Q-26 -6 -22 8H-8ZM8 -16Q26 -4 22 8H8ZM-4 -16Q6 -4 4 8H-4Z', indigo.light),
  tulip:
    path('M-10 -4Q-14 -22 -8 -24L0 -14L8 -24Q14 -22 10 -4Q0 6 -10 -4Z', indigo.base) +
    stroke('M0 0V24', indigo.base, 3) +
    leaf(20, 6, indigo.light, -130, 0, 20) +
    leaf(20, 6, indigo.light, -50, 0, 20),
  fish:
    path('M-24 0Q-6 -18 14 0Q-6 18 -24 0ZM12 0L26 -11V11Z', indigo.base) +
    circle(-13, -2, 2.4, paper.pale) +
    stroke('M-2 -8q5 8 0 16', paper.pale, 2),
  mill:
    path('M-9 24L-5 -4H5L9 24Z', indigo.base) +
    stroke('M0 -6L-20 -22M0 -6L20 -22M0 -6L-18 12M0 -6L18 12', indigo.light, 5, { 'stroke-linecap': 'round' }) +
    circle(0, -6, 3, indigo.base),
}

/** One glazed tile around its centre, 76 units wide, with the ox-head corners of the old workshops. */
function tile(motif: TileMotif): string {
  const corner = 'q9 0 9 9q-9 0 -9 -9Z'
  return (
    rect(-38, -38, 76, 76, indigo.pale) +
    rect(-36, -36, 72, 72, paper.pale) +
    path(`M-34 -34${corner}`, indigo.light) +
    path(`M-34 -34${corner}`, indigo.light, { transform: 'rotate(90)' }) +
    path(`M-34 -34${corner}`, indigo.light, { transform: 'rotate(180)' }) +
    path(`M-34 -34${corner}`, indigo.light, { transform: 'rotate(270)' }) +
    motifs[motif]
  )
}

/** A row of blue tiles. The motifs repeat in the given order. */
export function tileRow(sheet: Sheet, x: number, cy: number, count: number, order: readonly TileMotif[]): string {
  return times(count, (i) => place(sheet.reuse(tile(order[i % order.length] ?? 'tulip')), x + i * 76, cy))
}
