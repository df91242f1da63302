import { bandhani, runner } from '../cloth.ts'
import { bhajiyaPiece, tomatoBhajiya, yamBhajiya } from '../fried.ts'
import { chilli, coriander, lime, onionRing } from '../garnish.ts'
import { brick, gold, green, indigo } from '../palette.ts'
import { scatterInDisc } from '../seeded.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { times } from '../svg.ts'
import { brass, katori, leafPlate } from '../tableware.ts'

/** Slices of tomato and of purple yam in a ring, fenugreek fritters piled in the middle. */
function heap(sheet: Sheet): string {
  const slices = [sheet.reuse(tomatoBhajiya(0, 0, 46)), sheet.reuse(yamBhajiya(0, 0, 46))]
  const fritters = [sheet.reuse(bhajiyaPiece(0, 0, 46, 0)), sheet.reuse(bhajiyaPiece(0, 0, 46, 90, gold.light))]
  return (
    times(10, (i) =>
      place(
        slices[i % 2] ?? '',
        392 + Math.cos(i * 0.628 + 0.9) * 142,
        302 + Math.sin(i * 0.628 + 0.9) * 142,
        1,
        i * 13,
      ),
    ) +
    scatterInDisc(44, 12, 390, 302, 94, (x, y, turn, i) => place(fritters[i % 2] ?? '', x, y, 1, turn - 90)) +
    place(fritters[1] ?? '', 384, 288, 1.08, 20)
  )
}

export const bhajiya = card(
  'Bhajiya fritters heaped on a stitched leaf plate, ringed by slices of tomato and purple yam in batter, with chillies and green chutney.',
  (sheet) =>
    [
      bandhani(sheet, indigo.light, indigo.dark, 70),
      runner(sheet, 330, 150, brick.dark, gold.base, gold.light),
      leafPlate(sheet, 392, 302, 226),
      heap(sheet),
      chilli(300, 236, 120, -18),
      chilli(400, 366, 104, -34),
      katori(604, 172, 74, brass, green.base, green.light),
      coriander(610, 170, 22, 20),
      onionRing(150, 452, 40, 30),
      onionRing(196, 500, 30, -20),
      lime(640, 468, 46),
      chilli(96, 130, 90, 40, green.base, green.deep),
      onionRing(120, 480, 22, 60),
    ].join(''),
)
