import { border, dots, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { pendant, steam } from '../stalls.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { cup } from '../tableware.ts'

/** A lever espresso machine in brass and indigo enamel. */
function espressoMachine(x: number, base: number): string {
  return (
    rect(x - 150, base - 22, 300, 22, silt.deep) +
    rect(x - 140, base - 36, 280, 16, indigo.light) +
    stroke(
      times(13, (i) => `M${x - 132 + i * 22} ${base - 34}v12`),
      silt.deep,
      3,
    ) +
    rect(x - 120, base - 150, 240, 116, indigo.deep) +
    path(`M${x - 150} ${base - 130}V${base - 220}q0 -34 34 -34h232q34 0 34 34v90z`, indigo.base) +
    path(`M${x + 70} ${base - 254}h46q34 0 34 34v90h-80z`, indigo.dark) +
    rect(x - 150, base - 150, 300, 20, gold.base) +
    rect(x + 70, base - 150, 80, 20, gold.dark) +
    circle(x, base - 202, 28, gold.base) +
    circle(x, base - 202, 22, paper.light) +
    stroke(`M${x} ${base - 202}l12 -12`, brick.base, 4, { 'stroke-linecap': 'round' }) +
    circle(x - 96, base - 200, 13, gold.light) +
    circle(x + 104, base - 200, 13, gold.dark) +
    times(
      2,
      (i) =>
        rect(x - 88 + i * 124, base - 132, 52, 16, gold.light) +
        rect(x - 82 + i * 124, base - 118, 40, 14, silt.deep) +
        stroke(`M${x - 62 + i * 124} ${base - 110}l-30 22`, silt.deep, 11, { 'stroke-linecap': 'round' }) +
        stroke(`M${x - 62 + i * 124} ${base - 104}v20`, silt.base, 5),
    ) +
    stroke(`M${x + 146} ${base - 138}q24 10 20 60`, gold.light, 6, { 'stroke-linecap': 'round' }) +
    times(
      4,
      (i) =>
        rect(x - 118 + i * 62, base - 284, 44, 30, paper.light, { rx: 5 }) +
        rect(x - 92 + i * 62, base - 284, 18, 30, paper.dark, { rx: 5 }),
    ) +
    path(`M${x - 26} ${base - 284}q0 -40 26 -40t26 40z`, gold.base) +
    circle(x, base - 330, 9, gold.light)
  )
}

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
