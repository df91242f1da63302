import { cornice } from '../arches.ts'
import { chhatri } from '../monuments.ts'
import { border, dots, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds } from '../sky.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { ashoka, clump, shadeTree, treeLine } from '../trees.ts'

function fountain(x: number, y: number): string {
  return (
    stroke(
      `M${x} ${y - 60}q-10 -60 -60 -50q-26 12 -30 60M${x} ${y - 60}q10 -60 60 -50q26 12 30 60M${x} ${y - 60}q-4 -90 -30 -90q-22 6 -26 60M${x} ${y - 60}q4 -90 30 -90q22 6 26 60`,
      indigo.pale,
      5,
      { 'stroke-linecap': 'round', 'stroke-dasharray': '22 7' },
    ) +
    ellipse(x, y, 190, 44, paper.dark) +
    ellipse(x, y - 8, 190, 42, paper.light) +
    ellipse(x, y - 6, 170, 34, indigo.base) +
    ellipse(x - 24, y - 10, 120, 22, indigo.light) +
    stroke(`M${x - 130} ${y - 2}q30 10 60 0M${x + 50} ${y + 8}q30 10 60 -2`, indigo.pale, 3) +
    polygon([x - 12, y, x - 8, y - 40, x + 8, y - 40, x + 12, y], paper.dark) +
    path(`M${x - 46} ${y - 58}h92q-8 24 -46 24t-46 -24z`, paper.light) +
    path(`M${x + 10} ${y - 35}q30 -4 36 -23h-20q-2 16 -16 23z`, paper.deep)
  )
}

export const garden = card(
  'A formal city garden with a fountain, clipped hedges, marigold beds and a domed pavilion.',
  (sheet) =>
    [
      bandedSky([paper.light, green.pale, gold.pale], 380),
      circle(590, 150, 52, gold.base),
      birds(180, 140, green.dark),
      treeLine(350, 100, green.light, 800, 80),
      chhatri(400, 360, 150, 190, { lit: paper.light, shade: paper.deep, line: silt.base }, green.dark),
      cornice(300, 352, 200, 14, paper.base, silt.light),
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
