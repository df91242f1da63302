import { kite, kiteString } from '../kites.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { banner } from '../sheet.ts'
import { birds, stars, sun } from '../sky.ts'
import { path, rect, times } from '../svg.ts'
import { pylon } from '../towers.ts'
import { palm, treeLine } from '../trees.ts'
import { glitter, ripples, sailBoat } from '../water.ts'

const near = [green.base, green.dark, silt.deep] as const

export const categoryExplore = banner(
  'The Tapi at nightfall: a cable bridge, palms, sailing boats and two paper kites against the last of the sun.',
  (sheet) =>
    [
      rect(0, 0, 1200, 320, indigo.deep),
      path('M1200 60Q900 60 720 200H0V320H1200Z', indigo.dark),
      path('M1200 120Q980 120 850 206H640V320H1200Z', indigo.base),
      stars(21, 8, 2, 120, indigo.base, 560),
      sun(1010, 186, 44, gold.light, marigold.base),
      treeLine(214, 70, green.deep, 1200, 30),
      rect(0, 212, 1200, 108, indigo.base),
      rect(0, 212, 1200, 8, indigo.light),
      ripples(236, 282, 3, indigo.light, 1200),
      glitter(1010, 224, 284, 110, gold.light),
      pylon(800, 196, 156, 190),
      rect(560, 194, 640, 12, silt.deep),
      rect(560, 191, 640, 5, gold.base),
      dots('M570 186H1200', gold.pale, 5, 34),
      times(4, (i) => rect(606 + i * 172, 204, 12, 26, silt.deep)),
      birds(880, 76, paper.base, 0.8),
      kiteString('M612 92Q640 140 622 190', paper.dark),
      kite(604, 68, 30, -18, [marigold.base, marigold.dark, gold.light]),
      kite(1120, 60, 22, 20, [brick.light, brick.base, gold.light]),
      sailBoat(944, 262, 34, silt.deep, paper.light, paper.deep),
      sailBoat(150, 250, 26, silt.deep, brick.light, brick.base),
      palm(1110, 300, 200, 26, near),
      palm(1172, 304, 150, -14, near),
      border(sheet, 0, 290, 1200, 30, indigo.deep, gold.dark, 'wave', gold.base),
    ].join(''),
)
