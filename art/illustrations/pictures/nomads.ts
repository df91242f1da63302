import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, cloud } from '../sky.ts'
import { steam } from '../stalls.ts'
import { circle, ellipse, path, polygon, rect, stroke } from '../svg.ts'
import { cup } from '../tableware.ts'
import { palm } from '../trees.ts'
import { scooter } from '../vehicles.ts'
import { glitter } from '../water.ts'

const dusk = [indigo.dark, indigo.deep, silt.deep] as const
const near = [green.dark, green.deep, silt.deep] as const

export const nomads = card(
  'The road to Dumas at dusk: a scooter with a bedroll stands under the palms, two cups wait on a roadside table.',
  (sheet) =>
    [
      bandedSky([indigo.base, indigo.light, brick.light, marigold.light], 300),
      cloud(90, 130, 170, indigo.pale, indigo.light),
      cloud(560, 190, 130, brick.pale, marigold.pale),
      circle(330, 268, 52, gold.light),
      birds(410, 150, indigo.deep, 0.9),
      rect(0, 270, 800, 60, indigo.base),
      glitter(330, 276, 324, 120, gold.light),
      path('M0 318Q160 300 320 316H350Q600 300 800 312V600H0Z', green.dark),
      path('M0 350Q160 330 324 318H346Q600 340 800 350V600H0Z', green.base),
      path('M324 316H346Q420 380 760 600H120Q280 400 324 316Z', silt.dark),
      path('M333 330h5q14 20 30 38h-14q-14 -18 -21 -38zM366 386h20q30 32 62 58h-32q-30 -28 -50 -58z', gold.light),
      palm(250, 336, 110, -8, dusk),
      palm(196, 362, 170, -16, dusk),
      palm(418, 340, 120, 10, dusk),
      palm(520, 372, 200, 22, dusk),
      palm(660, 430, 330, 30, near),
      palm(90, 420, 300, -26, near),
      path('M0 600V420Q120 400 250 470L190 600Z', green.dark),
      ellipse(250, 486, 150, 12, green.deep),
      scooter(250, 486, 116, marigold.base, marigold.deep, silt.deep),
      // The bedroll and bag strapped behind the saddle.
      rect(286, 352, 92, 40, indigo.light, { rx: 20 }),
      rect(346, 352, 32, 40, indigo.base, { rx: 16 }),
      stroke('M310 352v40M340 352v40', brick.dark, 6),
      rect(0, 512, 800, 88, brick.dark),
      rect(0, 500, 800, 16, brick.light),
      border(sheet, 0, 534, 800, 44, brick.dark, gold.base, 'temple', marigold.base),
      polygon([470, 500, 500, 486, 760, 486, 772, 500], brick.pale),
      cup(560, 452, 56, paper.pale, paper.dark, silt.deep, silt.dark),
      cup(686, 456, 48, green.base, green.dark, marigold.deep, paper.pale),
      border(sheet, 534, 462, 52, 18, 'none', indigo.base, 'diamond'),
      steam(556, 434, 80, paper.pale, 6),
      dots('M20 524H800', gold.light, 5, 26),
    ].join(''),
)
