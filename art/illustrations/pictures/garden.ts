import { cornice } from '../arches.ts'
import { chhatri } from '../monuments.ts'
import { border, dots, rosette } from '../ornament.ts'
import { brick, gold, green, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds } from '../sky.ts'
import { circle, ellipse, path, polygon, rect, times } from '../svg.ts'
import { ashoka, clump, shadeTree, treeLine } from '../trees.ts'
import { fountain } from '../water.ts'

export const garden = card(
  'A formal city garden with a fountain, clipped hedges, marigold beds and a domed pavilion.',
  (sheet) =>
    [
      bandedSky([paper.light, green.pale, gold.pale], 380),
      circle(590, 150, 52, gold.base),
      birds(330, 120, green.dark),
      treeLine(350, 100, green.light, 800, 80),
      chhatri(400, 360, 150, 190, { lit: brick.pale, shade: brick.light, line: brick.dark }, green.dark),
      cornice(300, 352, 200, 14, brick.pale, brick.base),
      shadeTree(150, 380, 170, [green.base, green.dark, silt.dark]),
      shadeTree(690, 370, 150, [green.base, green.dark, silt.dark]),
      rect(0, 366, 800, 234, green.light),
      ashoka(268, 392, 40, 130, [green.base, green.dark, silt.dark]),
      ashoka(532, 392, 40, 130, [green.base, green.dark, silt.dark]),
      polygon([376, 366, 424, 366, 440, 450, 360, 450], paper.base),
      ellipse(400, 492, 262, 62, paper.dark),
      ellipse(400, 486, 262, 60, paper.base),
      rect(0, 380, 250, 22, green.dark),
      rect(548, 380, 252, 22, green.dark),
      dots('M0 382h246M552 382h248', green.base, 16, 20),
      path('M0 430L262 424Q220 470 130 520L0 540Z', green.base),
      path('M800 430L538 424Q580 470 690 520L800 540Z', green.base),
      times(
        4,
        (i) =>
          rosette(70 + i * 46, 492 - i * 18, 17 - i * 2, 8, i % 2 === 0 ? marigold.base : brick.base, gold.light) +
          rosette(736 - i * 46, 492 - i * 18, 17 - i * 2, 8, i % 2 === 0 ? brick.base : marigold.base, gold.light),
      ),
      fountain(400, 480),
      womanInSari(610, 478, 96, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      border(sheet, 0, 548, 800, 24, green.dark, gold.base, 'leaf', marigold.base),
      rect(0, 572, 800, 28, green.deep),
      clump(60, 560, 90, green.light, green.deep),
      clump(740, 566, 100, green.light, green.deep),
    ].join(''),
)
