import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { banner } from '../sheet.ts'
import { lampString } from '../sky.ts'
import { jar, kadai, pendant, steam, umbrella, wheel } from '../stalls.ts'
import { ellipse, path, rect, stroke, times } from '../svg.ts'
import { kettle, teaGlass } from '../tableware.ts'

const brass = { rim: gold.base, well: gold.light, shade: gold.dark, glint: gold.pale }

export const categoryStreetFood = banner(
  'Evening at a food cart: a cook at his frying pan under a striped umbrella, tea on the boil, people waiting.',
  (sheet) =>
    [
      rect(0, 0, 1200, 320, brick.deep),
      path('M1200 0V320H640Q560 180 720 0Z', brick.dark),
      path('M0 262v-40h80v-22h60v30h90v-46h50v28h110v-20h60v34h100v-30h90v66ZM1060 262v-90h50v-30h90v120Z', brick.dark),
      lampString(-10, 20, 620, 16, 16, silt.deep, gold.base, 9, 40),
      lampString(1010, 60, 1210, 20, 16, silt.deep, gold.base, 9, 34),
      rect(0, 260, 1200, 60, silt.deep),
      rect(836, 70, 6, 120, silt.deep),
      manInKurta(820, 292, 190, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      stroke('M800 146Q774 168 766 188M842 146Q868 166 868 182', skin.dark, 13, { 'stroke-linecap': 'round' }),
      kadai(742, 194, 108, silt.dark, silt.deep, gold.dark),
      times(5, (i) => ellipse(708 + i * 17, 193 - (i % 2) * 3, 10, 5, i % 2 === 0 ? marigold.base : gold.light)),
      steam(726, 178, 66, paper.pale, 6),
      kettle(918, 206, 42, brass),
      teaGlass(984, 206, 38, marigold.light, marigold.dark, paper.pale),
      teaGlass(1012, 206, 38, marigold.light, marigold.dark, paper.pale),
      jar(858, 206, 26, 36, paper.light, green.base, brick.base),
      rect(664, 204, 380, 14, gold.dark),
      rect(664, 212, 380, 6, gold.deep),
      rect(676, 218, 356, 62, green.base),
      rect(950, 218, 82, 62, green.dark),
      border(sheet, 676, 226, 356, 24, green.deep, gold.base, 'diamond', marigold.base),
      wheel(740, 286, 26, silt.dark, silt.base),
      wheel(970, 286, 26, silt.dark, silt.base),
      umbrella(840, 14, 330, 80, marigold.base, paper.light, silt.deep, 0),
      dots('M690 92Q840 66 990 92', brick.base, 6, 14),
      pendant(784, 104, 13, 24, silt.deep, gold.pale),
      womanInSari(612, 304, 150, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      womanInSari(1084, 302, 132, { cloth: green.light, fold: green.base, hair: silt.deep }),
      manInKurta(1130, 304, 154, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      border(sheet, 0, 292, 1200, 28, silt.deep, gold.dark, 'temple', gold.base),
    ].join(''),
)
