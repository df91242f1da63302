import { ghari } from '../sweets.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { cloud, stars } from '../sky.ts'
import { circle, ellipse, path, rect, times } from '../svg.ts'
import { brassStand } from '../tableware.ts'

/** Six rounds, stacked three, two, one. */
function pile(sheet: Sheet): string {
  const round = sheet.reuse(ghari(0, 0, 84))
  return (
    place(round, 276, 356) +
    place(round, 524, 356) +
    place(round, 400, 376, 1.1) +
    place(round, 338, 286) +
    place(round, 462, 290) +
    place(round, 400, 214, 0.96)
  )
}

/** The moon of Chandani Padva, when ghari is eaten, over the roofs of the old city. */
function moonlitRoofs(): string {
  return (
    rect(0, 0, 800, 600, indigo.dark) +
    stars(12, 9, 3, 260, indigo.light) +
    circle(400, 262, 232, indigo.base) +
    dotRing(400, 262, 216, gold.light, 7, 66) +
    circle(400, 262, 194, gold.pale) +
    circle(452, 210, 34, gold.light) +
    circle(318, 172, 22, gold.light) +
    circle(500, 316, 18, gold.light) +
    cloud(40, 190, 150, indigo.base, indigo.base) +
    cloud(600, 132, 150, indigo.base, indigo.base) +
    path('M0 470V372h70v-34h54v44h62v-24h60v112zM800 470V356h-58v-40h-64v52h-58v-22h-56v124z', indigo.deep) +
    times(5, (i) => rect([24, 84, 206, 640, 700][i] ?? 0, [400, 366, 386, 392, 350][i] ?? 0, 16, 26, gold.base))
  )
}

export const sweetShop = card(
  'Rounds of ghari under set ghee and pistachio, piled on a brass stand before a full moon over dark roofs.',
  (sheet) =>
    [
      moonlitRoofs(),
      rect(0, 452, 800, 148, brick.base),
      border(sheet, 0, 452, 800, 30, brick.dark, gold.base, 'temple', gold.light),
      border(sheet, 0, 556, 800, 40, brick.dark, brick.light, 'diamond', marigold.base),
      ellipse(404, 504, 132, 10, brick.deep),
      brassStand(400, 404, 216),
      pile(sheet),
      times(10, (i) =>
        ellipse(
          150 + ((i * 59) % 130) + (i > 4 ? 380 : 0),
          506 + ((i * 31) % 34),
          11,
          5,
          i % 2 === 0 ? green.base : green.light,
          {
            transform: `rotate(${i * 47} ${150 + ((i * 59) % 130) + (i > 4 ? 380 : 0)} ${506 + ((i * 31) % 34)})`,
          },
        ),
      ),
    ].join(''),
)
