import { flyover } from '../flyover.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, sun } from '../sky.ts'
import { jar, steam, wheel } from '../stalls.ts'
import { path, polygon, rect, stroke, times } from '../svg.ts'
import { brass, kettle, teaGlass } from '../tableware.ts'

export const goldenTeaPoint = card(
  'A tea cart in early sun under a concrete flyover, its brass kettle steaming and two people waiting for their glasses.',
  (sheet) =>
    [
      bandedSky([indigo.pale, brick.pale, marigold.pale, gold.pale], 400),
      sun(664, 318, 58, marigold.base, marigold.light),
      birds(640, 130, brick.base),
      path('M430 420V352h40v-24h36v30h44v-44h38v40h60v-26h44v30h40v-20h68v82z', brick.pale),
      rect(0, 396, 800, 204, paper.dark),
      polygon([0, 600, 0, 520, 640, 396, 800, 396, 800, 430, 420, 600], silt.light),
      path('M0 600V560L620 404H650L300 600Z', silt.base, { opacity: 0.5 }),
      flyover({ x: 640, y: 372 }),
      manInKurta(612, 500, 210, { cloth: paper.pale, fold: paper.dark, hair: silt.deep }),
      stroke('M588 342Q562 370 572 396M634 342Q654 372 640 394', skin.dark, 15, { 'stroke-linecap': 'round' }),
      jar(664, 438, 30, 50, paper.light, gold.base, brick.base),
      jar(700, 438, 30, 50, paper.light, silt.base, brick.base),
      rect(438, 436, 296, 14, gold.dark),
      rect(450, 450, 272, 92, brick.base),
      rect(654, 450, 68, 92, brick.dark),
      border(sheet, 450, 458, 272, 32, brick.deep, gold.base, 'diamond', marigold.base),
      border(sheet, 450, 508, 272, 24, brick.deep, gold.base, 'leaf', gold.light),
      wheel(504, 552, 38, silt.deep, silt.deep),
      wheel(676, 552, 38, silt.deep, silt.deep),
      kettle(492, 436, 50, brass),
      steam(556, 366, 78, paper.pale, 7),
      times(3, (i) => teaGlass(590 + i * 25, 438, 34, marigold.base, marigold.dark, paper.pale)),
      womanInSari(330, 574, 226, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      manInKurta(398, 562, 218, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      stroke('M414 410Q440 424 446 398', skin.dark, 14, { 'stroke-linecap': 'round' }),
      teaGlass(448, 396, 34, marigold.base, marigold.dark, paper.pale),
      border(sheet, 0, 578, 800, 22, silt.dark, gold.base, 'temple', gold.light),
    ].join(''),
)
