import { baleCart, clothWall, laneSwag } from '../bazaar.ts'
import { arch } from '../arches.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { ellipse, path, polygon, rect } from '../svg.ts'

export const suratTextileMarket = card(
  'A market lane between walls of folded cloth in every colour, with shade cloths overhead and a handcart of bales.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, indigo.pale),
      rect(280, 120, 240, 240, gold.pale),
      path('M280 170Q400 140 520 176V360H280Z', marigold.pale),
      rect(290, 214, 66, 140, brick.pale),
      rect(452, 196, 70, 160, paper.base),
      arch(476, 320, 16, 40, 'round', indigo.base),
      arch(322, 320, 16, 40, 'round', green.base),
      polygon([0, 600, 292, 334, 508, 334, 800, 600], paper.base),
      polygon([400, 334, 508, 334, 800, 600, 480, 600], paper.dark),
      clothWall(-1, 5),
      clothWall(1, 12),
      laneSwag(3.2, -0.8, marigold.base, marigold.dark),
      laneSwag(1.9, -0.84, indigo.base, indigo.dark),
      laneSwag(1.0, -0.88, gold.base, gold.dark),
      laneSwag(0.35, -0.95, brick.base, brick.dark),
      ellipse(410, 470, 104, 10, silt.base),
      baleCart(412, 470, 130),
      ellipse(436, 532, 48, 8, silt.base),
      manInKurta(432, 532, 152, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      ellipse(236, 550, 54, 9, silt.base),
      womanInSari(232, 550, 196, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      manInKurta(598, 552, 196, { cloth: paper.pale, fold: silt.light, hair: silt.deep }),
      border(sheet, 0, 572, 800, 28, indigo.deep, gold.base, 'diamond', brick.base),
    ].join(''),
)
