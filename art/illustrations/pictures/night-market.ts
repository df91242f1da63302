import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, crescent, lampString, stars } from '../sky.ts'
import { awning, jar, kadai, pendant, steam } from '../stalls.ts'
import { ellipse, path, polygon, rect, times } from '../svg.ts'

export const nightMarket = card(
  'A row of lit food stalls under strings of lamps, with people gathered in front after dark.',
  (sheet) =>
    [
      bandedSky([indigo.deep, indigo.dark, indigo.base], 480),
      stars(9, 12, 3, 190, indigo.light),
      crescent(640, 120, 30, gold.pale),
      path('M0 330V250h70v-34h60v50h90v-76h54v60h120v-26h70v-60h50v70h96v-34h70v60h120v80Z', indigo.deep),
      rect(60, 300, 210, 190, marigold.base),
      rect(296, 284, 228, 206, gold.light),
      rect(550, 300, 200, 190, marigold.light),
      polygon([230, 300, 270, 300, 270, 490, 200, 490], marigold.dark),
      polygon([484, 284, 524, 284, 524, 490, 460, 490], gold.base),
      polygon([716, 300, 750, 300, 750, 490, 690, 490], marigold.base),
      jar(92, 392, 34, 46, paper.light, brick.base, brick.dark),
      jar(134, 392, 34, 46, paper.light, green.base, brick.dark),
      jar(176, 392, 34, 46, paper.light, gold.dark, brick.dark),
      rect(76, 392, 180, 8, brick.dark),
      kadai(404, 398, 120, silt.dark, silt.deep, gold.dark),
      steam(394, 386, 76, paper.pale),
      times(3, (i) => ellipse(372 + i * 32, 396, 16, 7, marigold.base)),
      times(
        4,
        (i) =>
          rect(580 + i * 38, 340, 22, 62, i % 2 === 0 ? green.base : brick.base, { rx: 5 }) +
          rect(586 + i * 38, 326, 10, 18, silt.dark),
      ),
      rect(566, 402, 176, 8, brick.dark),
      pendant(164, 346, 22, 30, brick.dark, gold.pale),
      pendant(330, 336, 18, 30, brick.dark, paper.pale),
      pendant(482, 336, 18, 30, brick.dark, paper.pale),
      border(sheet, 50, 430, 226, 60, brick.dark, gold.base, 'diamond', gold.light),
      border(sheet, 286, 430, 246, 60, green.dark, gold.base, 'leaf', marigold.base),
      border(sheet, 540, 430, 220, 60, indigo.dark, marigold.base, 'temple', gold.light),
      awning(44, 268, 238, 44, 8, brick.base, paper.base, silt.deep),
      awning(280, 248, 260, 50, 8, green.base, gold.pale, silt.deep),
      awning(536, 268, 228, 44, 8, indigo.base, marigold.pale, silt.deep),
      lampString(0, 150, 300, 190, 40, indigo.light, gold.light, 11, 30),
      lampString(300, 190, 560, 170, 34, indigo.light, marigold.light, 11, 30),
      lampString(560, 170, 800, 210, 34, indigo.light, gold.light, 11, 30),
      rect(0, 488, 800, 112, indigo.deep),
      path('M60 490H750L800 600H0Z', marigold.deep, { opacity: 0.5 }),
      womanInSari(120, 560, 176, { cloth: brick.base, fold: brick.deep, hair: silt.deep }),
      manInKurta(190, 566, 180, { cloth: indigo.light, fold: indigo.base, hair: silt.deep }),
      womanInSari(300, 574, 182, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      manInKurta(520, 572, 186, { cloth: paper.dark, fold: silt.light, hair: silt.deep }),
      womanInSari(570, 578, 120, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      womanInSari(668, 564, 176, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
    ].join(''),
)
