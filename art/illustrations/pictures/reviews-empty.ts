import { bandhani } from '../cloth.ts'
import { teaFromAbove } from '../drinks.ts'
import { kite } from '../kites.ts'
import { border, dotRing, leaf, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, type Sheet } from '../sheet.ts'
import { at, circle, path, polygon, rect, stroke, times } from '../svg.ts'

/** An empty postcard: printed edge, stamp, postmark and lines. */
function postcard(sheet: Sheet): string {
  return (
    rect(-246, -150, 520, 340, brick.deep, { opacity: 0.55 }) +
    rect(-260, -170, 520, 340, paper.pale) +
    border(sheet, -248, -158, 496, 22, paper.pale, brick.base, 'diamond', gold.base) +
    border(sheet, -248, 136, 496, 22, paper.pale, brick.base, 'diamond', gold.base) +
    stroke('M10 -112V116', paper.dark, 4) +
    stroke('M36 10H226M36 52H226M36 94H176', paper.dark, 4, { 'stroke-linecap': 'round' }) +
    stroke('M-226 -84H-20M-226 -42H-20M-226 0H-20M-226 42H-20M-226 84H-110', paper.light, 4, {
      'stroke-linecap': 'round',
    }) +
    rect(152, -122, 80, 98, indigo.base) +
    rect(160, -114, 64, 82, gold.pale) +
    kite(192, -78, 24, 18, [marigold.base, marigold.dark, indigo.base]) +
    circle(128, -70, 42, 'none', { stroke: silt.light, 'stroke-width': 4 }) +
    dotRing(128, -70, 30, silt.light, 4, 22) +
    stroke(
      times(3, (i) => `M60 ${-86 + i * 16}q14 -10 28 0t28 0`),
      silt.light,
      3,
    )
  )
}

/** A fountain pen around 0,0, its nib to the left. */
function pen(): string {
  return (
    rect(-96, 4, 250, 22, brick.deep, { opacity: 0.5, rx: 10 }) +
    polygon([-150, 0, -104, -11, -104, 11], gold.light) +
    polygon([-150, 0, -104, 0, -104, 11], gold.dark) +
    stroke('M-140 0H-116', silt.deep, 2.4) +
    rect(-108, -13, 70, 26, silt.deep, { rx: 5 }) +
    rect(-40, -16, 190, 32, green.base, { rx: 12 }) +
    path('M-40 0H150V4Q150 16 138 16H-40Z', green.dark) +
    rect(-46, -17, 12, 34, gold.base) +
    rect(20, -17, 8, 34, gold.base) +
    rect(28, -7, 84, 8, gold.light, { rx: 4 })
  )
}

export const reviewsEmpty = card(
  'A blank postcard with a kite on its stamp, a fountain pen, a glass of tea and marigolds on a red cloth.',
  (sheet) =>
    [
      bandhani(sheet, brick.dark, brick.base, 70),
      at(404, 306, postcard(sheet), 1, -6),
      at(330, 440, pen(), 1, -28),
      teaFromAbove(664, 490, 48),
      rosette(130, 118, 38, 12, marigold.base, gold.light),
      rosette(190, 96, 24, 12, gold.base, marigold.dark),
      leaf(52, 16, green.light, 120, 116, 146),
      leaf(48, 15, green.base, 70, 132, 150),
    ].join(''),
)
