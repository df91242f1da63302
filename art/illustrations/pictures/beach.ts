import { camel } from '../animals.ts'
import { kite, kiteString } from '../kites.ts'
import { dots } from '../ornament.ts'
import { brick, gold, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, sun } from '../sky.ts'
import { umbrella } from '../stalls.ts'
import { circle, ellipse, path, rect, stroke } from '../svg.ts'
import { glitter, ripples, sailBoat } from '../water.ts'

export const beach = card(
  'The black sand of Dumas beach at sunset, with a saddled camel, a striped umbrella and the Arabian Sea.',
  () =>
    [
      bandedSky([brick.light, marigold.light, gold.light, gold.pale], 320),
      sun(300, 300, 84, marigold.base, marigold.dark, 2),
      kite(590, 150, 34, 20, [indigo.base, indigo.dark, gold.light]),
      kiteString('M574 178Q500 330 548 440', silt.dark),
      birds(130, 150, brick.dark),
      rect(0, 304, 800, 296, indigo.base),
      path('M0 304H800V330Q600 344 400 332T0 336Z', indigo.light),
      ripples(344, 440, 5, indigo.pale),
      glitter(300, 310, 440, 190, marigold.light),
      sailBoat(130, 320, 42, silt.deep, paper.light, paper.dark),
      sailBoat(690, 314, 30, silt.deep, paper.light, paper.dark),
      path('M0 424Q120 400 250 424T520 420T800 404V600H0Z', paper.light),
      path('M0 434Q120 412 250 436T520 432T800 418V600H0Z', indigo.dark),
      path('M0 456Q180 436 330 462T640 450T800 446V600H0Z', indigo.deep),
      stroke('M20 500q60 -16 120 0t120 0M420 560q60 -14 120 0t120 0M620 492q40 -10 90 0', indigo.dark, 4, {
        'stroke-linecap': 'round',
      }),
      dots('M180 574q130 -60 270 -52', indigo.base, 5, 17),
      ellipse(300, 524, 130, 12, indigo.dark),
      camel(290, 524, 138),
      ellipse(590, 540, 120, 11, indigo.dark),
      umbrella(590, 330, 210, 62, brick.base, paper.light, silt.light, 150),
      womanInSari(560, 540, 112, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      manInKurta(622, 540, 116, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      circle(548, 440, 3, silt.dark),
      path('M0 600V548Q60 530 120 556T220 600Z', silt.deep),
    ].join(''),
)
