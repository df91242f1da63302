import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, lampString } from '../sky.ts'
import { jar, kadai, pendant, steam, umbrella, wheel } from '../stalls.ts'
import { ellipse, path, rect, stroke, times } from '../svg.ts'

export const streetStall = card(
  'A street-food handcart under a striped umbrella, its cook stirring a pan for waiting customers.',
  (sheet) =>
    [
      bandedSky([indigo.light, brick.pale, marigold.light], 460),
      path('M0 470V250h90v-40h80v60h70v200zM560 470V300h60v-70h90v40h90v200z', brick.light),
      times(8, (i) => rect((i < 4 ? 24 : 596) + (i % 2) * 90, 286 + (Math.floor(i / 2) % 2) * 74, 30, 44, brick.base)),
      lampString(0, 190, 250, 160, 30, silt.deep, gold.pale, 10, 32),
      lampString(560, 160, 800, 200, 30, silt.deep, gold.pale, 10, 32),
      rect(0, 468, 800, 132, silt.base),
      path('M0 540L800 516V600H0Z', silt.dark),
      rect(406, 226, 8, 180, silt.deep),
      manInKurta(400, 480, 232, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      stroke('M372 308Q336 340 326 366M428 308Q470 330 470 352', skin.dark, 17, { 'stroke-linecap': 'round' }),
      stroke('M326 366l-18 26', silt.deep, 6, { 'stroke-linecap': 'round' }),
      kadai(286, 384, 150, silt.dark, silt.deep, gold.dark),
      times(5, (i) => ellipse(240 + i * 23, 383 - (i % 2) * 4, 13, 7, i % 2 === 0 ? marigold.base : gold.light)),
      steam(268, 366, 90, paper.pale, 8),
      rect(176, 404, 460, 20, gold.dark),
      rect(176, 416, 460, 8, gold.deep),
      rect(190, 424, 432, 96, brick.base),
      rect(520, 424, 102, 96, brick.dark),
      border(sheet, 190, 434, 432, 34, brick.deep, gold.base, 'diamond', marigold.base),
      border(sheet, 190, 486, 432, 26, brick.deep, gold.base, 'leaf', gold.light),
      jar(470, 404, 42, 56, paper.light, green.base, brick.dark),
      jar(518, 404, 42, 56, paper.light, brick.base, brick.dark),
      jar(566, 404, 42, 56, paper.light, gold.base, brick.dark),
      times(3, (i) => ellipse(430, 402 - i * 7, 30, 7, i % 2 === 0 ? indigo.pale : paper.base)),
      wheel(262, 532, 44, silt.deep, silt.deep),
      wheel(552, 532, 44, silt.deep, silt.deep),
      stroke('M630 420L700 446', gold.deep, 10, { 'stroke-linecap': 'round' }),
      umbrella(410, 108, 440, 122, marigold.base, paper.light, silt.deep, 0),
      dots('M206 224Q410 190 614 224', brick.base, 7, 16),
      pendant(340, 250, 18, 40, silt.deep, gold.pale),
      pendant(500, 250, 18, 40, silt.deep, gold.pale),
      womanInSari(136, 566, 200, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      manInKurta(688, 572, 204, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
    ].join(''),
)
