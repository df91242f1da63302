import { arch, archPath, cornice } from '../arches.ts'
import { border, dotRing, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { sailBoat } from '../water.ts'

/** A niche with its own light: pale back wall, deep jamb, plinth. */
function niche(cx: number, width: number, height: number, back: string): string {
  return (
    arch(cx, 420, width + 26, height + 18, 'cusped', gold.dark) +
    arch(cx, 420, width, height, 'cusped', indigo.deep) +
    path(archPath(cx + 5, 420, width - 16, height - 14, 'cusped'), back)
  )
}

function zariCloth(x: number, y: number): string {
  return (
    rect(x - 46, y, 92, 150, brick.base) +
    rect(x + 18, y, 28, 150, brick.dark) +
    rect(x - 46, y + 112, 92, 30, gold.base) +
    rect(x + 18, y + 112, 28, 30, gold.dark) +
    times(4, (i) =>
      polygon([x - 46 + i * 23, y + 112, x - 34.5 + i * 23, y + 94, x - 23 + i * 23, y + 112], gold.base),
    ) +
    times(6, (i) => circle(x - 28 + (i % 3) * 28, y + 26 + Math.floor(i / 3) * 34, 6, gold.light)) +
    stroke(`M${x - 58} ${y}h116`, silt.deep, 7, { 'stroke-linecap': 'round' }) +
    stroke(
      times(12, (i) => `M${x - 43 + i * 8} ${y + 150}v9`),
      gold.base,
      2.4,
    )
  )
}

/** A cut diamond seen from the side. */
export function diamond(x: number, y: number, s: number): string {
  return (
    polygon([x - s, y, x - s * 0.56, y - s * 0.46, x + s * 0.56, y - s * 0.46, x + s, y, x, y + s], indigo.pale) +
    polygon([x + s * 0.3, y, x + s, y, x, y + s], indigo.light) +
    polygon([x - s * 0.3, y, x + s * 0.3, y, x, y + s], paper.pale) +
    polygon([x + s * 0.56, y - s * 0.46, x + s, y, x + s * 0.3, y], indigo.base) +
    polygon([x - s * 0.56, y - s * 0.46, x, y - s * 0.46, x - s * 0.3, y], paper.light) +
    polygon([x, y - s * 0.46, x + s * 0.3, y, x - s * 0.3, y], indigo.light)
  )
}

function plinth(x: number, width: number): string {
  return (
    rect(x - width / 2, 420, width, 76, paper.base) +
    rect(x + width * 0.22, 420, width * 0.28, 76, paper.deep) +
    cornice(x - width / 2 - 8, 412, width + 16, 14, paper.light, silt.light) +
    rect(x - 20, 446, 30, 18, paper.deep)
  )
}

export const museum = card(
  'A museum gallery of lit niches holding a model ship, a zari textile and a cut diamond.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.dark),
      path('M560 0H800V600H640Z', brick.deep),
      border(sheet, 0, 40, 800, 30, brick.deep, gold.dark, 'temple', gold.base),
      border(sheet, 0, 70, 800, 34, brick.deep, gold.base, 'leaf', gold.light),
      times(4, (i) => rosette(135 + i * 177, 140, 18, 8, brick.base, gold.dark)),
      niche(206, 148, 236, gold.pale),
      niche(400, 148, 280, green.pale),
      niche(594, 148, 236, indigo.base),
      sailBoat(206, 376, 58, silt.dark, paper.light, paper.dark),
      stroke('M184 394v20M228 394v20', silt.dark, 5),
      zariCloth(400, 216),
      dotRing(598, 318, 58, indigo.light, 4, 30),
      diamond(598, 310, 42),
      path('M580 412l18 -50l18 50z', gold.dark),
      plinth(206, 150),
      plinth(400, 150),
      plinth(594, 150),
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
