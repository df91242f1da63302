import { cornice } from '../arches.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud } from '../sky.ts'
import { path, polygon, rect, stroke, times } from '../svg.ts'
import { palm } from '../trees.ts'

function bag(x: number, y: number, s: number, ink: string, shade: string): string {
  return (
    stroke(`M${x + s * 0.3} ${y}q${s * 0.2} ${-s * 0.5} ${s * 0.4} 0`, shade, 3) +
    rect(x, y, s, s * 1.15, ink) +
    rect(x + s * 0.66, y, s * 0.34, s * 1.15, shade)
  )
}

/** An escalator from the side: one thick slope, its steps and its handrail. */
function escalator(x1: number, y1: number, x2: number, y2: number): string {
  return (
    stroke(`M${x1} ${y1}L${x2} ${y2}`, brick.dark, 18) +
    stroke(`M${x1} ${y1 - 8}L${x2} ${y2 - 8}`, paper.base, 5, { 'stroke-dasharray': '7 6' }) +
    stroke(`M${x1} ${y1 - 26}L${x2} ${y2 - 26}`, indigo.deep, 5, { 'stroke-linecap': 'round' })
  )
}

export const mall = card(
  'The glass front of a shopping mall at dusk, with lit floors, an escalator and shoppers outside.',
  (sheet) =>
    [
      bandedSky([brick.base, brick.light, marigold.light, gold.pale], 470),
      cloud(560, 130, 150, brick.pale, brick.light),
      cloud(90, 170, 120, brick.pale, brick.light),
      palm(84, 500, 260, -20, [green.base, green.dark, silt.deep]),
      palm(726, 500, 230, 20, [green.base, green.dark, silt.deep]),
      rect(140, 230, 160, 270, indigo.dark),
      rect(520, 260, 150, 240, indigo.deep),
      times(
        4,
        (i) =>
          rect(158, 256 + i * 56, 124, 26, i % 2 === 0 ? gold.base : indigo.base) +
          rect(536, 286 + i * 52, 118, 24, i % 2 === 1 ? gold.dark : indigo.dark),
      ),
      path('M250 500V196Q400 108 560 196V500Z', indigo.deep),
      path('M264 500V206Q400 126 546 206V500Z', gold.light),
      path('M450 152Q506 176 546 206V500H470Z', gold.base),
      rect(264, 290, 282, 14, indigo.dark),
      rect(264, 396, 282, 14, indigo.dark),
      rect(284, 236, 62, 54, brick.base),
      rect(462, 236, 62, 54, green.base),
      rect(284, 330, 70, 66, marigold.dark),
      rect(470, 330, 56, 66, indigo.base),
      rect(284, 440, 50, 60, green.base),
      rect(484, 440, 46, 60, brick.base),
      escalator(350, 496, 452, 404),
      escalator(452, 394, 350, 298),
      manInKurta(404, 290, 46, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      womanInSari(434, 396, 50, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      womanInSari(312, 290, 46, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      stroke('M334 168V500M404 148V500M476 168V500', indigo.dark, 4),
      stroke('M264 250H546M264 350H546M264 450H546', indigo.dark, 2),
      stroke('M250 196Q400 108 560 196', brick.deep, 12),
      dots('M262 198Q400 116 548 198', gold.light, 7, 17),
      border(sheet, 130, 212, 122, 20, brick.dark, gold.base, 'diamond'),
      border(sheet, 558, 242, 124, 20, brick.dark, gold.base, 'diamond'),
      cornice(120, 498, 570, 14, paper.base, silt.base),
      rect(0, 510, 800, 90, silt.base),
      polygon([250, 512, 560, 512, 660, 600, 150, 600], marigold.light),
      polygon([480, 512, 560, 512, 660, 600, 540, 600], marigold.base),
      womanInSari(266, 570, 150, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      bag(290, 506, 28, gold.base, gold.dark),
      bag(222, 510, 24, brick.base, brick.dark),
      manInKurta(560, 568, 148, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      bag(580, 500, 30, paper.light, paper.dark),
    ].join(''),
)
