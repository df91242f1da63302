import { archPath, cornice, jali } from '../arches.ts'
import { border, dots, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { manInKurta, onlooker } from '../people.ts'
import { card, place } from '../sheet.ts'
import { bandedSky, lampString, stars } from '../sky.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'

/** A small round cap seen on any head of the given width. */
function cap(x: number, y: number, width: number): string {
  return path(
    `M${x - width / 2} ${y}q0 ${-width * 0.5} ${width / 2} ${-width * 0.5}t${width / 2} ${width * 0.5}Z`,
    paper.pale,
  )
}

function bearer(x: number, ground: number, h: number, cloth: string, fold: string, hand: number): string {
  return (
    manInKurta(x, ground, h, { cloth, fold, hair: silt.deep }) +
    cap(x, ground - h * 0.93, h * 0.15) +
    stroke(
      `M${x + hand * h * 0.1} ${ground - h * 0.76}Q${x + hand * h * 0.26} ${ground - h * 0.6} ${x + hand * h * 0.38} ${ground - h * 0.62}`,
      skin.dark,
      h * 0.06,
      { 'stroke-linecap': 'round' },
    )
  )
}

export const khwajaDanaSahebDargah = card(
  'At night men in caps carry a green cloth strewn with roses towards the lamp-lit gate of a shrine.',
  (sheet) => {
    const rose = sheet.reuse(rosette(0, 0, 13, 9, brick.base, gold.light))
    return [
      bandedSky([green.deep, green.dark, green.dark], 400),
      stars(23, 10, 3, 170, gold.pale),
      rect(196, 130, 408, 300, paper.base),
      rect(500, 130, 104, 300, paper.deep),
      border(sheet, 196, 140, 408, 26, green.base, gold.light, 'leaf', paper.pale),
      cornice(182, 116, 436, 18, paper.pale, silt.light),
      path(archPath(400, 430, 206, 252, 'cusped'), gold.dark),
      path(archPath(400, 430, 176, 230, 'cusped'), marigold.dark),
      path(archPath(400, 430, 136, 196, 'cusped'), marigold.base),
      path(archPath(400, 430, 96, 160, 'cusped'), gold.light),
      jali(sheet, 244, 392, 66, 150, silt.base, gold.light, 16),
      jali(sheet, 556, 392, 66, 150, silt.base, gold.light, 16),
      rect(0, 250, 196, 180, green.deep),
      rect(604, 250, 196, 180, green.deep),
      border(sheet, 0, 258, 196, 20, green.dark, gold.dark, 'temple'),
      border(sheet, 604, 258, 196, 20, green.dark, gold.dark, 'temple'),
      lampString(-10, 150, 190, 122, 20, silt.base, gold.light, 10, 28),
      lampString(190, 122, 400, 122, 22, silt.base, gold.light, 10, 26),
      lampString(400, 122, 610, 122, 22, silt.base, gold.light, 10, 26),
      lampString(610, 122, 810, 150, 20, silt.base, gold.light, 10, 28),
      lampString(-10, 232, 190, 200, 22, silt.base, marigold.light, 9, 26),
      lampString(610, 200, 810, 232, 22, silt.base, marigold.light, 9, 26),
      rect(0, 426, 800, 174, silt.dark),
      polygon([312, 426, 488, 426, 640, 600, 160, 600], gold.deep),
      ellipse(400, 556, 290, 20, silt.deep),
      bearer(216, 470, 170, paper.light, silt.light, 1),
      bearer(584, 470, 170, indigo.light, indigo.base, -1),
      path('M256 364Q400 412 544 364L652 486Q400 572 148 486Z', green.base),
      path('M400 398Q480 388 544 364L652 486Q540 526 430 530Z', green.dark),
      stroke('M262 372Q400 418 538 372L632 480Q400 556 168 480Z', gold.base, 9),
      dots('M262 372Q400 418 538 372L632 480Q400 556 168 480Z', gold.pale, 5, 13),
      times(5, (i) => place(rose, 300 + i * 50, 424 - Math.abs(i - 2) * 8, 0.8)),
      times(6, (i) => place(rose, 252 + i * 60, 450 + (i % 2) * 26 + (i > 0 && i < 5 ? 10 : 0))),
      onlooker(112, 600, 150, brick.dark, silt.deep),
      cap(112, 410, 82),
      onlooker(688, 600, 150, marigold.dark, silt.deep),
      cap(688, 410, 82),
      stroke('M186 520L206 488M614 520L594 488', skin.dark, 22, { 'stroke-linecap': 'round' }),
      border(sheet, 0, 576, 800, 24, green.deep, gold.base, 'diamond', gold.light),
    ].join('')
  },
)
