import { coral, fish, ray } from '../animals.ts'
import { border, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { onlooker } from '../people.ts'
import { card } from '../sheet.ts'
import { path, polygon, rect, times } from '../svg.ts'

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
