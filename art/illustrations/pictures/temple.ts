import { arcade, arch, cornice } from '../arches.ts'
import { dome, finial, pennant, shikhara } from '../monuments.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds } from '../sky.ts'
import { circle, polygon, rect } from '../svg.ts'
import { shadeTree } from '../trees.ts'

const stone = { lit: marigold.pale, shade: brick.light, line: brick.base }

export const temple = card(
  'A Hindu temple tower with ribbed sides, a pot finial and a saffron flag at dawn.',
  (sheet) =>
    [
      bandedSky([brick.pale, gold.pale, paper.light], 440),
      circle(252, 236, 118, marigold.light),
      circle(252, 236, 88, marigold.base),
      shadeTree(690, 470, 170, [green.base, green.dark, silt.dark]),
      birds(110, 130, brick.dark),
      rect(0, 452, 800, 148, silt.pale),
      shikhara(380, 400, 96, 170, stone, gold.dark),
      shikhara(560, 400, 96, 170, stone, gold.dark),
      shikhara(470, 400, 176, 282, stone, gold.dark),
      pennant(472, 112, 42, 66, silt.dark, marigold.base),
      rect(372, 388, 212, 76, stone.lit),
      rect(500, 388, 84, 76, stone.shade),
      arcade(376, 464, 204, 52, 4, 'cusped', brick.dark, 0.6),
      cornice(362, 380, 232, 14, stone.lit, stone.line),
      rect(186, 356, 200, 108, stone.lit),
      rect(330, 356, 56, 108, stone.shade),
      arcade(190, 464, 192, 84, 3, 'cusped', brick.deep, 0.72),
      cornice(172, 342, 228, 20, stone.lit, stone.line),
      dome(286, 342, 176, 78, stone, 'round', 5),
      finial(286, 268, 40, gold.dark),
      dots('M182 366Q214 392 246 366Q270 392 300 366Q330 392 392 366', marigold.base, 9, 9.4),
      arch(286, 464, 40, 70, 'cusped', indigo.deep),
      circle(286, 440, 7, gold.light),
      border(sheet, 150, 464, 470, 24, brick.dark, gold.base, 'temple', gold.pale),
      rect(130, 488, 510, 18, stone.lit),
      rect(110, 506, 550, 18, stone.shade),
      polygon([0, 600, 0, 540, 110, 524, 660, 524, 800, 548, 800, 600], silt.light),
      womanInSari(172, 552, 112, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      womanInSari(226, 560, 104, { cloth: green.base, fold: green.dark, hair: silt.deep }),
    ].join(''),
)
