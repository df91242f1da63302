import { kite, kiteReel } from '../kites.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { manInKurta } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, cloud } from '../sky.ts'
import { at, path, rect, stroke, times } from '../svg.ts'

export const wishlistEmpty = card(
  'On a roof terrace at dawn someone flies a kite, and its string draws the outline of a heart in the sky.',
  (sheet) =>
    [
      bandedSky([indigo.pale, paper.light, brick.pale, gold.pale], 500),
      cloud(70, 190, 160, paper.pale, paper.light),
      cloud(590, 330, 140, paper.pale, brick.pale),
      birds(110, 110, indigo.base, 0.9),
      // The line runs from the hand around both sides of the heart, and from its dip to the kite.
      stroke(
        'M236 372Q330 440 430 408C330 330 300 250 350 206Q400 172 436 236Q474 172 524 206C572 250 540 330 430 408M436 236C400 120 520 170 626 172',
        brick.dark,
        3.4,
        { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
      ),
      dots(
        'M430 382C350 318 326 252 362 222Q402 196 436 262Q472 196 512 222C548 252 520 318 442 382',
        marigold.base,
        6,
        17,
      ),
      kite(650, 138, 62, 28, [marigold.base, marigold.dark, indigo.base]),
      kite(250, 130, 18, -16, [green.light, green.base, gold.light]),
      path('M0 600V452h110v-34h70v34h90v24h130v-46h80v46h120v-30h70v30h130v124z', brick.light),
      times(8, (i) => rect(30 + i * 98, 486 + (i % 2) * 8, 26, 34, brick.base)),
      rect(0, 520, 800, 80, brick.base),
      manInKurta(206, 552, 220, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      stroke('M222 388Q246 402 238 376M190 390Q176 420 208 432', skin.dark, 15, {
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
      at(224, 438, kiteReel(), 0.3, -20),
      rect(0, 512, 800, 14, brick.pale),
      rect(0, 526, 800, 74, brick.dark),
      border(sheet, 0, 540, 800, 44, brick.dark, gold.base, 'temple', gold.light),
    ].join(''),
)
