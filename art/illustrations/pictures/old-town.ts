import { timberHouse } from '../houses.ts'
import { kite } from '../kites.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky } from '../sky.ts'
import { circle, polygon, rect } from '../svg.ts'

export const oldTown = card(
  'A street of old Rander houses with carved timber balconies, brackets and coloured shutters.',
  (sheet) =>
    [
      bandedSky([paper.light, gold.pale, marigold.pale], 400),
      circle(150, 120, 46, marigold.light),
      kite(610, 110, 24, 16, [indigo.base, indigo.dark, gold.base]),
      timberHouse(sheet, -60, 226, 190, {
        wall: paper.dark,
        shade: silt.light,
        wood: silt.dark,
        carve: gold.dark,
        shutter: green.base,
      }),
      timberHouse(sheet, 660, 236, 200, {
        wall: green.pale,
        shade: green.light,
        wood: silt.deep,
        carve: silt.light,
        shutter: brick.base,
      }),
      timberHouse(sheet, 470, 176, 190, {
        wall: marigold.pale,
        shade: marigold.light,
        wood: brick.deep,
        carve: marigold.dark,
        shutter: indigo.base,
      }),
      timberHouse(sheet, 134, 148, 330, {
        wall: indigo.light,
        shade: indigo.base,
        wood: silt.deep,
        carve: gold.base,
        shutter: green.base,
      }),
      rect(0, 498, 800, 102, silt.light),
      rect(110, 496, 570, 14, paper.base),
      rect(110, 506, 570, 6, paper.deep),
      polygon([0, 600, 0, 556, 800, 540, 800, 600], silt.base),
      womanInSari(232, 566, 120, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      manInKurta(440, 560, 122, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
    ].join(''),
)
