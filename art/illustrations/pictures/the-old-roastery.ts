import { courses } from '../arches.ts'
import { beanFill, drumRoaster, sack } from '../coffee.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { pendant } from '../stalls.ts'
import { at, ellipse, path, polygon, rect, stroke } from '../svg.ts'

export const theOldRoastery = card(
  'A drum roaster drops brown coffee beans into its cooling tray, between open sacks of green and of roasted beans.',
  (sheet) => {
    const roasted = beanFill(sheet, silt.base, silt.dark, silt.deep)
    const raw = beanFill(sheet, green.light, green.pale, green.base)
    return [
      rect(0, 0, 800, 600, brick.dark),
      courses(0, 20, 800, 400, 13, brick.base, 9),
      path('M600 0H800V440H700Z', brick.deep, { opacity: 0.7 }),
      pendant(150, 110, 52, 120, green.dark, gold.pale),
      polygon([108, 152, 192, 152, 290, 440, 10, 440], gold.base, { opacity: 0.18 }),
      rect(0, 436, 800, 164, silt.dark),
      border(sheet, 0, 436, 800, 26, indigo.dark, gold.base, 'temple', gold.light),
      drumRoaster(420, 470),
      polygon([384, 386, 450, 386, 420, 452, 330, 452], silt.deep),
      polygon([388, 390, 446, 390, 416, 452, 338, 452], roasted),
      ellipse(318, 516, 190, 50, silt.deep),
      ellipse(310, 478, 190, 50, gold.dark),
      path('M120 478a190 50 0 0 0 380 0v22a190 50 0 0 1 -380 0z', gold.base),
      path('M420 519a190 50 0 0 0 80 -41v22a190 50 0 0 1 -80 41z', gold.dark),
      ellipse(310, 478, 172, 41, silt.deep),
      ellipse(310, 476, 168, 38, roasted),
      stroke('M310 478L180 460M310 478L440 494', gold.base, 8, { 'stroke-linecap': 'round' }),
      rect(302, 440, 16, 40, gold.base),
      sack(650, 560, 176, 190, green.dark),
      path('M576 372q20 -44 76 -46t80 46q-40 26 -80 26t-76 -26z', green.base),
      path('M576 372q20 -44 76 -46t80 46q-40 26 -80 26t-76 -26z', raw),
      sack(104, 588, 150, 130, brick.base),
      path('M42 460q18 -34 62 -36t66 36q-30 20 -66 20t-62 -20z', silt.deep),
      path('M42 460q18 -34 62 -36t66 36q-30 20 -66 20t-62 -20z', roasted),
      at(
        680,
        356,
        path('M-20 -14h50v28h-50q-16 -14 0 -28z', paper.light) +
          path('M-20 0h50v14h-50q-10 -8 -6 -14z', paper.deep) +
          rect(30, -5, 54, 10, marigold.dark, { rx: 5 }),
        1,
        -34,
      ),
    ].join('')
  },
)
