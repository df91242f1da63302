import { starCloth } from '../cloth.ts'
import { cupFromAbove, milkJugFromAbove, rosetta } from '../coffee.ts'
import { border, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { at, circle, group, path, rect, stroke } from '../svg.ts'

const steel = { rim: indigo.pale, well: paper.light, shade: indigo.light, glint: paper.pale }
const glaze = { body: paper.pale, shade: paper.dark, mark: brick.base }

/** A long spoon from above, its bowl to the left. */
function spoon(x: number, y: number, turn: number): string {
  return at(
    x,
    y,
    path('M0 -5H150q14 0 14 5t-14 5H0z', gold.base) +
      path('M0 0H150q14 0 14 5H0z', gold.dark) +
      path('M10 0Q0 -26 -34 -26T-74 0T-34 26T10 0Z', gold.dark) +
      path('M4 -2Q-8 -20 -34 -20T-66 -2T-34 16T4 -2Z', gold.light),
    1,
    turn,
  )
}

export const theFlatWhite = card(
  'A flat white seen from above, a fern drawn in its milk, with the steel jug that poured it.',
  (sheet) =>
    [
      starCloth(sheet, green.base, green.dark, gold.dark, 84),
      group(
        { transform: 'rotate(-12 400 300)' },
        rect(-120, 70, 250, 640, brick.dark) + rect(118, 70, 12, 640, gold.base),
        at(70, -60, border(sheet, 0, 0, 760, 30, brick.dark, gold.base, 'leaf', gold.light), 1, 90),
      ),
      cupFromAbove(420, 320, 168, glaze, silt.dark, 34, green.deep),
      circle(424, 326, 132, marigold.deep),
      rosetta(422, 318, 136, paper.pale),
      stroke('M322 268A112 112 0 0 1 366 222', marigold.dark, 9, { 'stroke-linecap': 'round' }),
      milkJugFromAbove(176, 150, 88, 38, steel, green.deep),
      spoon(640, 520, -32),
      leaf(64, 20, green.light, -20, 660, 110),
      leaf(56, 18, green.pale, 40, 660, 110),
      leaf(50, 16, green.light, -80, 660, 112),
    ].join(''),
)
