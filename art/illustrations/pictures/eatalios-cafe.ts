import { cornice } from '../arches.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { caneChair } from '../furniture.ts'
import { manInKurta } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, crescent, lampString, stars } from '../sky.ts'
import { awning, jar, pendant } from '../stalls.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { scooter } from '../vehicles.ts'

/** A shop closed for the night: a rolled shutter below a blank board. */
function closedShop(x: number, width: number, board: string): string {
  return (
    rect(x, 250, width, 214, silt.base) +
    stroke(
      times(13, (i) => `M${x} ${262 + i * 16}h${width}`),
      silt.dark,
      4,
    ) +
    rect(x + width * 0.42, 448, width * 0.16, 8, gold.base) +
    rect(x - 6, 206, width + 12, 44, board) +
    dots(`M${x + 20} 228h${width - 36}`, gold.light, 6, 18)
  )
}

/** A round pavement table with two cups on it. */
function pavementTable(x: number, base: number): string {
  return (
    stroke(`M${x} ${base}v-62M${x - 28} ${base}h56`, silt.deep, 8, { 'stroke-linecap': 'round' }) +
    ellipse(x, base - 64, 52, 10, brick.dark) +
    ellipse(x, base - 68, 52, 10, brick.light) +
    rect(x - 28, base - 88, 18, 18, paper.light, { rx: 4 }) +
    rect(x + 10, base - 86, 18, 16, indigo.light, { rx: 4 })
  )
}

const chair = { frame: silt.deep, cane: gold.base, cushion: indigo.base }

export const eataliosCafe = card(
  'Late evening in a row of shops: the shutters are down but for one lit café with a striped awning, a table and two chairs outside.',
  (sheet) =>
    [
      bandedSky([indigo.deep, indigo.dark, brick.dark], 300),
      stars(9, 9, 3, 150, gold.pale),
      crescent(648, 80, 26, gold.pale),
      rect(0, 166, 800, 300, indigo.base),
      path('M640 166H800V466H700Z', indigo.dark),
      cornice(-10, 152, 820, 20, indigo.light, indigo.dark),
      border(sheet, 0, 172, 800, 26, indigo.dark, gold.base, 'wave', gold.light),
      closedShop(20, 190, brick.base),
      closedShop(590, 190, green.dark),
      rect(230, 206, 340, 258, silt.deep),
      rect(242, 214, 316, 250, gold.pale),
      path('M500 214h58v250h-28z', gold.light),
      rect(262, 306, 120, 8, silt.dark),
      jar(268, 306, 32, 40, paper.light, marigold.base, brick.base),
      jar(306, 306, 32, 40, paper.light, silt.dark, brick.base),
      jar(344, 306, 32, 40, paper.light, green.base, brick.base),
      pendant(420, 286, 24, 60, brick.base, gold.base),
      pendant(500, 286, 24, 60, brick.base, gold.base),
      manInKurta(330, 520, 180, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      rect(242, 396, 200, 70, green.base),
      rect(242, 388, 208, 12, paper.light),
      border(sheet, 242, 412, 200, 28, green.dark, gold.base, 'diamond', gold.light),
      rect(258, 370, 22, 18, brick.base, { rx: 4 }),
      rect(286, 370, 22, 18, indigo.light, { rx: 4 }),
      rect(402, 352, 30, 36, gold.base, { rx: 6 }),
      awning(222, 222, 356, 50, 9, marigold.base, paper.light, silt.deep),
      lampString(0, 212, 230, 214, 20, silt.deep, gold.light, 8, 30),
      lampString(570, 214, 800, 212, 20, silt.deep, gold.light, 8, 30),
      rect(0, 464, 800, 136, silt.dark),
      polygon([242, 464, 558, 464, 640, 600, 160, 600], gold.base, { opacity: 0.3 }),
      rect(0, 540, 800, 12, silt.base),
      stroke('M0 546H800', silt.deep, 12, { 'stroke-dasharray': '50 4' }),
      rect(0, 552, 800, 48, silt.deep),
      caneChair(428, 534, 112, chair),
      pavementTable(520, 530),
      caneChair(612, 534, 112, chair, true),
      scooter(160, 530, 84, brick.base, brick.dark, silt.deep),
    ].join(''),
)
