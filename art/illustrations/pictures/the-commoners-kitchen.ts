import { chilli, coriander, lime } from '../garnish.ts'
import { cooksKnife, hungLadle, hungPan, stockpot, tomato } from '../kitchen.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { jar, kadai, steam } from '../stalls.ts'
import { circle, path, polygon, rect, times } from '../svg.ts'

const copper = { rim: marigold.dark, well: marigold.base, shade: marigold.deep, glint: marigold.pale }
const steel = { rim: indigo.pale, well: paper.light, shade: indigo.light, glint: paper.pale }
const brass = { rim: gold.base, well: gold.light, shade: gold.dark, glint: gold.pale }

export const theCommonersKitchen = card(
  'A café kitchen: copper pans on a rail, a steaming pot and a pan on the stove, vegetables on the chopping board.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, paper.light),
      rect(
        0,
        150,
        800,
        300,
        sheet.pattern(
          64,
          64,
          rect(1.5, 1.5, 61, 61, paper.pale) +
            polygon([32, 14, 50, 32, 32, 50, 14, 32], indigo.light) +
            circle(32, 32, 6, paper.pale) +
            times(4, (i) => circle((i % 2) * 64, i < 2 ? 0 : 64, 9, indigo.base)),
          { y: 150 },
        ),
      ),
      path('M630 0H800V450H700Z', paper.deep, { opacity: 0.45 }),
      border(sheet, 0, 40, 800, 34, indigo.dark, gold.base, 'leaf', gold.light),
      rect(0, 0, 800, 40, indigo.dark),
      rect(60, 106, 680, 10, silt.dark, { rx: 5 }),
      hungPan(138, 112, 58, 44, copper),
      hungPan(294, 112, 42, 40, copper),
      hungLadle(366, 112, 116, steel),
      hungLadle(410, 112, 96, brass),
      hungPan(490, 112, 48, 38, copper),
      rect(566, 214, 186, 12, silt.dark),
      jar(576, 214, 48, 60, paper.base, marigold.base, brick.base),
      jar(632, 214, 48, 60, paper.base, green.base, brick.base),
      jar(688, 214, 48, 60, paper.base, brick.base, brick.base),
      rect(0, 446, 800, 154, green.base),
      rect(0, 432, 800, 22, gold.dark),
      rect(0, 446, 800, 8, gold.deep),
      rect(60, 454, 400, 112, silt.deep),
      rect(86, 486, 348, 80, silt.dark),
      border(sheet, 100, 512, 320, 30, silt.dark, marigold.base, 'diamond', gold.light),
      times(4, (i) => circle(116 + i * 96, 470, 9, gold.base)),
      border(sheet, 460, 480, 340, 40, green.dark, gold.base, 'temple', gold.light),
      rect(0, 566, 800, 34, green.deep),
      rect(74, 424, 376, 10, silt.deep),
      times(6, (i) => path(`M${142 + i * 16} 426q-9 -8 0 -20q9 12 0 20z`, i % 2 === 0 ? marigold.base : gold.light)),
      times(6, (i) => path(`M${316 + i * 16} 426q-9 -8 0 -20q9 12 0 20z`, i % 2 === 0 ? marigold.base : gold.light)),
      stockpot(182, 406, 150, 116, steel),
      steam(204, 252, 104, indigo.light, 9),
      kadai(356, 352, 148, silt.dark, silt.deep, marigold.base),
      times(6, (i) => circle(312 + i * 18, 352 + (i % 2) * 5, 5, i % 2 === 0 ? gold.light : green.light)),
      polygon([506, 434, 538, 404, 764, 404, 744, 434], gold.light),
      rect(506, 434, 240, 12, gold.deep),
      tomato(570, 388, 30, brick.base, brick.dark, green.dark),
      tomato(622, 398, 26, brick.base, brick.dark, green.dark),
      lime(674, 404, 22),
      chilli(596, 420, 60, -4),
      coriander(716, 398, 30, 50),
      coriander(730, 404, 26, 90),
      cooksKnife(640, 430, 120, 0, paper.pale, indigo.pale, brick.dark),
    ].join(''),
)
