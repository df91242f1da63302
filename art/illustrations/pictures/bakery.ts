import { khari, nankhatai } from '../baking.ts'
import { starCloth } from '../cloth.ts'
import { border } from '../ornament.ts'
import { brick, gold, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { teaGlass } from '../tableware.ts'

export const bakery = card(
  'A tray of nankhatai, a plate of flaky khari and a jar of batasa on a baker’s counter, before the fire of the oven.',
  (sheet) =>
    [
      starCloth(sheet, brick.dark, brick.base, gold.dark, 80),
      rect(0, 0, 800, 40, brick.deep),
      border(sheet, 0, 40, 800, 30, brick.deep, gold.base, 'leaf', gold.light),
      path('M300 330V200a130 130 0 0 1 260 0V330Z', silt.deep),
      path('M322 330V204a108 108 0 0 1 216 0V330Z', marigold.deep),
      path('M350 330q-10 -60 30 -90q10 30 24 36q-4 -60 40 -96q-2 56 36 84q14 -14 14 -30q40 50 16 96z', marigold.base),
      path('M392 330q-4 -36 20 -54q10 20 20 24q4 -28 20 -40q2 40 18 70z', gold.light),
      stroke('M300 330V200a130 130 0 0 1 260 0V330', paper.dark, 16, { 'stroke-dasharray': '30 5' }),
      rect(0, 318, 800, 282, gold.deep),
      rect(0, 318, 800, 20, gold.dark),
      border(sheet, 0, 538, 800, 34, indigo.dark, gold.base, 'temple', gold.light),
      rect(0, 572, 800, 28, indigo.deep),
      ellipse(606, 378, 150, 18, silt.deep),
      ellipse(600, 370, 150, 18, indigo.light),
      ellipse(600, 368, 124, 12, indigo.base),
      khari(540, 370, 92),
      khari(640, 372, 92),
      khari(590, 332, 92),
      rect(118, 178, 136, 172, paper.base, { rx: 18, opacity: 0.5 }),
      times(12, (i) =>
        circle(
          148 + (i % 4) * 26 + (Math.floor(i / 4) % 2) * 6,
          330 - Math.floor(i / 4) * 34,
          17,
          i % 3 === 0 ? gold.base : gold.light,
        ),
      ),
      times(12, (i) =>
        circle(144 + (i % 4) * 26 + (Math.floor(i / 4) % 2) * 6, 326 - Math.floor(i / 4) * 34, 8, gold.pale),
      ),
      rect(136, 152, 100, 30, brick.base, { rx: 8 }),
      rect(204, 152, 32, 30, brick.deep, { rx: 8 }),
      circle(186, 146, 10, gold.base),
      stroke('M134 210v110', paper.pale, 8, { 'stroke-linecap': 'round', opacity: 0.7 }),
      polygon([170, 400, 630, 400, 720, 524, 80, 524], silt.dark),
      polygon([184, 402, 616, 402, 694, 510, 106, 510], indigo.light),
      polygon([560, 402, 616, 402, 694, 510, 610, 510], indigo.base),
      rect(80, 522, 640, 12, silt.deep),
      times(5, (i) => nankhatai(236 + i * 82, 416, 34)),
      times(5, (i) => nankhatai(222 + i * 89, 444, 39)),
      times(5, (i) => nankhatai(204 + i * 98, 480, 45)),
      teaGlass(716, 446, 84, marigold.light, marigold.dark, paper.pale),
    ].join(''),
)
