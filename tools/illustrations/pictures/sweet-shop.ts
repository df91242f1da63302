import { arch } from '../arches.ts'
import { ghari } from '../food.ts'
import { border, dotRing, leaf, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'
import { brassStand } from '../tableware.ts'

/** Six rounds, stacked three, two, one. */
function pile(sheet: Sheet): string {
  const round = sheet.keep(ghari(0, 0, 84))
  return (
    place(round, 276, 356) +
    place(round, 524, 356) +
    place(round, 400, 376, 1.1) +
    place(round, 338, 286) +
    place(round, 462, 290) +
    place(round, 400, 214, 0.96)
  )
}

export const sweetShop = card(
  'Rounds of ghari under set ghee, pistachio and saffron, piled on a brass stand.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.base),
      path('M600 0H800V600H700Z', brick.dark),
      arch(400, 470, 470, 410, 'cusped', brick.deep),
      arch(400, 470, 430, 384, 'cusped', marigold.dark),
      arch(400, 470, 384, 352, 'cusped', marigold.light),
      circle(400, 290, 120, gold.pale),
      dotRing(400, 290, 138, marigold.base, 7, 44),
      border(sheet, 0, 22, 800, 36, brick.deep, gold.base, 'leaf', gold.light),
      times(
        3,
        (i) =>
          rosette(80, 160 + i * 96, 26, 8, brick.light, gold.base) +
          rosette(720, 160 + i * 96, 26, 8, brick.base, gold.dark),
      ),
      rect(0, 452, 800, 148, indigo.dark),
      border(sheet, 0, 452, 800, 30, indigo.deep, gold.base, 'temple', gold.light),
      border(sheet, 0, 548, 800, 36, indigo.deep, gold.dark, 'diamond', brick.base),
      brassStand(400, 404, 216),
      pile(sheet),
      times(9, (i) =>
        leaf(
          26,
          8,
          i % 2 === 0 ? green.base : green.light,
          i * 47,
          140 + ((i * 59) % 130) + (i > 4 ? 400 : 0),
          506 + ((i * 31) % 34),
        ),
      ),
      stroke('M130 520q14 -12 30 -4M640 520q14 -14 30 -4M690 536q12 -10 26 -2', marigold.base, 4, {
        'stroke-linecap': 'round',
      }),
      ellipse(400, 500, 120, 8, indigo.deep),
    ].join(''),
)
