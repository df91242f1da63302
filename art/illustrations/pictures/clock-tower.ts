import { arcade, arch, cornice, courses, crenellation } from '../arches.ts'
import { shopHouse } from '../houses.ts'
import { kite, kiteString } from '../kites.ts'
import { finial } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud } from '../sky.ts'
import { polygon, rect } from '../svg.ts'
import { clockFace } from '../towers.ts'
import { autoRickshaw } from '../vehicles.ts'

export const clockTower = card(
  'A tall red-brick Victorian clock tower rising over the flat roofs of an old market street.',
  (sheet) =>
    [
      bandedSky([green.light, green.pale, paper.light], 470),
      cloud(520, 150, 170, paper.pale, green.pale),
      cloud(80, 210, 150, paper.pale, green.pale),
      kite(620, 250, 30, 24, [marigold.base, marigold.dark, indigo.dark]),
      kiteString('M606 276Q570 330 560 400', silt.dark),
      kite(156, 120, 20, -16, [indigo.base, indigo.dark, gold.light]),
      shopHouse(0, 330, 150, paper.base, paper.dark, green.base),
      shopHouse(146, 292, 130, brick.pale, brick.light, indigo.dark),
      shopHouse(520, 316, 140, gold.pale, gold.light, brick.dark),
      shopHouse(656, 286, 150, paper.base, paper.dark, indigo.base),
      rect(0, 498, 800, 102, silt.light),
      polygon([0, 600, 0, 560, 800, 528, 800, 600], silt.base),
      polygon([400, 498, 470, 498, 560, 540, 470, 540], silt.base),
      rect(316, 424, 168, 84, brick.base),
      rect(430, 424, 54, 84, brick.dark),
      cornice(306, 414, 188, 14, gold.light, brick.deep),
      rect(334, 206, 132, 210, brick.base),
      rect(424, 206, 42, 210, brick.dark),
      courses(338, 216, 84, 196, 10, brick.light, 2.4),
      rect(334, 206, 12, 210, brick.light),
      rect(454, 206, 12, 210, brick.deep),
      arch(400, 404, 44, 84, 'pointed', brick.deep),
      arch(396, 404, 30, 70, 'pointed', indigo.deep),
      border(sheet, 334, 300, 132, 18, brick.deep, gold.base, 'diamond'),
      clockFace(400, 254, 38),
      cornice(320, 192, 160, 18, gold.light, brick.deep),
      rect(346, 128, 108, 66, brick.base),
      rect(422, 128, 32, 66, brick.dark),
      arcade(350, 190, 100, 50, 3, 'round', brick.deep, 0.62),
      crenellation(338, 130, 124, 5, 18, brick.base),
      cornice(338, 122, 124, 12, gold.light, brick.deep),
      polygon([352, 122, 400, 40, 448, 122], green.base),
      polygon([410, 122, 400, 40, 448, 122], green.dark),
      finial(400, 46, 34, gold.dark),
      arch(400, 508, 60, 66, 'pointed', indigo.deep),
      autoRickshaw(640, 566, 116),
      manInKurta(276, 560, 96, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      womanInSari(520, 560, 100, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
    ].join(''),
)
