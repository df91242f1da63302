import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { freighter, quayCrane } from '../ships.ts'
import { bandedSky, cloud } from '../sky.ts'
import { steam } from '../stalls.ts'
import { ellipse, path, rect, stroke } from '../svg.ts'
import { clump, palm } from '../trees.ts'
import { ripples } from '../water.ts'

/** Water that comes up hot: rings where it breaks the surface. */
function bubbling(x: number, y: number, s: number): string {
  return (
    ellipse(x, y, s * 2.2, s * 0.8, 'none', { stroke: paper.light, 'stroke-width': 2.4 }) +
    ellipse(x, y, s * 1.2, s * 0.45, paper.light)
  )
}

export const haziraBeachAndHotSprings = card(
  'Steam over a spring with a yellow sulphur rim under palms, and the cranes of a port across the water.',
  (sheet) =>
    [
      bandedSky([indigo.light, indigo.pale, paper.pale], 300),
      cloud(90, 120, 180, paper.pale, paper.base),
      cloud(500, 84, 150, paper.pale, paper.base),
      path('M430 290Q560 268 800 274V300H430Z', silt.light),
      quayCrane(560, 282, 82, brick.base, brick.dark),
      quayCrane(668, 280, 96, marigold.dark, marigold.deep),
      rect(610, 244, 190, 36, silt.pale),
      rect(730, 206, 22, 74, silt.light),
      rect(764, 222, 18, 58, silt.light),
      rect(0, 282, 800, 140, indigo.base),
      path('M0 282H800V300Q600 312 400 302T0 306Z', indigo.light),
      ripples(314, 374, 4, indigo.pale),
      freighter(330, 306, 96, indigo.deep, paper.light, [
        brick.base,
        gold.base,
        green.base,
        marigold.base,
        brick.base,
        paper.dark,
        green.base,
        gold.base,
        brick.light,
        marigold.base,
        green.light,
      ]),
      path('M0 372Q180 350 380 376T800 360V600H0Z', paper.dark),
      path('M0 392Q180 372 380 398T800 384V600H0Z', silt.light),
      path('M520 400Q700 380 800 396V600H440Q520 500 520 400Z', silt.base),
      palm(112, 452, 300, 36, [green.base, green.dark, silt.dark]),
      palm(58, 470, 220, -16, [green.light, green.base, silt.dark]),
      path('M150 486Q170 424 320 416T560 420T690 478Q716 536 560 556T260 558T150 486Z', gold.base),
      path('M172 482Q190 434 326 428T552 432T666 478Q690 520 550 538T270 542T172 482Z', gold.pale),
      path('M196 482Q214 446 330 442T540 446T642 480Q660 512 544 524T284 528T196 482Z', green.base),
      path('M240 486Q260 456 350 454T530 460T606 482Q616 502 530 508T300 512T240 486Z', green.light),
      bubbling(350, 478, 15),
      bubbling(470, 490, 20),
      bubbling(420, 462, 9),
      steam(350, 462, 150, paper.pale, 10),
      steam(462, 470, 210, paper.pale, 12),
      steam(420, 440, 96, paper.pale, 8),
      ellipse(170, 544, 34, 14, silt.dark),
      ellipse(214, 562, 24, 10, silt.dark),
      ellipse(164, 540, 30, 11, silt.pale),
      ellipse(600, 566, 40, 13, silt.dark),
      ellipse(594, 562, 34, 10, silt.pale),
      stroke('M40 520q30 -8 60 0M690 556q30 -8 60 0', silt.dark, 4, { 'stroke-linecap': 'round' }),
      womanInSari(676, 500, 150, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      manInKurta(732, 512, 158, { cloth: paper.pale, fold: paper.deep, hair: silt.deep }),
      clump(30, 560, 90, green.light, green.dark),
      border(sheet, 0, 570, 800, 30, indigo.deep, gold.base, 'wave', gold.light),
    ].join(''),
)
