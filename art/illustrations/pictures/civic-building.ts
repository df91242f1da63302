import { arcade, arch, cornice, courses, crenellation, deepArch } from '../arches.ts'
import { chhatri, finial } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud } from '../sky.ts'
import { polygon, rect } from '../svg.ts'
import { nationalFlag } from '../towers.ts'
import { shadeTree } from '../trees.ts'

const stone = { lit: gold.pale, shade: gold.light, line: gold.deep }

export const civicBuilding = card(
  'A long arcaded city hall of Mughal date with a tall gate, corner kiosks and the national flag.',
  (sheet) =>
    [
      bandedSky([green.base, green.light, green.pale], 450),
      cloud(90, 150, 190, paper.pale, green.pale),
      cloud(560, 190, 150, paper.pale, green.pale),
      shadeTree(52, 480, 150, [green.base, green.dark, silt.dark]),
      shadeTree(752, 480, 160, [green.base, green.dark, silt.dark]),
      nationalFlag(402, 70),
      rect(96, 296, 608, 186, stone.lit),
      rect(560, 296, 144, 186, stone.shade),
      courses(110, 306, 560, 20, 1, gold.base),
      rect(96, 316, 608, 74, gold.light),
      arcade(104, 390, 200, 66, 4, 'pointed', brick.dark, 0.7),
      arcade(496, 390, 200, 66, 4, 'pointed', brick.dark, 0.7),
      cornice(88, 388, 624, 12, paper.pale, stone.line),
      arcade(104, 480, 200, 72, 4, 'pointed', indigo.dark, 0.66),
      arcade(496, 480, 200, 72, 4, 'pointed', indigo.dark, 0.66),
      cornice(84, 288, 632, 14, paper.pale, stone.line),
      crenellation(90, 290, 206, 9, 18, stone.lit),
      crenellation(504, 290, 206, 9, 18, stone.shade),
      chhatri(126, 290, 70, 92, stone, silt.deep),
      chhatri(674, 290, 70, 92, stone, silt.deep),
      rect(296, 190, 208, 292, stone.lit),
      rect(440, 190, 64, 292, stone.shade),
      border(sheet, 312, 216, 176, 20, brick.dark, gold.base, 'leaf', gold.pale),
      cornice(284, 182, 232, 16, paper.pale, stone.line),
      crenellation(292, 184, 216, 8, 22, stone.lit),
      chhatri(316, 184, 44, 66, stone, silt.deep),
      chhatri(484, 184, 44, 66, stone, silt.deep),
      finial(400, 176, 10, gold.deep),
      deepArch(400, 482, 150, 216, 'ogee', brick.deep, gold.base),
      arch(398, 482, 84, 120, 'ogee', indigo.deep),
      arcade(330, 352, 140, 44, 3, 'cusped', gold.base, 0.6),
      rect(0, 480, 800, 120, paper.dark),
      border(sheet, 0, 480, 800, 18, brick.dark, gold.base, 'temple'),
      polygon([330, 498, 470, 498, 560, 600, 240, 600], paper.light),
      polygon([430, 498, 470, 498, 560, 600, 470, 600], paper.base),
      manInKurta(330, 566, 108, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      womanInSari(470, 574, 108, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      manInKurta(612, 548, 92, { cloth: paper.pale, fold: silt.light, hair: silt.deep }),
    ].join(''),
)
