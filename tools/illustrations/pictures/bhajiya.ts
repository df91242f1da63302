import { bandhani, runner } from '../cloth.ts'
import { bhajiyaPiece } from '../food.ts'
import { chilli, coriander, lime, onionRing } from '../garnish.ts'
import { brick, gold, green, indigo, marigold, silt } from '../palette.ts'
import { scatterInDisc } from '../seeded.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { circle, ellipse, path, stroke, times } from '../svg.ts'
import { katori } from '../tableware.ts'

const brass = { rim: gold.base, well: gold.light, shade: gold.dark, glint: gold.pale }

/** A tomato slice in batter, the Surti kind, with chutney under the crust. */
function tomatoBhajiya(x: number, y: number, s: number): string {
  return (
    circle(x + s * 0.1, y + s * 0.14, s, marigold.deep) +
    circle(x, y, s, gold.base) +
    circle(x, y, s * 0.76, brick.base) +
    times(6, (i) =>
      ellipse(
        x + Math.cos(i * 1.047) * s * 0.42,
        y + Math.sin(i * 1.047) * s * 0.42,
        s * 0.15,
        s * 0.24,
        marigold.light,
        {
          transform: `rotate(${i * 60 + 90} ${x + Math.cos(i * 1.047) * s * 0.42} ${y + Math.sin(i * 1.047) * s * 0.42})`,
        },
      ),
    ) +
    circle(x, y, s * 0.14, brick.pale) +
    times(8, (i) =>
      circle(x + Math.cos(i * 0.785 + 0.4) * s * 0.87, y + Math.sin(i * 0.785 + 0.4) * s * 0.87, s * 0.07, gold.light),
    )
  )
}

/** A leaf plate stitched from overlapping leaves. */
function leafPlate(sheet: Sheet, cx: number, cy: number, r: number): string {
  const blade = (ink: string): string =>
    sheet.keep(
      path(`M0 ${-r * 0.3}Q${r * 0.7} ${-r * 0.44} ${r * 1.02} 0Q${r * 0.7} ${r * 0.44} 0 ${r * 0.3}Z`, ink) +
        stroke(`M${r * 0.5} 0H${r * 0.96}`, green.light, 3),
    )
  const blades = [blade(green.base), blade(green.dark)]
  return (
    circle(cx + 20, cy + 28, r * 0.88, silt.deep, { opacity: 0.45 }) +
    times(12, (i) => place(blades[i % 2] ?? '', cx, cy, 1, i * 30 + 8)) +
    circle(cx, cy, r * 0.8, green.dark) +
    circle(cx - 4, cy - 5, r * 0.77, green.base)
  )
}

/** Tomato slices in a ring, fenugreek fritters piled in the middle. */
function heap(sheet: Sheet): string {
  const slice = sheet.keep(tomatoBhajiya(0, 0, 46))
  const fritters = [sheet.keep(bhajiyaPiece(0, 0, 46, 0)), sheet.keep(bhajiyaPiece(0, 0, 46, 90, gold.light))]
  return (
    times(9, (i) =>
      place(slice, 392 + Math.cos(i * 0.698 + 0.9) * 138, 302 + Math.sin(i * 0.698 + 0.9) * 138, 1, i * 13),
    ) +
    scatterInDisc(44, 12, 390, 302, 94, (x, y, turn, i) => place(fritters[i % 2] ?? '', x, y, 1, turn - 90)) +
    place(fritters[1] ?? '', 384, 288, 1.08, 20)
  )
}

export const bhajiya = card(
  'Bhajiya fritters heaped on a stitched leaf plate, ringed by tomato bhajiya, with chillies and green chutney.',
  (sheet) =>
    [
      bandhani(sheet, indigo.light, indigo.dark, 70),
      runner(sheet, 330, 150, brick.dark, gold.base, gold.light),
      leafPlate(sheet, 392, 302, 226),
      heap(sheet),
      chilli(300, 236, 120, -18),
      chilli(400, 366, 104, -34),
      katori(604, 172, 74, brass, green.base, green.light),
      coriander(610, 170, 22, 20),
      onionRing(150, 452, 40, 30),
      onionRing(196, 500, 30, -20),
      lime(640, 468, 46),
      chilli(96, 130, 90, 40, green.base, green.deep),
      onionRing(120, 480, 22, 60),
    ].join(''),
)
