import { sprigCloth } from '../cloth.ts'
import { border, dotRing, rosette } from '../ornament.ts'
import { brick, gold, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, path, rect, stroke } from '../svg.ts'

export const reviewPlaceholder = card(
  'An old camera whose lens is a flower of block print, on pale printed cloth.',
  (sheet) =>
    [
      sprigCloth(sheet, paper.base, paper.dark, brick.light, 92),
      path('M200 236C90 110 250 66 400 84S710 90 602 236', 'none', {
        stroke: silt.dark,
        'stroke-width': 14,
        'stroke-linecap': 'round',
      }),
      path('M200 236C90 110 250 66 400 84S710 90 602 236', 'none', {
        stroke: gold.dark,
        'stroke-width': 3,
        'stroke-dasharray': '8 9',
      }),
      rect(208, 214, 420, 276, paper.deep, { rx: 26 }),
      path('M316 196L338 150H462L484 196Z', indigo.dark),
      rect(352, 164, 96, 24, gold.pale, { rx: 5 }),
      rect(232, 176, 64, 24, gold.dark, { rx: 8 }),
      circle(548, 186, 24, gold.base),
      rect(516, 184, 64, 14, gold.dark, { rx: 6 }),
      rect(190, 194, 420, 276, indigo.base, { rx: 24 }),
      path('M520 194H586Q610 194 610 218V446Q610 470 586 470H480Q560 330 520 194Z', indigo.dark),
      border(sheet, 190, 222, 420, 30, indigo.dark, gold.base, 'leaf', gold.light),
      rect(190, 424, 420, 14, gold.base),
      rect(540, 424, 70, 14, gold.dark),
      circle(236, 398, 12, brick.base),
      rect(536, 268, 44, 30, paper.pale, { rx: 6 }),
      circle(400, 336, 122, gold.dark),
      circle(397, 333, 116, gold.base),
      dotRing(398, 334, 106, gold.deep, 6, 40),
      circle(398, 334, 94, silt.deep),
      circle(398, 334, 84, indigo.deep),
      rosette(398, 334, 78, 12, indigo.light, indigo.dark),
      rosette(398, 334, 52, 12, marigold.base, brick.base),
      circle(398, 334, 12, gold.pale),
      stroke('M338 290A76 76 0 0 1 366 264', paper.pale, 8, { 'stroke-linecap': 'round' }),
    ].join(''),
)
