import { glitter, jetInks, jets } from '../water.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { onlooker } from '../people.ts'
import { card, place } from '../sheet.ts'
import { bandedSky, lampString, stars } from '../sky.ts'
import { awning, jar, pendant } from '../stalls.ts'
import { ellipse, path, rect, stroke, times } from '../svg.ts'
import { shadeTree, treeLine } from '../trees.ts'

/** One snack stall of the row, from its left foot: a counter under an awning, lit from within. */
function snackStall(one: string): string {
  return (
    rect(0, -120, 118, 120, gold.dark) +
    rect(8, -96, 102, 56, gold.pale) +
    jar(16, -44, 20, 32, paper.light, marigold.base, brick.base) +
    jar(42, -44, 20, 26, paper.light, green.base, brick.base) +
    jar(80, -44, 22, 36, paper.light, brick.base, indigo.base) +
    pendant(66, -86, 9, 16, silt.deep, paper.pale) +
    rect(-4, -44, 126, 44, brick.dark) +
    rect(80, -44, 42, 44, brick.deep) +
    dots('M6 -22h110', gold.base, 7, 14) +
    awning(-8, -128, 134, 18, 6, one, paper.light, indigo.deep)
  )
}

export const jawaharlalNehruGarden = card(
  'Jets of a garden fountain lit in colours at nightfall, watched by a crowd, with a row of lamp-lit snack stalls behind.',
  (sheet) => {
    const redStall = sheet.reuse(snackStall(brick.base))
    const greenStall = sheet.reuse(snackStall(green.base))
    return [
      bandedSky([indigo.deep, indigo.dark, indigo.base], 380),
      stars(12, 10, 3, 210, gold.pale),
      treeLine(350, 110, green.deep, 800, 80),
      shadeTree(84, 394, 180, [green.dark, green.deep, silt.deep]),
      shadeTree(742, 394, 200, [green.dark, green.deep, silt.deep]),
      rect(0, 384, 800, 216, green.deep),
      place(redStall, 8, 398),
      place(greenStall, 138, 398),
      place(greenStall, 544, 398),
      place(redStall, 676, 398),
      lampString(-10, 220, 300, 236, 22, indigo.light, gold.light),
      lampString(500, 236, 810, 214, 22, indigo.light, gold.light),
      rect(0, 396, 800, 40, silt.deep),
      jets(400, 440, 300),
      ellipse(400, 462, 330, 56, paper.dark),
      ellipse(400, 454, 330, 54, paper.light),
      border(sheet, 90, 478, 620, 18, 'none', brick.base, 'wave', gold.dark),
      ellipse(400, 450, 306, 42, indigo.dark),
      times(5, (i) => glitter(246 + i * 78, 428, 486, 46, jetInks[i] ?? gold.light)),
      stroke('M130 452q30 8 60 0M560 462q40 8 80 -2M340 474q50 8 110 0', indigo.light, 3, {
        'stroke-linecap': 'round',
      }),
      path('M0 540Q400 510 800 540V600H0Z', silt.deep),
      onlooker(70, 600, 92, marigold.dark, silt.deep),
      onlooker(170, 600, 78, green.base, silt.deep),
      onlooker(262, 600, 96, brick.base, silt.deep),
      onlooker(366, 600, 62, gold.base, silt.deep),
      onlooker(440, 600, 88, indigo.base, silt.deep),
      onlooker(540, 600, 70, brick.light, silt.deep),
      onlooker(640, 600, 98, green.dark, silt.deep),
      onlooker(744, 600, 84, gold.dark, silt.deep),
    ].join('')
  },
)
