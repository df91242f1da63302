import { arcade, arch, cornice, courses, crenellation } from '../arches.ts'
import { finial } from '../monuments.ts'
import { kite, kiteString } from '../kites.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud } from '../sky.ts'
import { circle, polygon, rect, stroke, times } from '../svg.ts'

function clockFace(cx: number, cy: number, r: number): string {
  return (
    circle(cx, cy, r * 1.16, brick.deep) +
    circle(cx, cy, r, paper.light) +
    stroke(
      times(
        12,
        (i) =>
          `M${cx + Math.cos((i * Math.PI) / 6) * r * 0.76} ${cy + Math.sin((i * Math.PI) / 6) * r * 0.76}L${cx + Math.cos((i * Math.PI) / 6) * r * 0.9} ${cy + Math.sin((i * Math.PI) / 6) * r * 0.9}`,
      ),
      silt.deep,
      r * 0.08,
    ) +
    stroke(
      `M${cx} ${cy}L${cx - r * 0.36} ${cy - r * 0.3}M${cx} ${cy}L${cx + r * 0.3} ${cy - r * 0.58}`,
      silt.deep,
      r * 0.1,
      { 'stroke-linecap': 'round' },
    ) +
    circle(cx, cy, r * 0.1, brick.base)
  )
}

/** A plain shop house of the old street: flat roof, shutters, shade. */
function house(x: number, top: number, width: number, wall: string, shade: string, shutter: string): string {
  return (
    rect(x, top, width, 500 - top, wall) +
    rect(x + width * 0.72, top, width * 0.28, 500 - top, shade) +
    cornice(x - 5, top - 10, width + 10, 14, wall, shade) +
    arcade(x + 6, top + 78, width - 12, 52, 3, 'round', shutter, 0.5) +
    cornice(x, top + 92, width, 10, wall, shade) +
    arcade(x + 6, top + 170, width - 12, 52, 3, 'flat', shutter, 0.5)
  )
}

export const clockTower = card(
  'A tall red-brick Victorian clock tower rising over the flat roofs of an old market street.',
  (sheet) =>
    [
      bandedSky([green.light, green.pale, paper.light], 470),
      cloud(520, 150, 170, paper.pale, green.pale),
      cloud(80, 210, 150, paper.pale, green.pale),
      kite(620, 250, 30, 24, [marigold.base, marigold.dark, indigo.dark]),
      kiteString('M606 276Q570 330 560 400', silt.dark),
      kite(156, 120, 20, -16, [indigo.base, indigo.dark, gold.light]),
      house(0, 330, 150, paper.base, paper.dark, green.base),
      house(146, 292, 130, brick.pale, brick.light, indigo.dark),
      house(520, 316, 140, gold.pale, gold.light, brick.dark),
      house(656, 286, 150, paper.base, paper.dark, indigo.base),
      rect(0, 498, 800, 102, silt.light),
      polygon([0, 600, 0, 560, 800, 528, 800, 600], silt.base),
      polygon([400, 498, 470, 498, 560, 540, 470, 540], silt.base),
      rect(316, 424, 168, 84, brick.base),
      rect(430, 424, 54, 84, brick.dark),
      cornice(306, 414, 188, 14, gold.light, brick.deep),
      rect(334, 206, 132, 210, brick.base),
      rect(424, 206, 42, 210, brick.dark),
      courses(338, 216, 84, 196, 10, brick.light, 2.4),
      rect(334, 206, 12, 210, brick.light),
      rect(454, 206, 12, 210, brick.deep),
      arch(400, 404, 44, 84, 'pointed', brick.deep),
      arch(396, 404, 30, 70, 'pointed', indigo.deep),
      border(sheet, 334, 300, 132, 18, brick.deep, gold.base, 'diamond'),
      clockFace(400, 254, 38),
      cornice(320, 192, 160, 18, gold.light, brick.deep),
      rect(346, 128, 108, 66, brick.base),
      rect(422, 128, 32, 66, brick.dark),
      arcade(350, 190, 100, 50, 3, 'round', brick.deep, 0.62),
      crenellation(338, 130, 124, 5, 18, brick.base),
      cornice(338, 122, 124, 12, gold.light, brick.deep),
      polygon([352, 122, 400, 40, 448, 122], green.base),
      polygon([410, 122, 400, 40, 448, 122], green.dark),
      finial(400, 46, 34, gold.dark),
      arch(400, 508, 60, 66, 'pointed', indigo.deep),
      manInKurta(276, 560, 96, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      womanInSari(544, 556, 100, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }),
    ].join(''),
)
