import { arcade, arch } from '../arches.ts'
import { kite, kiteString } from '../kites.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { escalator } from '../rides.ts'
import { card } from '../sheet.ts'
import { path, polygon, rect, stroke, times } from '../svg.ts'
import { palm } from '../trees.ts'

function bag(x: number, y: number, s: number, ink: string, shade: string): string {
  return (
    stroke(`M${x + s * 0.3} ${y}q${s * 0.2} ${-s * 0.5} ${s * 0.4} 0`, shade, 3) +
    rect(x, y, s, s * 1.15, ink) +
    rect(x + s * 0.66, y, s * 0.34, s * 1.15, shade)
  )
}

/** One gallery: shopfronts behind, slab and glass rail in front. */
function gallery(y: number, height: number, fronts: readonly string[]): string {
  const bay = 800 / fronts.length
  return (
    rect(0, y - height, 800, height, brick.dark) +
    fronts.map((ink, i) => arch(bay * (i + 0.5), y, bay * 0.8, height * 0.82, 'round', ink)).join('') +
    rect(0, y - 34, 800, 34, indigo.pale, { opacity: 0.45 }) +
    rect(0, y - 38, 800, 6, gold.light) +
    rect(0, y, 800, 18, paper.light) +
    rect(0, y + 12, 800, 8, paper.deep)
  )
}

export const mall = card(
  'The atrium of a shopping mall with two escalators, lit galleries of shops and paper kites hung from a glass vault.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, indigo.light),
      path('M0 190Q400 -90 800 190V0H0Z', indigo.dark),
      stroke(
        times(9, (i) => `M400 -180L${-80 + i * 120} 200`),
        indigo.pale,
        3,
      ),
      stroke('M0 190Q400 -90 800 190', gold.base, 12),
      dots('M10 184Q400 -96 790 184', gold.pale, 6, 18),
      stroke('M60 90Q400 -40 740 90', indigo.pale, 3),
      gallery(246, 92, [gold.base, green.base, marigold.base, gold.light, brick.light, indigo.base, gold.base]),
      gallery(366, 102, [marigold.light, indigo.base, gold.light, gold.pale, gold.light, green.base, marigold.light]),
      womanInSari(220, 246, 70, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      manInKurta(560, 246, 70, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      manInKurta(150, 366, 78, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      womanInSari(650, 366, 78, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      rect(0, 386, 800, 214, paper.dark),
      arcade(0, 486, 800, 88, 7, 'round', silt.dark, 0.74),
      arcade(6, 486, 788, 78, 7, 'round', gold.base, 0.6),
      rect(0, 484, 800, 116, paper.base),
      times(6, (i) =>
        polygon(
          [
            40 + i * 144,
            484,
            92 + i * 144,
            484,
            400 + (92 + i * 144 - 400) * 1.5,
            600,
            400 + (40 + i * 144 - 400) * 1.5,
            600,
          ],
          paper.dark,
        ),
      ),
      escalator(330, 372, 520, 26, 58),
      escalator(470, 372, 520, 26, 58),
      womanInSari(330, 452, 74, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
      palm(400, 520, 120, 0, [green.base, green.dark, silt.dark]),
      path('M376 520h48l-8 34h-32z', brick.base),
      path('M408 520h16l-8 34h-12z', brick.dark),
      kiteString('M270 40V120M400 10V100M540 44V150M640 70V110M170 70V130', indigo.pale),
      kite(270, 140, 34, 10, [marigold.base, marigold.dark, indigo.dark]),
      kite(400, 124, 44, -8, [brick.base, brick.dark, gold.light]),
      kite(540, 166, 30, -14, [green.base, green.dark, gold.light]),
      kite(640, 124, 24, 12, [gold.light, gold.dark, brick.base]),
      kite(170, 146, 24, -10, [paper.light, paper.dark, brick.base]),
      border(sheet, 0, 562, 800, 38, brick.dark, gold.base, 'diamond', marigold.base),
      womanInSari(190, 556, 158, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      bag(216, 486, 30, brick.base, brick.dark),
      bag(140, 492, 26, gold.base, gold.dark),
      manInKurta(614, 556, 160, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      bag(636, 484, 30, marigold.base, marigold.dark),
    ].join(''),
)
