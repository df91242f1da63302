import { kite } from '../kites.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import {
  balloon,
  escalatorSide,
  escalatorSteps,
  handbag,
  onEscalator,
  paperBag,
  sandal,
  shopWindow,
} from '../shopping.ts'
import { pendant } from '../stalls.ts'
import { polygon, rect, stroke } from '../svg.ts'
import { hungSari } from '../textiles.ts'

export const vrSurat = card(
  'People with shopping bags and a balloon ride an escalator past lit windows of saris, handbags and sandals.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, green.pale),
      polygon([420, 0, 800, 0, 800, 600, 620, 600], green.light),
      border(sheet, 0, 40, 800, 26, green.base, gold.light, 'leaf', gold.pale),
      shopWindow(60, 130, 150, 210, gold.pale, green.dark),
      pendant(134, 150, 12, 22, silt.deep, paper.pale),
      hungSari(78, 172, 50, 130, brick.base, brick.dark, gold.base, gold.light),
      hungSari(142, 172, 50, 130, indigo.base, indigo.dark, gold.base, paper.light),
      shopWindow(270, 130, 150, 150, marigold.pale, green.dark),
      rect(270, 204, 150, 6, gold.dark),
      handbag(308, 202, 22, brick.base, brick.dark),
      handbag(380, 202, 20, indigo.base, indigo.dark),
      handbag(312, 278, 24, green.base, green.dark),
      handbag(384, 278, 20, marigold.base, marigold.dark),
      kite(500, 158, 38, 14, [marigold.base, marigold.dark, indigo.dark]),
      kite(584, 116, 26, -18, [brick.base, brick.dark, gold.light]),
      stroke('M500 66V120M584 66V90', silt.base, 2),
      escalatorSteps(silt.base, silt.deep),
      womanInSari(150, onEscalator(150) - 4, 180, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      paperBag(196, onEscalator(196) - 22, 46, gold.base, gold.dark),
      balloon(248, 220, 32, [marigold.base, marigold.dark], [281, 366]),
      womanInSari(284, onEscalator(284) - 4, 118, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      manInKurta(412, onEscalator(412) - 4, 190, { cloth: paper.pale, fold: silt.light, hair: silt.deep }),
      paperBag(448, onEscalator(448) - 26, 44, brick.base, brick.dark),
      womanInSari(668, onEscalator(668) - 4, 168, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      paperBag(706, onEscalator(706) - 22, 40, indigo.base, indigo.dark),
      escalatorSide(sheet, brick.dark, gold.base),
      polygon([158, 600, 800, 279, 800, 600], green.base),
      polygon([440, 600, 800, 420, 800, 600], green.dark),
      shopWindow(540, 448, 216, 112, gold.light, indigo.dark),
      sandal(600, 558, 44, brick.base, silt.deep),
      sandal(702, 558, 44, indigo.base, silt.deep),
    ].join(''),
)
