import { checkCloth } from '../cloth.ts'
import { border, leaf } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { bananaLeaf, dosa, filterCoffee, idli, vada } from '../south-indian.ts'
import { at, circle, group, rect, times } from '../svg.ts'
import { katori } from '../tableware.ts'

const steel = { rim: paper.pale, well: paper.dark, shade: silt.light, glint: paper.pale }
const brass = { rim: gold.base, well: gold.light, shade: gold.deep, glint: gold.pale }

export const mysoreCafe = card(
  'A rolled dosa with idli, vada, sambar and two chutneys on a banana leaf, and filter coffee in a brass tumbler.',
  (sheet) =>
    [
      checkCloth(sheet, paper.light, brick.pale, brick.light, 76),
      group(
        { transform: 'rotate(-12 400 300)' },
        rect(-120, 560, 1100, 200, indigo.dark),
        border(sheet, -120, 570, 1100, 34, indigo.dark, gold.base, 'temple', brick.light),
      ),
      at(414, 344, bananaLeaf(), 1.02, -4),
      at(372, 282, dosa(540, 46), 1, -8),
      idli(178, 424, 54),
      idli(268, 444, 54),
      vada(372, 428, 44),
      katori(484, 420, 46, steel, marigold.dark, marigold.light),
      times(3, (i) => leaf(18, 6, green.base, i * 70 - 20, 484 + i * 6, 424)),
      katori(584, 404, 40, steel, paper.pale, paper.base),
      times(4, (i) => circle(572 + (i % 2) * 18, 396 + i * 5, 3, silt.deep)),
      leaf(22, 8, green.base, -30, 578, 408),
      katori(664, 356, 34, steel, brick.base, brick.pale),
      filterCoffee(668, 122, 88, brass, brick.dark),
      leaf(44, 14, green.base, 150, 160, 118),
      leaf(44, 14, green.dark, 200, 160, 118),
      leaf(40, 13, green.light, 250, 162, 116),
    ].join(''),
)
