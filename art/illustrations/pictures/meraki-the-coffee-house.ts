import { coffeeServer, dripper, gooseneckKettle } from '../coffee.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { grip } from '../people.ts'
import { card } from '../sheet.ts'
import { cup } from '../tableware.ts'
import { at, ellipse, path, polygon, rect, stroke } from '../svg.ts'

const copper = { rim: marigold.light, well: marigold.pale, shade: marigold.dark, glint: paper.pale }
const stoneware = { body: paper.light, shade: paper.dark, mark: paper.deep }

/** Verses pegged to a line, too far away to read. */
function verseSheet(x: number, y: number, turn: number, ink: string): string {
  return at(
    x,
    y,
    rect(-34, 0, 68, 92, ink) +
      stroke('M-22 22h38M-22 36h28M-22 50h40M-22 64h22', silt.light, 4, { 'stroke-linecap': 'round' }) +
      rect(-4, -10, 8, 20, brick.base),
    1,
    turn,
  )
}

/** An open book of poems lying on the counter. */
function poems(x: number, y: number): string {
  return (
    polygon([x - 112, y + 34, x - 84, y - 14, x + 92, y - 14, x + 120, y + 34, x + 4, y + 46], brick.dark) +
    path(
      `M${x - 100} ${y + 28}L${x - 76} ${y - 18}Q${x - 30} ${y - 30} ${x + 4} ${y - 12}V${y + 36}Q${x - 46} ${y + 18} ${x - 100} ${y + 28}Z`,
      paper.pale,
    ) +
    path(
      `M${x + 108} ${y + 28}L${x + 84} ${y - 18}Q${x + 38} ${y - 30} ${x + 4} ${y - 12}V${y + 36}Q${x + 54} ${y + 18} ${x + 108} ${y + 28}Z`,
      paper.base,
    ) +
    stroke(
      `M${x - 66} ${y - 8}q26 -7 48 0M${x - 72} ${y + 4}q24 -6 36 -1M${x - 78} ${y + 16}q34 -8 60 1M${x + 26} ${y - 8}q24 -8 44 0M${x + 26} ${y + 6}q18 -6 34 -3`,
      silt.light,
      4,
      { 'stroke-linecap': 'round' },
    )
  )
}

export const merakiTheCoffeeHouse = card(
  'A hand pours water from a copper kettle through a paper filter into a glass jug; an open book of poems lies on the counter.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, indigo.light),
      path('M520 0H800V460H640Z', indigo.base),
      border(sheet, 0, 0, 800, 26, indigo.dark, gold.base, 'wave', gold.light),
      stroke('M-10 70Q190 120 420 56', indigo.deep, 3),
      verseSheet(80, 92, 5, paper.light),
      verseSheet(190, 100, 1, gold.pale),
      verseSheet(296, 88, -6, paper.pale),
      rect(0, 452, 800, 148, brick.base),
      rect(0, 440, 800, 26, brick.light),
      border(sheet, 0, 510, 800, 46, brick.dark, gold.base, 'diamond', gold.light),
      rect(0, 568, 800, 32, brick.deep),
      ellipse(372, 482, 150, 14, brick.dark),
      coffeeServer(360, 480, 128),
      dripper(360, 330, 96, stoneware),
      stroke('M374 146V208', indigo.pale, 7, { 'stroke-linecap': 'round' }),
      at(566, 244, gooseneckKettle(copper), 1, -8),
      at(692, 178, grip(170, { cloth: green.base, fold: green.dark, hair: gold.base }), 1, -4),
      poems(160, 450),
      cup(606, 408, 84, green.base, green.dark, silt.deep, silt.dark),
      border(sheet, 560, 430, 66, 22, 'none', gold.light, 'leaf', paper.light),
    ].join(''),
)
