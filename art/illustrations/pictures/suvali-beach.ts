import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { dots } from '../ornament.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { beachedBoat, tallShip } from '../ships.ts'
import { bandedSky, birds } from '../sky.ts'
import { ellipse, path, rect, stroke, times } from '../svg.ts'
import { casuarina } from '../trees.ts'
import { ripples } from '../water.ts'

const needles = [green.base, green.dark, silt.deep] as const

/** A post with tide marks and a red warning flag. */
function tidePost(x: number, base: number): string {
  return (
    rect(x - 5, base - 190, 10, 190, paper.light) +
    rect(x + 1, base - 190, 4, 190, paper.deep) +
    times(4, (i) => rect(x - 5, base - 60 + i * 15, 10, 8, brick.base)) +
    path(`M${x + 5} ${base - 188}q34 -12 66 4q-20 12 -10 30q-30 -8 -56 6Z`, brick.base) +
    path(`M${x + 40} ${base - 194}q16 2 31 10q-20 12 -10 30q-12 -4 -24 -3q-6 -18 3 -37Z`, brick.dark)
  )
}

/** Small waders at the edge of the water, each with its reflection. */
function wader(x: number, y: number): string {
  return (
    ellipse(x, y - 14, 13, 7, paper.pale) +
    ellipse(x - 12, y - 20, 5.5, 5, silt.dark) +
    stroke(`M${x - 16} ${y - 20}l-12 3M${x - 2} ${y - 8}v10M${x + 4} ${y - 8}v10`, silt.deep, 2) +
    ellipse(x, y + 8, 12, 3, silt.deep)
  )
}

export const suvaliBeach = card(
  'A painted fishing boat on quiet dark sand at low tide; on the horizon old sailing ships stand pale as clouds.',
  () =>
    [
      bandedSky([indigo.pale, green.pale, paper.light], 290),
      tallShip(250, 268, 112, [indigo.light, paper.pale, indigo.pale, brick.light]),
      tallShip(506, 262, 84, [indigo.light, paper.pale, indigo.pale, green.light]),
      birds(640, 96, indigo.dark),
      rect(0, 268, 800, 332, green.light),
      path('M0 268H800V286Q600 296 420 284T0 292Z', indigo.light),
      ripples(300, 352, 4, paper.light),
      path('M0 360Q160 342 330 362T640 352T800 358V600H0Z', paper.light),
      path('M0 370Q160 354 330 373T640 364T800 369V600H0Z', silt.base),
      path('M0 402Q220 384 380 404T800 396V600H0Z', silt.dark),
      path('M40 440Q140 420 250 432T330 452Q220 470 120 460T40 440Z', green.pale),
      path('M470 424Q560 410 650 420T700 436Q600 448 530 440T470 424Z', indigo.pale),
      path('M0 500Q220 470 420 494T800 474V600H0Z', silt.deep),
      wader(96, 440),
      wader(150, 448),
      wader(238, 444),
      stroke('M60 520q40 -10 80 0t80 0M300 562q40 -10 80 0t80 0M620 540q40 -10 80 0t80 0', silt.dark, 4, {
        'stroke-linecap': 'round',
      }),
      womanInSari(612, 428, 74, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      ellipse(404, 532, 190, 14, silt.dark),
      beachedBoat(380, 500, 160, {
        hull: green.base,
        keel: brick.base,
        band: gold.base,
        dot: paper.light,
        wood: paper.dark,
      }),
      stroke('M222 458Q150 540 84 548', paper.dark, 4),
      stroke('M84 532v28', silt.light, 8, { 'stroke-linecap': 'round' }),
      dots('M500 580q90 -30 190 -26', silt.base, 6, 19),
      casuarina(786, 640, 450, -30, needles),
      tidePost(640, 560),
    ].join(''),
)
