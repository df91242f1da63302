import { sprigCloth, runner } from '../cloth.ts'
import { kite, kiteString } from '../kites.ts'
import { dotRing, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { dome, shikhara } from '../monuments.ts'

/** The open guide: a map on the left page, a picture and set lines on the right. */
function openGuide(): string {
  const left = 'M0 -150C-60 -176 -150 -172 -214 -150V140C-150 118 -60 116 0 144Z'
  const right = 'M0 -150C60 -176 150 -172 214 -150V140C150 118 60 116 0 144Z'
  return (
    path('M-226 -140V156Q-110 140 0 162Q110 140 226 156V-140Z', brick.dark) +
    path(left, paper.light) +
    path(right, paper.base) +
    path('M0 -150C20 -160 40 -165 64 -167V121C40 122 20 132 0 144Z', paper.dark) +
    path('M-200 -40C-150 -70 -130 0 -90 -20S-40 -90 -10 -84V-50C-40 -50 -60 10 -96 20S-160 -20 -200 4Z', indigo.light) +
    stroke(
      'M-190 -110Q-110 -90 -20 -120M-150 -150Q-140 -90 -176 -60M-80 -160Q-90 -90 -60 -70M-200 60Q-120 30 -14 70M-130 20Q-120 80 -140 120M-60 20Q-50 70 -56 116',
      paper.deep,
      5,
      { 'stroke-linecap': 'round' },
    ) +
    path('M-196 80q40 -20 60 0v32q-30 -6 -60 6z', green.pale) +
    stroke('M-170 96Q-140 60 -110 64T-60 0T-34 -100', brick.base, 4, {
      'stroke-dasharray': '1 9',
      'stroke-linecap': 'round',
    }) +
    circle(-170, 96, 9, marigold.base) +
    path('M-34 -98c-22 -22 -14 -44 0 -44s22 22 0 44z', brick.base) +
    circle(-34, -126, 6, paper.light) +
    path('M84 -140Q140 -146 196 -132V0Q140 -14 84 -10Z', marigold.pale) +
    circle(160, -104, 14, marigold.base) +
    shikhara(118, -28, 36, 74, { lit: brick.light, shade: brick.base, line: brick.dark }, gold.dark) +
    dome(162, -34, 40, 32, { lit: paper.light, shade: paper.deep, line: silt.base }, 'onion') +
    rect(140, -36, 46, 22, paper.dark) +
    path('M84 -30Q140 -24 196 -16V0Q140 -14 84 -10Z', indigo.base) +
    stroke('M84 20Q140 14 196 28M84 42Q140 36 196 50M84 64Q140 58 196 72M84 86Q120 82 156 90', silt.light, 5, {
      'stroke-linecap': 'round',
    }) +
    rosette(184, 108, 10, 8, brick.base, gold.light) +
    path('M24 -160l22 -5V40l-11 -14l-11 18z', brick.base)
  )
}

/** A glass of tea from above, on its saucer. */
function teaFromAbove(x: number, y: number, r: number): string {
  return (
    circle(x + 10, y + 14, r * 1.5, indigo.deep, { opacity: 0.6 }) +
    circle(x, y, r * 1.5, paper.light) +
    dotRing(x, y, r * 1.34, brick.base, 6, 34) +
    circle(x, y, r * 1.14, paper.dark) +
    circle(x, y, r, indigo.pale) +
    circle(x, y, r * 0.86, marigold.dark) +
    circle(x - r * 0.06, y - r * 0.06, r * 0.76, marigold.base) +
    stroke(
      `M${x - r * 0.5} ${y - r * 0.1}A${r * 0.52} ${r * 0.52} 0 0 1 ${x - r * 0.04} ${y - r * 0.5}`,
      marigold.pale,
      r * 0.12,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A firki: the reel that holds the kite line. */
function reel(): string {
  return (
    rect(-96, -7, 192, 14, gold.dark, { rx: 7 }) +
    rect(-46, -28, 92, 56, marigold.base) +
    rect(-46, 4, 92, 24, marigold.dark) +
    stroke(
      times(8, (i) => `M${-42 + i * 12} -28l6 56`),
      marigold.pale,
      2,
    ) +
    rect(-56, -42, 14, 84, brick.base, { rx: 6 }) +
    rect(42, -42, 14, 84, brick.dark, { rx: 6 })
  )
}

export const about = card(
  'A traveller’s table with an open city guide and map, a glass of tea, a paper kite and its reel.',
  (sheet) =>
    [
      sprigCloth(sheet, indigo.dark, indigo.base, gold.base, 88),
      runner(sheet, 430, 140, green.dark, gold.base, marigold.base),
      ellipse(366, 322, 232, 152, indigo.deep, { opacity: 0.55, transform: 'rotate(-6 402 312)' }),
      kiteString('M610 320Q560 400 640 430T580 492', paper.base),
      kite(640, 190, 122, 28, [marigold.base, marigold.dark, indigo.base]),
      at(346, 312, openGuide(), 1, -6),
      teaFromAbove(150, 120, 48),
      at(580, 492, reel(), 1, 20),
      at(
        214,
        508,
        polygon([-110, -8, 90, -8, 118, 0, 90, 8, -110, 8], gold.base) +
          polygon([-110, 0, 90, 0, 90, 8, -110, 8], gold.dark) +
          polygon([90, -8, 118, 0, 90, 8], paper.base) +
          polygon([110, -2.4, 118, 0, 110, 2.4], silt.deep) +
          rect(-122, -8, 14, 16, brick.base),
        1,
        -24,
      ),
      rosette(80, 300, 34, 12, marigold.base, marigold.dark),
      rosette(132, 352, 24, 12, gold.base, gold.dark),
      rosette(718, 540, 30, 12, marigold.base, marigold.dark),
    ].join(''),
)
