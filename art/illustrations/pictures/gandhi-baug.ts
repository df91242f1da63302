import { banyan, gardenBench } from '../park.ts'
import { crenellation, courses } from '../arches.ts'
import { bastion } from '../monuments.ts'
import { border, dots, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds } from '../sky.ts'
import { ellipse, path, rect, times } from '../svg.ts'
import { treeLine } from '../trees.ts'

const far = { lit: brick.pale, shade: brick.light, line: brick.base }

export const gandhiBaug = card(
  'A banyan with hanging roots shades a garden bench and a path; behind the lawn stands a bastion of the castle.',
  (sheet) =>
    [
      bandedSky([gold.light, gold.pale, paper.pale], 380),
      birds(600, 96, brick.dark),
      treeLine(366, 84, green.light, 800, 60),
      rect(560, 272, 260, 110, far.lit),
      crenellation(560, 273, 250, 8, 20, far.lit),
      courses(640, 300, 150, 70, 4, far.shade),
      bastion(600, 384, 130, 150, far),
      rect(0, 372, 800, 228, green.light),
      path('M0 420Q240 372 520 398T800 400V600H0Z', green.base),
      path('M800 430Q600 430 520 462T330 600H700Q700 520 800 500Z', paper.base),
      path('M800 430Q600 430 520 462T330 600H420Q520 470 800 452Z', paper.light),
      ellipse(236, 504, 290, 34, green.dark),
      banyan(250, 500, 300, {
        lit: green.base,
        shade: green.deep,
        fruit: brick.base,
        trunk: silt.base,
        dark: silt.dark,
      }),
      times(5, (i) =>
        rosette(560 + i * 44, 424 - (i % 2) * 6, 13, 8, i % 2 === 0 ? brick.base : marigold.base, gold.pale),
      ),
      dots('M548 440H770', green.dark, 14, 17),
      gardenBench(470, 520, 130, green.dark, silt.deep),
      womanInSari(640, 522, 134, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      womanInSari(690, 526, 82, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      border(sheet, 0, 572, 800, 28, green.deep, gold.base, 'leaf', marigold.base),
    ].join(''),
)
