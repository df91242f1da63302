import { arch, cornice, courses } from '../arches.ts'
import { border, dotRing, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { bandedSky, stars } from '../sky.ts'
import { circle, path, rect, times } from '../svg.ts'
import { ashoka } from '../trees.ts'

/** A bundle column with a double-bull capital drawn as two scrolls. */
function column(x: number): string {
  return (
    rect(x - 24, 448, 48, 20, paper.dark) +
    rect(x - 16, 286, 32, 164, paper.light) +
    rect(x + 4, 286, 12, 164, paper.deep) +
    rect(x - 8, 290, 3, 156, paper.dark) +
    path(`M${x - 34} 262q-10 22 12 26h44q22 -4 12 -26z`, paper.base) +
    circle(x - 24, 272, 8, silt.light) +
    circle(x + 24, 272, 8, silt.base)
  )
}

function flame(x: number, y: number, s: number): string {
  return (
    path(
      `M${x} ${y}C${x - s * 0.7} ${y - s * 0.1} ${x - s * 0.5} ${y - s * 0.7} ${x - s * 0.1} ${y - s * 1.3}Q${x + s * 0.05} ${y - s * 0.9} ${x + s * 0.3} ${y - s * 0.9}C${x + s * 0.7} ${y - s * 0.4} ${x + s * 0.5} ${y} ${x} ${y}Z`,
      marigold.base,
    ) +
    path(
      `M${x} ${y}C${x - s * 0.36} ${y - s * 0.06} ${x - s * 0.24} ${y - s * 0.4} ${x} ${y - s * 0.7}C${x + s * 0.3} ${y - s * 0.4} ${x + s * 0.3} ${y - s * 0.04} ${x} ${y}Z`,
      gold.light,
    )
  )
}

/** An afarganyu: the metal urn that holds the fire. */
function urn(x: number, base: number, s: number): string {
  return (
    path(`M${x - s * 0.3} ${base}h${s * 0.6}l${-s * 0.16} ${-s * 0.3}h${-s * 0.28}z`, gold.dark) +
    path(
      `M${x - s * 0.55} ${base - s}Q${x - s * 0.5} ${base - s * 0.3} ${x} ${base - s * 0.28}T${x + s * 0.55} ${base - s}Z`,
      gold.base,
    ) +
    path(
      `M${x + s * 0.1} ${base - s * 0.28}Q${x + s * 0.5} ${base - s * 0.34} ${x + s * 0.55} ${base - s}H${x + s * 0.2}Q${x + s * 0.26} ${base - s * 0.5} ${x + s * 0.1} ${base - s * 0.28}Z`,
      gold.dark,
    ) +
    flame(x, base - s, s * 0.7)
  )
}

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
      urn(400, 130, 46),
      cornice(132, 230, 536, 20, paper.pale, silt.light),
      border(sheet, 150, 250, 500, 16, brick.deep, gold.base, 'leaf', gold.light),
      rect(226, 286, 348, 182, brick.deep),
      arch(400, 468, 96, 150, 'round', gold.deep),
      arch(400, 468, 76, 136, 'round', marigold.base),
      arch(400, 468, 50, 112, 'round', gold.light),
      arch(272, 440, 52, 96, 'round', indigo.deep),
      arch(528, 440, 52, 96, 'round', indigo.deep),
      dots('M250 396h44M250 416h44M506 396h44M506 416h44', gold.dark, 4, 11),
      column(204),
      column(330),
      column(470),
      column(596),
      rect(130, 466, 540, 16, paper.base),
      rect(110, 482, 580, 16, paper.dark),
      rect(90, 498, 620, 16, silt.light),
      rect(0, 512, 800, 88, silt.dark),
      path('M320 514H480L560 600H240Z', marigold.deep, { opacity: 0.7 }),
      urn(160, 500, 56),
      urn(640, 500, 56),
    ].join(''),
)
