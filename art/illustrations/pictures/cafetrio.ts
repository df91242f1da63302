import { shopHouse } from '../houses.ts'
import { border, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud, sun } from '../sky.ts'
import { awning, steam } from '../stalls.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { cup } from '../tableware.ts'
import { shadeTree } from '../trees.ts'

/** A tall handled glass of layered milk coffee. */
function layeredGlass(x: number, base: number, h: number): string {
  const w = h * 0.24
  const layer = (from: number, to: number, ink: string, shade: string): string =>
    rect(x - w + 8, base - h * to, w * 2 - 16, h * (to - from), ink) +
    rect(x + w * 0.36, base - h * to, w * 0.64 - 8, h * (to - from), shade)
  return (
    ellipse(x, base, w * 2, 16, brick.dark) +
    ellipse(x, base - 6, w * 2, 16, paper.light) +
    stroke(`M${x + w} ${base - h * 0.74}q${w * 0.9} 0 ${w * 0.9} ${h * 0.2}t${-w * 0.9} ${h * 0.2}`, paper.pale, 12, {
      opacity: 0.85,
    }) +
    rect(x - w, base - h, w * 2, h - 6, paper.pale, { rx: 14, opacity: 0.75 }) +
    layer(0.08, 0.36, marigold.pale, marigold.light) +
    layer(0.36, 0.62, marigold.deep, brick.deep) +
    layer(0.62, 0.9, paper.light, paper.dark) +
    ellipse(x, base - h * 0.9, w - 8, 11, paper.pale) +
    stroke(`M${x - w * 0.62} ${base - h * 0.84}V${base - h * 0.14}`, paper.pale, 7, {
      'stroke-linecap': 'round',
      opacity: 0.7,
    })
  )
}

export const cafetrio = card(
  'Three coffees of different size on a café windowsill, with houses, a shade tree and a woman walking by in late morning.',
  (sheet) =>
    [
      bandedSky([indigo.pale, paper.light], 420),
      sun(600, 176, 44, gold.light, marigold.base),
      cloud(300, 150, 150, paper.pale, paper.light),
      shopHouse(150, 196, 150, brick.pale, brick.light, green.base),
      shopHouse(300, 236, 130, gold.pale, gold.light, indigo.base),
      shopHouse(508, 216, 150, green.pale, green.light, brick.base),
      shadeTree(464, 420, 150, [green.base, green.dark, silt.dark]),
      rect(0, 404, 800, 40, paper.dark),
      womanInSari(300, 428, 104, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      path('M0 0H800V600H0ZM120 96V430H680V96Z', marigold.base, { 'fill-rule': 'evenodd' }),
      path('M680 0H800V600H680Z', marigold.dark),
      rect(104, 96, 16, 340, marigold.deep),
      rect(680, 96, 16, 340, marigold.deep),
      path('M20 110l84 -16v344l-84 26z', green.dark),
      path('M780 110l-84 -16v344l84 26z', green.base),
      stroke(
        times(9, (i) => `M30 ${140 + i * 34}l64 -${10 - i}M770 ${140 + i * 34}l-64 -${10 - i}`),
        green.deep,
        7,
      ),
      awning(96, 70, 608, 56, 11, paper.light, brick.base, silt.deep),
      border(sheet, 0, 34, 800, 36, brick.dark, gold.base, 'leaf', gold.light),
      rect(0, 430, 800, 170, marigold.pale),
      rect(0, 490, 800, 110, brick.base),
      border(sheet, 0, 520, 800, 46, brick.dark, gold.base, 'temple', marigold.base),
      cup(196, 428, 62, indigo.base, indigo.dark, silt.deep, silt.dark),
      layeredGlass(384, 484, 190),
      cup(574, 398, 100, green.base, green.dark, marigold.deep, paper.pale),
      border(sheet, 522, 424, 84, 24, 'none', gold.light, 'diamond', paper.light),
      steam(566, 372, 90, paper.pale, 8),
      steam(190, 410, 60, paper.pale, 6),
      polygon([40, 486, 52, 440, 92, 440, 104, 486], indigo.base),
      polygon([76, 440, 92, 440, 104, 486, 84, 486], indigo.dark),
      times(5, (i) => leaf(54 + (i % 2) * 12, 13, i % 2 === 0 ? green.base : green.light, -150 + i * 30, 72, 442)),
    ].join(''),
)
