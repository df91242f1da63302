import { sprigCloth } from '../cloth.ts'
import { border, dotRing, leaf, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { at, circle, group, path, polygon, rect, stroke } from '../svg.ts'

/** A dinner plate with a napkin folded on it and a fork and a knife beside, all around 0,0. */
function setting(cloth: string, fold: string): string {
  return (
    circle(12, 16, 126, brick.deep, { opacity: 0.6 }) +
    circle(0, 0, 124, paper.pale) +
    circle(0, 0, 92, paper.dark) +
    circle(2, 3, 88, paper.light) +
    dotRing(0, 0, 108, indigo.base, 7, 40) +
    polygon([0, -74, 46, 0, 0, 74, -46, 0], cloth) +
    polygon([0, -74, 46, 0, 0, 74], fold) +
    rect(-30, -12, 60, 24, gold.base, { rx: 6 }) +
    rect(8, -12, 22, 24, gold.dark, { rx: 6 }) +
    rect(-164, -6, 9, 96, gold.base, { rx: 4 }) +
    path('M-176 -88h5v46h5v-46h5v46h5v-46h5v60q0 24 -12 24t-13 -24z', gold.base) +
    rect(137, -4, 10, 94, gold.base, { rx: 4 }) +
    path('M137 0V-70Q139 -92 149 -92V0Z', gold.light)
  )
}

/** A glass of water from above with a slice of lime. */
function waterGlass(x: number, y: number, r: number): string {
  return (
    circle(x + 6, y + 9, r, brick.deep, { opacity: 0.6 }) +
    circle(x, y, r, paper.light) +
    circle(x, y, r * 0.86, indigo.light) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.74, indigo.pale) +
    path(`M${x - r * 0.5} ${y + r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 0 ${r} 0z`, green.light) +
    stroke(`M${x - r * 0.5} ${y + r * 0.1}a${r * 0.5} ${r * 0.5} 0 0 0 ${r} 0`, green.base, r * 0.12)
  )
}

export const apetito = card(
  'A table laid for two, seen from above: plates with folded napkins, water glasses and a candle among marigolds.',
  (sheet) =>
    [
      sprigCloth(sheet, brick.dark, brick.base, gold.base, 78),
      group(
        { transform: 'rotate(-12 400 300)' },
        border(sheet, -120, -20, 1040, 34, brick.deep, gold.base, 'temple', marigold.base),
        border(sheet, -120, 586, 1040, 34, brick.deep, gold.base, 'temple', marigold.base),
      ),
      circle(400, 300, 210, gold.base, { opacity: 0.13 }),
      circle(400, 300, 140, gold.base, { opacity: 0.2 }),
      at(222, 402, setting(green.base, green.dark), 0.94, -12),
      at(578, 198, setting(marigold.base, marigold.deep), 0.94, 168),
      waterGlass(150, 208, 36),
      waterGlass(650, 392, 36),
      rosette(330, 226, 26, 12, marigold.base, gold.light),
      rosette(470, 372, 26, 12, marigold.base, gold.light),
      rosette(292, 254, 16, 10, gold.base, marigold.dark),
      rosette(506, 346, 16, 10, gold.base, marigold.dark),
      leaf(40, 12, green.light, -160, 318, 212),
      leaf(40, 12, green.light, 20, 484, 388),
      circle(405, 307, 50, indigo.deep, { opacity: 0.7 }),
      circle(400, 300, 50, gold.dark),
      circle(398, 298, 44, gold.light),
      dotRing(398, 298, 38, gold.deep, 4, 28),
      circle(398, 298, 30, paper.pale),
      circle(400, 301, 22, gold.pale),
      path('M398 276q22 22 0 42q-22 -20 0 -42z', marigold.base),
      path('M398 292q10 12 0 22q-10 -10 0 -22z', gold.pale),
      at(
        640,
        510,
        rect(-66, -46, 132, 92, brick.deep, { opacity: 0.6 }) +
          rect(-72, -54, 132, 92, paper.light) +
          border(sheet, -66, -48, 120, 16, paper.light, brick.base, 'diamond') +
          stroke('M-46 -14h56M-46 4h72M-46 22h44M34 22h6M34 -14h6', silt.light, 5, { 'stroke-linecap': 'round' }),
        1,
        -20,
      ),
    ].join(''),
)
