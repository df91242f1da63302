import { foilParcel } from '../cookware.ts'
import { broadGriddle, flames } from '../griddles.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { manInKurta } from '../people.ts'
import { card } from '../sheet.ts'
import { awning, pendant, steam } from '../stalls.ts'
import { circle, ellipse, path, rect, stroke, times } from '../svg.ts'

/** A paratha in the air, edge on, with the coil of its layers. */
function tossed(x: number, y: number): string {
  return (
    `<g transform="rotate(-14 ${x} ${y})">` +
    ellipse(x, y + 8, 104, 30, gold.dark) +
    ellipse(x, y, 104, 30, gold.light) +
    stroke(
      `M${x + 82} ${y}A82 22 0 1 1 ${x + 30} ${y - 21}M${x + 52} ${y}A52 13 0 1 1 ${x + 20} ${y - 12}`,
      gold.base,
      6,
      { 'stroke-linecap': 'round' },
    ) +
    dots(`M${x - 66} ${y + 6}h130M${x - 40} ${y - 12}h84`, marigold.dark, 8, 32) +
    '</g>'
  )
}

/** Griddle breads stacked as they come off the fire. */
function stack(x: number, base: number): string {
  return (
    times(6, (i) =>
      ellipse(x + ((i * 5) % 9) - 4, base - 8 - i * 14, 96 - ((i * 7) % 11), 22, i % 2 === 0 ? gold.dark : gold.base),
    ) +
    ellipse(x, base - 92, 88, 21, gold.light) +
    stroke(
      `M${x + 66} ${base - 92}A66 14 0 1 1 ${x + 30} ${base - 104}M${x + 38} ${base - 92}A38 8 0 1 1 ${x + 16} ${base - 99}`,
      gold.base,
      5,
      { 'stroke-linecap': 'round' },
    ) +
    dots(`M${x - 60} ${base - 90}h120`, marigold.dark, 8, 27)
  )
}

export const mamaParathaCenter = card(
  'A cook tossing a paratha over a hot griddle, with a stack of parathas on one side and foil parcels of chicken on the other.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, marigold.light),
      path('M590 0H800V600H700Z', marigold.base),
      circle(400, 318, 214, gold.pale),
      awning(-20, 34, 840, 56, 14, brick.base, paper.light, silt.deep),
      border(sheet, 0, 8, 800, 30, brick.dark, gold.base, 'temple', gold.light),
      pendant(150, 190, 36, 100, silt.deep, gold.pale),
      pendant(650, 190, 36, 100, silt.deep, gold.pale),
      manInKurta(400, 676, 430, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      stroke('M358 358Q300 362 302 278M444 358Q504 358 500 268', indigo.base, 34, { 'stroke-linecap': 'round' }),
      stroke('M302 282Q304 256 322 240M500 274Q498 246 484 228', skin.dark, 22, { 'stroke-linecap': 'round' }),
      tossed(402, 204),
      steam(330, 404, 56, paper.pale, 7),
      flames(290, 484, 220, 6, 52),
      broadGriddle(400, 432, 176),
      ellipse(352, 432, 78, 19, gold.dark) +
        ellipse(352, 428, 78, 19, gold.light) +
        dots('M300 428h110', marigold.dark, 7, 26),
      ellipse(474, 438, 66, 16, gold.dark) +
        ellipse(474, 434, 66, 16, gold.base) +
        dots('M430 434h90', marigold.dark, 7, 24),
      rect(0, 478, 800, 122, brick.dark),
      rect(0, 478, 800, 14, gold.dark),
      border(sheet, 0, 502, 800, 40, brick.deep, gold.base, 'diamond', marigold.base),
      border(sheet, 0, 560, 800, 36, brick.deep, brick.base, 'leaf', gold.base),
      stack(150, 486),
      foilParcel(596, 486, 62),
      foilParcel(712, 488, 62),
      foilParcel(654, 442, 62),
    ].join(''),
)
