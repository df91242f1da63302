import { bhajiyaPiece } from '../fried.ts'
import { sev } from '../garnish.ts'
import { basket, grainHeap, sorghum } from '../harvest.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { bandedSky, birds, sun } from '../sky.ts'
import { path, rect, times } from '../svg.ts'
import { treeLine } from '../trees.ts'
import { ripples, rowBoat } from '../water.ts'

const sevHeap =
  path('M-89 0C-76 -96 76 -96 89 0Q0 30 -89 0Z', gold.dark) +
  sev(33, 46, -4, -30, 66, gold.light, 30) +
  sev(34, 20, 4, -34, 50, gold.pale, 26)

/** Ponk vada: green under a fried crust. */
function vadas(sheet: Sheet): string {
  const one = sheet.reuse(bhajiyaPiece(0, 0, 34, 0, green.light))
  return (
    place(one, -52, -8, 1, 20) +
    place(one, 4, -2, 1, 150) +
    place(one, 54, -8, 1, 70) +
    place(one, -26, -40, 1, -30) +
    place(one, 28, -42, 1, 100) +
    place(one, 2, -70, 0.94, 10)
  )
}

export const ponkMarket = card(
  'Baskets of green ponk, sev and ponk vada on a winter morning by the Tapi, with heads of sorghum behind them.',
  (sheet) => {
    const head = sheet.reuse(sorghum(330))
    return [
      bandedSky([indigo.pale, paper.light, gold.pale], 270),
      sun(182, 176, 50, marigold.light, gold.base),
      birds(300, 110, indigo.base),
      treeLine(262, 46, green.light, 800, 30),
      rect(0, 268, 800, 160, indigo.light),
      path('M0 330C160 314 320 348 500 330S720 316 800 336V430H0Z', indigo.base),
      ripples(286, 420, 6, indigo.pale),
      rowBoat(250, 316, 52, brick.dark, brick.base),
      ...[
        [476, -15],
        [676, 17],
        [536, -6],
        [626, 8],
        [582, 1],
      ].map(([x = 0, turn = 0]) => place(head, x, 452, 1, turn)),
      rect(0, 430, 800, 170, brick.base),
      border(sheet, 0, 430, 800, 34, brick.dark, gold.base, 'leaf', marigold.light),
      border(sheet, 0, 558, 800, 42, brick.dark, brick.light, 'temple', gold.base),
      basket(sheet, 168, 522, 208, `<g transform="translate(168 452)">${sevHeap}</g>`),
      basket(sheet, 640, 522, 208, `<g transform="translate(640 452)">${vadas(sheet)}</g>`),
      basket(sheet, 404, 548, 292, grainHeap(sheet, 404, 452, 262, 150, [green.light, green.pale, green.base])),
      times(12, (i) => rect(250 + ((i * 83) % 330), 552 - ((i * 5) % 9), 7, 7, green.light, { rx: 3.5 })),
    ].join('')
  },
)
