import { peacock } from '../animals.ts'
import { leaf } from '../ornament.ts'
import { gold, green, indigo, marigold, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, path, rect, stroke, times } from '../svg.ts'
import { banana, clump, palm } from '../trees.ts'
import { ripples } from '../water.ts'

export const naturePark = card(
  'A peacock on a branch among banana leaves and palms beside the river at a nature park.',
  () =>
    [
      rect(0, 0, 800, 600, gold.pale),
      circle(560, 170, 110, marigold.light),
      circle(560, 170, 84, gold.light),
      path('M0 300Q200 250 420 300T800 280V600H0Z', green.pale),
      path('M0 360Q240 320 460 360T800 350V600H0Z', green.light),
      palm(650, 400, 260, 30, [green.base, green.dark, silt.dark]),
      palm(560, 390, 190, -20, [green.base, green.dark, silt.dark]),
      path('M300 420Q520 390 800 412V520Q560 470 260 560Z', indigo.light),
      ripples(430, 480, 3, indigo.pale),
      path('M0 470Q300 430 520 500T800 480V600H0Z', green.base),
      banana(120, 500, 300, green.base, green.dark),
      banana(720, 560, 220, green.base, green.dark),
      stroke('M0 372Q160 380 330 356T560 372', silt.dark, 20, { 'stroke-linecap': 'round' }),
      stroke('M0 378Q160 388 330 364T560 376', silt.deep, 8, { 'stroke-linecap': 'round' }),
      stroke('M470 360Q520 330 560 334', silt.dark, 9, { 'stroke-linecap': 'round' }),
      times(4, (i) => leaf(52, 15, i % 2 === 0 ? green.dark : green.base, -40 + i * 36, 560, 350)),
      peacock(392, 258),
      path('M0 560Q200 520 420 566T800 540V600H0Z', green.deep),
      clump(40, 590, 150, green.light, green.dark),
      clump(300, 610, 110, green.base, green.dark),
      clump(600, 604, 120, green.light, green.dark),
    ].join(''),
)
