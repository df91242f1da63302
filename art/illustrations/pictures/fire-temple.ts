import { arch, cornice, courses } from '../arches.ts'
import { border, dotRing, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { fireUrn, scrollColumn } from '../sacred.ts'
import { card } from '../sheet.ts'
import { bandedSky, stars } from '../sky.ts'
import { circle, path, rect, times } from '../svg.ts'
import { ashoka } from '../trees.ts'

export const fireTemple = card(
  'The columned front of a Parsi fire temple at dusk, with winged emblem and fire urns.',
  (sheet) =>
    [
      bandedSky([brick.deep, brick.dark, brick.base, marigold.base], 480),
      stars(31, 9, 2, 150, brick.light),
      ashoka(96, 484, 74, 300, [green.dark, green.deep, silt.deep]),
      ashoka(714, 484, 74, 320, [green.dark, green.deep, silt.deep]),
      ashoka(30, 484, 60, 220, [green.dark, green.deep, silt.deep]),
      ashoka(776, 484, 60, 240, [green.dark, green.deep, silt.deep]),
      rect(150, 248, 500, 236, paper.dark),
      rect(540, 248, 110, 236, silt.light),
      courses(160, 300, 90, 150, 6, silt.light),
      rect(150, 156, 500, 80, paper.light),
      rect(540, 156, 110, 80, paper.deep),
      path(
        times(11, (i) => `M${154 + i * 45} 158v-10h8v-9h8v-9h10v9h8v9h8v10z`),
        paper.light,
      ),
      path(
        times(3, (i) => `M${514 + i * 45} 158v-10h8v-9h8v-9h10v9h8v9h8v10z`),
        paper.deep,
      ),
      cornice(140, 154, 520, 10, paper.pale, silt.light),
      rect(256, 168, 288, 60, brick.dark),
      times(
        5,
        (i) =>
          leaf(118 - i * 14, 9, i % 2 === 0 ? gold.base : gold.light, 180 - 4 - i * 5, 386, 204 - i * 4) +
          leaf(118 - i * 14, 9, i % 2 === 0 ? gold.dark : gold.base, 4 + i * 5, 414, 204 - i * 4),
      ),
      leaf(26, 12, gold.base, 90, 400, 204),
      circle(400, 198, 22, gold.light),
      circle(400, 198, 14, brick.dark),
      dotRing(400, 198, 9, gold.light, 3, 9),
      circle(400, 172, 8, gold.base),
      path('M352 154h96l-14 -26h-68z', paper.base) + path('M420 154h28l-14 -26h-20z', paper.deep),
      fireUrn(400, 130, 46),
      cornice(132, 230, 536, 20, paper.pale, silt.light),
      border(sheet, 150, 250, 500, 16, brick.deep, gold.base, 'leaf', gold.light),
      rect(226, 286, 348, 182, brick.deep),
      arch(400, 468, 96, 150, 'round', gold.deep),
      arch(400, 468, 76, 136, 'round', marigold.base),
      arch(400, 468, 50, 112, 'round', gold.light),
      arch(272, 440, 52, 96, 'round', indigo.deep),
      arch(528, 440, 52, 96, 'round', indigo.deep),
      dots('M250 396h44M250 416h44M506 396h44M506 416h44', gold.dark, 4, 11),
      scrollColumn(204),
      scrollColumn(330),
      scrollColumn(470),
      scrollColumn(596),
      rect(130, 466, 540, 16, paper.base),
      rect(110, 482, 580, 16, paper.dark),
      rect(90, 498, 620, 16, silt.light),
      rect(0, 512, 800, 88, silt.dark),
      path('M320 514H480L560 600H240Z', marigold.deep, { opacity: 0.7 }),
      fireUrn(160, 500, 56),
      fireUrn(640, 500, 56),
    ].join(''),
)
