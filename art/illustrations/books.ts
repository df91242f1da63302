import { dome, shikhara } from './monuments.ts'
import { leaf, rosette } from './ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from './palette.ts'
import { seeded } from './seeded.ts'
import { circle, path, rect, stroke } from './svg.ts'

/** A shelf of spines: heights and inks vary, a leaning book now and then. */
export function bookshelf(x: number, base: number, width: number, height: number, seed: number): string {
  const next = seeded(seed)
  const inks = [brick.base, gold.base, indigo.base, paper.base, marigold.dark, indigo.light, brick.dark, gold.light]
  let drawn = rect(x, base - height, width, height, silt.deep)
  let cursor = x + 5
  while (cursor < x + width - 20) {
    const w = 10 + Math.floor(next() * 10)
    const h = height * (0.62 + next() * 0.26)
    const ink = inks[Math.floor(next() * inks.length)] ?? gold.base
    drawn += rect(cursor, base - h, w, h, ink)
    if (w > 13) drawn += rect(cursor, base - h * 0.8, w, 5, silt.deep)
    cursor += w + 2
  }
  return drawn + rect(x - 6, base, width + 12, 9, gold.deep)
}

/** The open guide: a map on the left page, a picture and set lines on the right. */
export function openGuide(): string {
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

/** A folio of plants open at its plates: a coconut palm on the left page, its nut and leaf on the right. */
export function openHerbal(): string {
  const frond = (turn: number, ink: string): string => leaf(58, 10, ink, turn, -104, -58)
  return (
    path('M-226 -104V78Q-110 62 0 84Q110 62 226 78V-104Z', brick.deep) +
    path('M0 -112C-60 -138 -150 -134 -214 -112V64C-150 42 -60 40 0 68Z', paper.pale) +
    path('M0 -112C60 -138 150 -134 214 -112V64C150 42 60 40 0 68Z', paper.light) +
    path('M0 -112C20 -122 40 -127 64 -129V45C40 46 20 56 0 68Z', paper.dark) +
    path('M-108 40Q-112 -10 -108 -58H-99Q-100 -10 -94 40Z', silt.base) +
    [-200, -160, -122, -62, -24, 16].map((turn, i) => frond(turn, i % 2 === 0 ? green.base : green.dark)).join('') +
    circle(-112, -50, 8, marigold.dark) +
    circle(-97, -48, 8, marigold.base) +
    path('M-150 42Q-104 28 -56 42L-60 46Q-104 36 -146 46Z', green.base) +
    circle(118, -64, 34, silt.base) +
    circle(118, -64, 27, paper.pale) +
    circle(117, -63, 17, paper.base) +
    path('M118 -98a34 34 0 0 1 0 68a44 44 0 0 0 0 -68Z', silt.dark, { opacity: 0.5 }) +
    leaf(104, 15, green.base, 12, 62, 0) +
    leaf(84, 12, green.light, 34, 66, 4) +
    stroke('M62 0l98 20', green.dark, 2)
  )
}
