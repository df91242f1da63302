import { espressoMachine } from '../drinks.ts'
import { border, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { pendant, steam } from '../stalls.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { cup } from '../tableware.ts'

export const coffeeBar = card(
  'A brass and indigo espresso machine on a coffee bar with a patterned cup and a pour-over cone.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, silt.dark),
      rect(
        0,
        0,
        800,
        600,
        sheet.pattern(56, 56, stroke('M0 28L28 0L56 28L28 56Z', silt.base, 2) + circle(28, 28, 4, silt.base)),
      ),
      path('M600 0H800V450H690Z', silt.deep, { opacity: 0.6 }),
      pendant(150, 90, 48, 120, marigold.base, gold.pale),
      pendant(610, 110, 48, 120, brick.base, gold.pale),
      polygon([108, 130, 192, 130, 260, 400, 40, 400], gold.base, { opacity: 0.16 }),
      polygon([568, 150, 652, 150, 720, 400, 500, 400], gold.base, { opacity: 0.16 }),
      rect(0, 400, 800, 200, green.dark),
      rect(0, 390, 800, 100, gold.dark),
      rect(0, 390, 800, 84, gold.base),
      border(sheet, 0, 496, 800, 44, green.deep, gold.base, 'leaf', gold.light),
      stroke(
        times(14, (i) => `M${30 + i * 58} 548v60`),
        green.deep,
        5,
      ),
      espressoMachine(360, 408),
      steam(212, 366, 96, paper.pale, 7),
      at(
        4,
        -14,
        [
          path('M556 330h96l-34 50h-28z', paper.light),
          path('M616 330h36l-34 50h-10z', paper.dark),
          ellipse(604, 330, 48, 10, silt.deep),
          path('M586 384h36l16 46q4 4 -4 6h-60q-8 -2 -4 -6z', indigo.pale, { opacity: 0.7 }),
          path('M578 412h52l8 18q2 4 -4 6h-60q-6 -2 -4 -6z', silt.deep),
          rect(580, 380, 48, 7, gold.base),
          dots('M604 384v30', silt.deep, 4, 9),
        ].join(''),
      ),
      cup(206, 412, 74, brick.base, brick.dark, silt.deep, gold.pale),
      border(sheet, 170, 428, 66, 22, 'none', gold.light, 'diamond'),
      times(7, (i) =>
        ellipse(330 + i * 34 + ((i * 13) % 12), 436 + ((i * 29) % 22), 13, 9, silt.deep, {
          transform: `rotate(${(i * 40) % 90} ${330 + i * 34} 446)`,
        }),
      ),
      leaf(60, 16, green.light, -30, 740, 380),
      leaf(70, 18, green.base, -80, 740, 380),
      leaf(60, 16, green.light, -130, 740, 380),
      path('M706 376h68l-10 48h-48z', brick.base),
    ].join(''),
)
