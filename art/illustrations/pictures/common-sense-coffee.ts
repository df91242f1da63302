import { nankhatai } from '../baking.ts'
import { border, dotRing, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, type Sheet } from '../sheet.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'

/** A folded newspaper around 0,0: a printed picture, set lines, and the crossword. */
function newspaper(sheet: Sheet): string {
  const cells = sheet.pattern(
    48,
    48,
    rect(0, 0, 24, 24, silt.dark) +
      rect(24, 24, 24, 24, silt.dark, { opacity: 0.75 }) +
      stroke('M0 24H48M24 0V48', silt.dark, 2),
    {
      x: -24,
      y: -6,
    },
  )
  return (
    rect(-186, -142, 400, 316, silt.dark, { opacity: 0.4 }) +
    rect(-200, -160, 400, 316, paper.light) +
    rect(128, -160, 72, 316, paper.base) +
    rect(-200, 148, 400, 8, paper.dark) +
    border(sheet, -180, -146, 360, 24, paper.light, brick.base, 'leaf', gold.dark) +
    stroke('M-180 -110H180', silt.base, 3) +
    rect(-180, -98, 140, 96, indigo.light) +
    circle(-76, -70, 16, gold.light) +
    path('M-180 -32q40 -34 76 -14t64 -16V-2H-180Z', indigo.base) +
    stroke(
      times(9, (i) => `M-24 ${-92 + i * 11}h${i % 3 === 2 ? 66 : 92}M88 ${-92 + i * 11}h${i % 4 === 1 ? 60 : 92}`),
      silt.light,
      4,
    ) +
    stroke(
      times(11, (i) => `M-180 ${16 + i * 12}h${i % 4 === 3 ? 90 : 136}`),
      silt.light,
      4,
    ) +
    rect(-24, 18, 144, 120, paper.pale) +
    rect(-24, 18, 144, 120, cells) +
    rect(-24, 18, 144, 120, 'none', { stroke: silt.dark, 'stroke-width': 4 })
  )
}

/** Round spectacles, open, as they are put down on a page. */
function spectacles(): string {
  const rim = { stroke: silt.deep, 'stroke-width': 9 }
  return (
    circle(-58, 8, 48, silt.deep, { opacity: 0.25 }) +
    circle(64, 8, 48, silt.deep, { opacity: 0.25 }) +
    circle(-64, 0, 46, indigo.pale, { ...rim, 'fill-opacity': 0.55 }) +
    circle(58, 0, 46, indigo.pale, { ...rim, 'fill-opacity': 0.55 }) +
    stroke('M-20 -12Q-3 -28 14 -12', silt.deep, 9) +
    stroke('M-110 -6Q-130 -100 -92 -134M104 -6Q124 -100 86 -134', silt.deep, 8, { 'stroke-linecap': 'round' }) +
    stroke('M-92 -12A30 30 0 0 1 -70 -30M30 -12A30 30 0 0 1 52 -30', paper.pale, 6, { 'stroke-linecap': 'round' })
  )
}

export const commonSenseCoffee = card(
  'A mug of black coffee on a wooden table in morning light, with a newspaper, its crossword and a pair of spectacles.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, marigold.pale),
      rect(
        0,
        0,
        800,
        600,
        sheet.pattern(
          400,
          120,
          stroke('M0 2H400', marigold.light, 4) +
            stroke('M40 40q80 -14 140 0M260 80q60 -10 110 0M90 100h60', marigold.light, 3, {
              'stroke-linecap': 'round',
            }),
          { patternTransform: 'rotate(-6)' },
        ),
      ),
      // Morning through a window with bars.
      polygon([330, 0, 470, 0, 190, 600, 50, 600], gold.pale, { opacity: 0.75 }),
      polygon([496, 0, 640, 0, 360, 600, 216, 600], gold.pale, { opacity: 0.75 }),
      at(498, 264, newspaper(sheet), 1, 9),
      at(480, 420, spectacles(), 1, -10),
      // The mug from above.
      circle(214, 236, 124, silt.dark, { opacity: 0.4 }),
      at(
        200,
        216,
        rect(-162, -34, 90, 68, indigo.dark, { rx: 30 }) + rect(-140, -15, 50, 30, marigold.pale, { rx: 14 }),
        1,
        52,
      ),
      circle(200, 216, 116, indigo.base),
      path('M282 134A116 116 0 0 1 118 298A150 150 0 0 0 282 134Z', indigo.dark),
      dotRing(200, 216, 107, gold.light, 8, 36),
      circle(200, 216, 97, paper.light),
      path('M132 147A97 97 0 0 1 269 284A120 120 0 0 0 132 147Z', paper.dark),
      circle(203, 219, 84, silt.deep),
      ellipse(192, 206, 58, 52, silt.dark),
      stroke('M144 196A62 62 0 0 1 174 160', silt.light, 7, { 'stroke-linecap': 'round' }),
      // Biscuits on a small plate.
      circle(170, 466, 86, silt.dark, { opacity: 0.4 }),
      circle(160, 454, 84, brick.base),
      circle(160, 454, 66, brick.dark),
      circle(158, 452, 62, brick.light),
      nankhatai(138, 440, 34),
      nankhatai(186, 466, 34),
      leaf(40, 12, green.base, 20, 660, 520),
      leaf(40, 12, green.dark, 70, 660, 520),
      leaf(36, 11, green.light, -30, 660, 520),
    ].join(''),
)
