import { border, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { onlooker } from '../people.ts'
import { card } from '../sheet.ts'
import { at, circle, path, polygon, rect, stroke, times } from '../svg.ts'

/** A block-print fish: body, fin, tail, one eye and scale dots. */
export function fish(x: number, y: number, s: number, turn: number, body: string, belly: string, mark: string): string {
  return at(
    x,
    y,
    path(`M${s * 0.8} 0L${s * 1.4} ${-s * 0.42}Q${s * 1.2} 0 ${s * 1.4} ${s * 0.42}Z`, belly) +
      path(`M${-s * 0.2} ${-s * 0.44}Q${s * 0.2} ${-s * 0.86} ${s * 0.6} ${-s * 0.3}Z`, belly) +
      path(`M${-s} 0Q${-s * 0.2} ${-s * 0.9} ${s * 0.9} 0Q${-s * 0.2} ${s * 0.9} ${-s} 0Z`, body) +
      path(`M${-s} 0Q${-s * 0.1} ${s * 0.2} ${s * 0.9} 0Q${-s * 0.2} ${s * 0.9} ${-s} 0Z`, belly) +
      stroke(
        `M${-s * 0.42} ${-s * 0.36}Q${-s * 0.24} 0 ${-s * 0.42} ${s * 0.36}M${-s * 0.06} ${-s * 0.44}Q${s * 0.12} 0 ${-s * 0.06} ${s * 0.44}`,
        mark,
        s * 0.1,
      ) +
      circle(-s * 0.66, -s * 0.06, s * 0.09, mark),
    1,
    turn,
  )
}

function ray(x: number, y: number, s: number): string {
  return (
    path(
      `M${x - s} ${y + s * 0.2}Q${x - s * 0.4} ${y - s * 0.1} ${x} ${y - s * 0.5}Q${x + s * 0.4} ${y - s * 0.1} ${x + s} ${y + s * 0.2}Q${x + s * 0.4} ${y + s * 0.24} ${x + s * 0.14} ${y + s * 0.5}Q${x + s * 0.1} ${y + s} ${x + s * 0.4} ${y + s * 1.3}Q${x - s * 0.06} ${y + s} ${x - s * 0.1} ${y + s * 0.5}Q${x - s * 0.4} ${y + s * 0.24} ${x - s} ${y + s * 0.2}Z`,
      indigo.dark,
    ) +
    path(
      `M${x} ${y - s * 0.5}Q${x - s * 0.4} ${y - s * 0.1} ${x - s} ${y + s * 0.2}Q${x - s * 0.3} ${y + s * 0.1} ${x} ${y + s * 0.3}Z`,
      indigo.light,
    ) +
    dots(`M${x - s * 0.4} ${y + s * 0.04}h${s * 0.8}`, indigo.pale, s * 0.05, s * 0.13)
  )
}

function coral(x: number, base: number, s: number, ink: string): string {
  return stroke(
    `M${x} ${base}V${base - s * 0.6}M${x} ${base - s * 0.3}q${-s * 0.4} 0 ${-s * 0.4} ${-s * 0.5}M${x} ${base - s * 0.2}q${s * 0.4} 0 ${s * 0.42} ${-s * 0.6}M${x - s * 0.38} ${base - s * 0.5}q${-s * 0.2} 0 ${-s * 0.2} ${-s * 0.24}M${x + s * 0.4} ${base - s * 0.5}q${s * 0.22} 0 ${s * 0.22} ${-s * 0.3}M${x} ${base - s * 0.5}q${s * 0.2} ${-s * 0.1} ${s * 0.16} ${-s * 0.4}`,
    ink,
    s * 0.13,
    { 'stroke-linecap': 'round' },
  )
}

export const aquarium = card('Visitors before a tall aquarium tank of striped fish, a ray, coral and weed.', (sheet) =>
  [
    rect(0, 0, 800, 600, silt.deep),
    rect(70, 50, 660, 440, indigo.base),
    path('M70 50H730V150Q560 190 400 150T70 170Z', indigo.light),
    path('M150 50L90 490H210L270 50ZM420 50L400 490H480L520 50Z', indigo.pale, { opacity: 0.18 }),
    path('M70 380Q260 340 420 390T730 360V490H70Z', indigo.dark),
    times(
      5,
      (i) =>
        leaf(150 + ((i * 37) % 60), 16, i % 2 === 0 ? green.base : green.dark, -96 + i * 5, 610 + i * 22, 490) +
        leaf(110 + ((i * 29) % 50), 13, i % 2 === 0 ? green.dark : green.base, -98 + i * 6, 90 + i * 20, 490),
    ),
    ray(520, 200, 110),
    fish(250, 190, 52, 8, marigold.base, marigold.dark, paper.light),
    fish(350, 290, 66, -6, gold.base, gold.dark, indigo.deep),
    fish(176, 300, 36, 0, brick.base, brick.dark, paper.light),
    fish(600, 330, 44, 186, brick.light, brick.base, paper.light),
    fish(210, 390, 30, -12, gold.light, gold.dark, brick.dark),
    times(7, (i) =>
      fish(
        380 + (i % 4) * 44 + (i > 3 ? 22 : 0),
        120 + Math.floor(i / 4) * 24,
        13,
        4,
        indigo.pale,
        paper.base,
        indigo.dark,
      ),
    ),
    coral(214, 488, 120, brick.base),
    coral(640, 488, 100, marigold.base),
    path('M70 490Q140 450 220 476T420 470T600 478T730 464V490Z', silt.base),
    dots('M470 420q-16 -60 4 -120M690 300q10 -60 -6 -120', indigo.pale, 9, 30),
    polygon([640, 50, 730, 50, 730, 200], indigo.pale, { opacity: 0.16 }),
    border(sheet, 60, 26, 680, 26, indigo.deep, gold.base, 'wave', gold.light),
    rect(52, 26, 20, 470, indigo.deep),
    rect(728, 26, 20, 470, indigo.deep),
    border(sheet, 52, 488, 696, 28, indigo.deep, gold.base, 'wave', gold.light),
    onlooker(330, 600, 118, silt.dark, indigo.deep),
    onlooker(440, 600, 84, brick.dark, indigo.deep),
    onlooker(560, 600, 124, green.dark, indigo.deep),
  ].join(''),
)
