import { cornice } from '../arches.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { diamond } from '../showcase.ts'
import { bandedSky, birds, cloud } from '../sky.ts'
import { path, polygon, rect, times } from '../svg.ts'
import { officeWing } from '../towers.ts'
import { ashoka, treeLine } from '../trees.ts'

export const tradeTower = card(
  'Nine linked office towers of the diamond bourse in a row, with a cut diamond rising like a sun.',
  (sheet) =>
    [
      bandedSky([indigo.dark, indigo.base, brick.light, gold.pale], 430),
      dotRing(400, 172, 104, gold.light, 5, 54),
      dotRing(400, 172, 126, gold.base, 4, 60),
      diamond(400, 150, 86),
      birds(150, 190, indigo.pale),
      cloud(590, 200, 140, indigo.light, indigo.base),
      cloud(40, 250, 120, indigo.light, indigo.base),
      treeLine(440, 64, green.light, 800, 70),
      times(4, (i) => officeWing(74 + i * 164 + 42, 440, 66, 130, paper.dark, silt.light, indigo.base)),
      rect(40, 380, 720, 60, silt.base),
      rect(40, 380, 720, 12, paper.dark),
      times(5, (i) =>
        officeWing(
          46 + i * 150,
          468,
          104,
          [150, 186, 214, 186, 150][i] ?? 150,
          paper.light,
          paper.deep,
          [indigo.base, indigo.base, indigo.dark, indigo.base, indigo.base][i] ?? indigo.base,
        ),
      ),
      rect(0, 466, 800, 134, green.base),
      polygon([340, 468, 456, 468, 620, 600, 160, 600], paper.base),
      polygon([400, 468, 456, 468, 620, 600, 500, 600], paper.dark),
      path('M370 468V436h56v32z', indigo.deep),
      cornice(352, 426, 92, 12, gold.base, gold.deep),
      times(
        4,
        (i) =>
          ashoka(300 - i * 62, 492 + i * 26, 30 + i * 9, 86 + i * 26, [green.light, green.dark, silt.dark]) +
          ashoka(500 + i * 62, 492 + i * 26, 30 + i * 9, 86 + i * 26, [green.light, green.dark, silt.dark]),
      ),
      border(sheet, 0, 560, 800, 40, indigo.dark, gold.base, 'diamond', brick.base),
      rect(0, 556, 800, 5, marigold.base),
    ].join(''),
)
