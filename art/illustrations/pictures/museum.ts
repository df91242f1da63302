import { border, dotRing, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { diamond, litNiche, showPlinth } from '../showcase.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { zariCloth } from '../textiles.ts'
import { sailBoat } from '../water.ts'

export const museum = card(
  'A museum gallery of lit niches holding a model ship, a zari textile and a cut diamond.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.dark),
      path('M560 0H800V600H640Z', brick.deep),
      border(sheet, 0, 40, 800, 30, brick.deep, gold.dark, 'temple', gold.base),
      border(sheet, 0, 70, 800, 34, brick.deep, gold.base, 'leaf', gold.light),
      times(4, (i) => rosette(135 + i * 177, 140, 18, 8, brick.base, gold.dark)),
      litNiche(206, 148, 236, gold.pale),
      litNiche(400, 148, 280, green.pale),
      litNiche(594, 148, 236, indigo.base),
      sailBoat(206, 376, 58, silt.dark, marigold.base, marigold.dark),
      stroke('M184 394v20M228 394v20', silt.dark, 5),
      zariCloth(400, 216),
      dotRing(598, 318, 58, indigo.light, 4, 30),
      diamond(598, 310, 42),
      path('M580 412l18 -50l18 50z', gold.dark),
      showPlinth(206, 150),
      showPlinth(400, 150),
      showPlinth(594, 150),
      rect(0, 494, 800, 106, silt.dark),
      path('M0 494H800V510H0Z', silt.deep),
      times(7, (i) =>
        polygon(
          [
            -20 + i * 130,
            510,
            40 + i * 130,
            510,
            400 + (40 + i * 130 - 400) * 1.5,
            600,
            400 + (-20 + i * 130 - 400) * 1.5,
            600,
          ],
          silt.base,
        ),
      ),
      ellipse(306, 560, 50, 8, silt.deep),
      womanInSari(306, 560, 168, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      womanInSari(362, 564, 104, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
    ].join(''),
)
