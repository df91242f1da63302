import { khamanPiece, riceSponge } from '../food.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { chakri } from '../snacks.ts'
import { jar, steam } from '../stalls.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'

/** A tower of steamer trays with its lid lifted and leaning. */
function steamer(x: number, base: number): string {
  const tray = (i: number): string => {
    const y = base - 108 - i * 50
    return (
      rect(x - 104, y, 208, 50, indigo.pale) +
      rect(x + 52, y, 52, 50, indigo.light) +
      rect(x - 112, y - 6, 224, 13, paper.pale, { rx: 6 }) +
      rect(x + 52, y - 6, 60, 13, indigo.pale, { rx: 6 }) +
      stroke(`M${x - 84} ${y + 30}h160`, indigo.base, 9, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 23' })
    )
  }
  return (
    path(`M${x - 118} ${base - 60}H${x + 118}L${x + 100} ${base}H${x - 100}Z`, indigo.light) +
    path(`M${x + 56} ${base - 60}H${x + 118}L${x + 100} ${base}H${x + 50}Z`, indigo.base) +
    times(2, tray) +
    ellipse(x, base - 161, 104, 14, paper.base) +
    `<g transform="rotate(-24 ${x - 110} ${base - 170})">${path(`M${x - 112} ${base - 172}q4 -62 112 -62t112 62z`, indigo.pale)}${path(`M${x + 34} ${base - 231}q76 10 78 59h-54q-2 -42 -24 -59z`, indigo.light)}${rect(x - 118, base - 178, 236, 12, paper.pale, { rx: 6 })}${circle(x, base - 244, 13, brick.base)}</g>`
  )
}

/** Diamonds of white dhokla stacked three, two, one on a steel tray. */
function dhokla(sheet: Sheet): string {
  const piece = sheet.reuse(
    khamanPiece(0, 0, 54, riceSponge) +
      stroke('M-26 -4h50M-8 10h24M-4 -14h16', brick.base, 5, { 'stroke-linecap': 'round', 'stroke-dasharray': '0 11' }),
  )
  return (
    ellipse(548, 548, 196, 26, silt.deep, { opacity: 0.5 }) +
    ellipse(540, 536, 196, 34, indigo.light) +
    ellipse(540, 530, 196, 33, indigo.pale) +
    place(piece, 448, 490) +
    place(piece, 634, 490) +
    place(piece, 541, 498) +
    place(piece, 494, 446) +
    place(piece, 588, 446) +
    place(piece, 541, 396)
  )
}

export const radheDhokla = card(
  'White dhokla stacked on a tray beside a steaming tower of steamer trays, with jars and spirals of farsan around them.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, green.light),
      path('M560 0H800V600H660Z', green.base),
      circle(330, 250, 206, green.pale),
      dotRing(330, 250, 186, green.base, 7, 62),
      border(sheet, 0, 20, 800, 34, green.dark, gold.base, 'temple', marigold.base),
      rect(452, 196, 348, 12, silt.dark),
      rect(452, 318, 348, 12, silt.dark),
      jar(478, 196, 66, 84, paper.light, gold.base, brick.base),
      jar(566, 196, 66, 84, paper.light, marigold.base, brick.base),
      jar(654, 196, 66, 84, paper.light, gold.light, brick.base),
      jar(742, 196, 66, 84, paper.light, marigold.dark, brick.base),
      jar(522, 318, 66, 84, paper.light, marigold.light, indigo.base),
      jar(610, 318, 66, 84, paper.light, gold.dark, indigo.base),
      jar(698, 318, 66, 84, paper.light, brick.light, indigo.base),
      rect(0, 476, 800, 124, marigold.base),
      border(sheet, 0, 476, 800, 30, marigold.dark, gold.pale, 'leaf', brick.dark),
      border(sheet, 0, 564, 800, 36, marigold.dark, marigold.light, 'diamond', brick.base),
      steam(246, 262, 150, paper.pale, 11),
      steam(336, 232, 130, paper.pale, 10),
      steamer(270, 500),
      dhokla(sheet),
      chakri(92, 528, 46),
      chakri(166, 548, 40),
      chakri(112, 470, 36),
    ].join(''),
)
