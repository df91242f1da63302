import { bandhani, runner } from '../cloth.ts'
import { khamanPiece, lochoHeap } from '../food.ts'
import { chilli, coriander, greenGarlic, lime } from '../garnish.ts'
import { brick, gold, green, indigo, marigold } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { path, stroke } from '../svg.ts'
import { brass, katori, steel, thali } from '../tableware.ts'

/** Four cut squares, back to front. */
function khamanSquares(sheet: Sheet): string {
  const square = sheet.reuse(khamanPiece(0, 0, 56))
  return place(square, 306, 226) + place(square, 250, 282) + place(square, 362, 284) + place(square, 306, 340)
}

export const foodPlate = card(
  'A brass plate of steamed khaman squares and crumbled locho with green chutney, chillies, lime and green garlic.',
  (sheet) =>
    [
      bandhani(sheet, indigo.dark, indigo.light),
      runner(sheet, 60, 150, indigo.deep, gold.base, marigold.base),
      thali(400, 306, 232, brass, indigo.deep),
      path('M196 330Q216 180 330 130Q470 96 566 190Q610 250 596 340Q560 480 420 496Q250 500 196 330Z', green.base) +
        path('M596 340Q560 480 420 496Q300 500 240 420Q480 440 566 190Q610 250 596 340Z', green.dark) +
        stroke('M216 400Q380 330 580 210M300 366Q290 260 340 140M420 306Q420 400 470 480', green.light, 3),
      lochoHeap(490, 246, 98),
      khamanSquares(sheet),
      katori(436, 414, 62, steel, green.base, green.light),
      katori(548, 368, 50, steel, brick.base, brick.light),
      chilli(262, 436, 96, -12),
      chilli(300, 462, 88, 6),
      coriander(590, 300, 16, 30),
      chilli(676, 120, 84, 64),
      greenGarlic(64, 500, 250, -34),
      greenGarlic(104, 540, 250, -28),
      lime(690, 500, 44),
    ].join(''),
)
