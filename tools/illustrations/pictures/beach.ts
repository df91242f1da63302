import { brick, gold, indigo, marigold, paper, silt } from '../palette.ts'
import { dots } from '../ornament.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { kite, kiteString } from '../kites.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, sun } from '../sky.ts'
import { circle, ellipse, path, rect, stroke } from '../svg.ts'
import { umbrella } from '../stalls.ts'
import { glitter, ripples, sailBoat } from '../water.ts'

/** A saddled camel in profile, as offered for rides along the sand. */
function camel(x: number, ground: number, s: number): string {
  return (
    stroke(
      `M${x - s * 0.34} ${ground - s * 0.5}L${x - s * 0.38} ${ground}M${x - s * 0.2} ${ground - s * 0.5}L${x - s * 0.16} ${ground}`,
      silt.dark,
      s * 0.08,
    ) +
    stroke(
      `M${x + s * 0.22} ${ground - s * 0.5}L${x + s * 0.18} ${ground}M${x + s * 0.36} ${ground - s * 0.5}L${x + s * 0.42} ${ground}`,
      silt.base,
      s * 0.08,
    ) +
    path(
      `M${x - s * 0.5} ${ground - s * 0.52}Q${x - s * 0.5} ${ground - s * 0.84} ${x - s * 0.2} ${ground - s * 0.86}Q${x} ${ground - s * 1.24} ${x + s * 0.2} ${ground - s * 0.86}Q${x + s * 0.4} ${ground - s * 0.84} ${x + s * 0.52} ${ground - s * 0.7}Q${x + s * 0.7} ${ground - s * 0.66} ${x + s * 0.72} ${ground - s * 1.16}L${x + s * 0.74} ${ground - s * 1.28}Q${x + s * 0.84} ${ground - s * 1.36} ${x + s * 1.02} ${ground - s * 1.22}L${x + s} ${ground - s * 1.12}L${x + s * 0.84} ${ground - s * 1.12}Q${x + s * 0.86} ${ground - s * 0.5} ${x + s * 0.4} ${ground - s * 0.44}Q${x} ${ground - s * 0.34} ${x - s * 0.5} ${ground - s * 0.52}Z`,
      silt.base,
    ) +
    path(
      `M${x - s * 0.24} ${ground - s * 0.88}Q${x} ${ground - s * 1.26} ${x + s * 0.24} ${ground - s * 0.88}L${x + s * 0.28} ${ground - s * 0.56}H${x - s * 0.28}Z`,
      brick.base,
    ) +
    dots(`M${x - s * 0.24} ${ground - s * 0.62}h${s * 0.5}`, gold.light, s * 0.06, s * 0.1) +
    stroke(`M${x - s * 0.5} ${ground - s * 0.66}q${-s * 0.1} ${s * 0.1} ${-s * 0.06} ${s * 0.3}`, silt.dark, s * 0.04)
  )
}

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
