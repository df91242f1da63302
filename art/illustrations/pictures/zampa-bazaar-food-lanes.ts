import { archPath } from '../arches.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { lampString } from '../sky.ts'
import { pendant } from '../stalls.ts'
import { circle, ellipse, path, rect, times } from '../svg.ts'
import { diamondCut, displayTray, layeredPastry, milkSquares, roundSweets } from '../sweets.ts'
import { teaGlass } from '../tableware.ts'

/** Three openings in one timber front, a warm lamp in each. */
function shopFront(): string {
  return (
    rect(0, 0, 800, 600, green.deep) +
    path(
      times(3, (i) => archPath(134 + i * 266, 470, 236, 372, 'cusped')),
      gold.dark,
    ) +
    path(
      times(3, (i) => archPath(134 + i * 266, 470, 212, 356, 'cusped')),
      marigold.deep,
    ) +
    times(3, (i) => circle(134 + i * 266, 250, 96, marigold.dark) + circle(134 + i * 266, 236, 54, marigold.base))
  )
}

function sweetsOnShow(sheet: Sheet): string {
  const piece = sheet.reuse(layeredPastry(0, 0, 66))
  return (
    displayTray(134, 340, 98, milkSquares(sheet, 42), paper.dark) +
    displayTray(400, 334, 106, diamondCut(sheet, 40), gold.dark) +
    displayTray(666, 340, 98, roundSweets(sheet, 42), marigold.deep) +
    ellipse(404, 548, 168, 30, brick.deep) +
    ellipse(400, 540, 168, 32, indigo.pale) +
    ellipse(402, 542, 148, 24, indigo.light) +
    place(piece, 330, 474) +
    place(piece, 472, 474) +
    place(piece, 400, 440)
  )
}

export const zampaBazaarFoodLanes = card(
  'A lamp-lit sweet counter at night: layered pastry with pistachio on a plate, three brass trays of sweets behind it and glasses of tea.',
  (sheet) =>
    [
      shopFront(),
      border(sheet, 0, 18, 800, 40, green.dark, gold.base, 'leaf', marigold.base),
      dots('M0 72H800', gold.base, 8, 22),
      lampString(-10, 84, 400, 84, 24, gold.dark, gold.light, 11, 34),
      lampString(400, 84, 810, 84, 24, gold.dark, gold.light, 11, 34),
      pendant(134, 176, 34, 60, silt.deep, gold.pale),
      pendant(400, 170, 34, 60, silt.deep, gold.pale),
      pendant(666, 176, 34, 60, silt.deep, gold.pale),
      rect(0, 432, 800, 168, brick.base),
      border(sheet, 0, 432, 800, 30, brick.dark, gold.base, 'diamond', gold.light),
      border(sheet, 0, 566, 800, 34, brick.dark, brick.light, 'temple', gold.base),
      sweetsOnShow(sheet),
      teaGlass(620, 548, 96, marigold.light, marigold.dark, paper.pale),
      teaGlass(682, 556, 96, marigold.light, marigold.dark, paper.pale),
      times(5, (i) => ellipse(136, 540 - i * 13, 92 - ((i * 7) % 12), 18, i % 2 === 0 ? gold.dark : gold.light)),
      ellipse(134, 484, 82, 15, gold.pale),
      dots('M84 484h100M104 477h64M104 491h64', marigold.base, 7, 22),
    ].join(''),
)
