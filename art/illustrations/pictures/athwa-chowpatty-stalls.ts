import { broadGriddle, flames } from '../griddles.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { dosa } from '../south-indian.ts'
import { bandedSky, lampString } from '../sky.ts'
import { awning, kadai, pendant } from '../stalls.ts'
import { at, polygon, rect, rounded, stroke, times } from '../svg.ts'
import { shadeTree } from '../trees.ts'

/** Noodles thrown up out of the wok in one wave, vegetables flying with them. */
function tossedNoodles(x: number, y: number): string {
  const strand = (i: number): string =>
    `M${x - 82 + i * 12} ${y}C${x - 128 + i * 15} ${y - 150 + i * 9} ${x + 44 - i * 3} ${y - 206 + i * 20} ${x + 84 - i * 9} ${y - 74 + i * 7}`
  return (
    stroke(
      times(7, (i) => (i % 2 === 0 ? strand(i) : '')),
      gold.pale,
      9,
      { 'stroke-linecap': 'round' },
    ) +
    stroke(
      times(7, (i) => (i % 2 === 1 ? strand(i) : '')),
      gold.light,
      9,
      { 'stroke-linecap': 'round' },
    ) +
    times(8, (i) => {
      const a = Math.PI * (0.12 + i * 0.11)
      const [px, py] = [x - Math.cos(a) * 112, y - 34 - Math.sin(a) * (96 + (i % 3) * 22)]
      return rect(-9, -5, 18, 10, [green.light, marigold.base, paper.pale][i % 3] ?? green.base, {
        rx: 4,
        transform: `translate(${rounded(px)} ${rounded(py)}) rotate(${i * 47})`,
      })
    })
  )
}

/** A row of small stalls under the trees. */
function stallRow(): string {
  const inks = [
    [brick.base, paper.light, marigold.dark],
    [green.base, gold.pale, marigold.base],
    [indigo.base, paper.light, gold.light],
    [marigold.base, paper.light, gold.base],
  ] as const
  return inks
    .map(([one, two, lit], i) => {
      const x = 16 + i * 198
      return (
        rect(x, 316, 172, 120, lit) +
        polygon([x + 146, 316, x + 172, 316, x + 172, 436, x + 128, 436], gold.dark, { opacity: 0.5 }) +
        rect(x - 4, 396, 180, 44, silt.dark) +
        pendant(x + 60, 338, 14, 20, silt.deep, paper.pale) +
        awning(x - 10, 292, 192, 26, 8, one, two, silt.deep)
      )
    })
    .join('')
}

export const athwaChowpattyStalls = card(
  'Snack stalls under garden trees at dusk: noodles leaping from a wok over a flame, and a rolled dosa on a griddle.',
  (sheet) =>
    [
      bandedSky([indigo.dark, brick.base, brick.light], 330),
      shadeTree(90, 430, 260, [green.dark, green.deep, silt.deep]),
      shadeTree(420, 430, 236, [green.dark, green.deep, silt.deep]),
      shadeTree(730, 430, 270, [green.dark, green.deep, silt.deep]),
      lampString(-10, 214, 280, 236, 20, silt.deep, gold.light, 10, 30),
      lampString(280, 236, 560, 230, 22, silt.deep, gold.light, 10, 30),
      lampString(560, 230, 810, 206, 20, silt.deep, gold.light, 10, 30),
      rect(0, 430, 800, 170, silt.dark),
      stallRow(),
      womanInSari(362, 470, 124, { cloth: brick.base, fold: brick.deep, hair: silt.deep }),
      manInKurta(408, 474, 128, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      manInKurta(770, 470, 126, { cloth: indigo.light, fold: indigo.base, hair: silt.deep }),
      rect(0, 478, 800, 122, indigo.dark),
      rect(0, 472, 800, 12, gold.dark),
      border(sheet, 0, 494, 800, 40, indigo.deep, gold.base, 'leaf', marigold.base),
      border(sheet, 0, 556, 800, 36, indigo.deep, indigo.light, 'temple', gold.base),
      flames(128, 474, 156, 5, 62),
      tossedNoodles(206, 358),
      kadai(206, 354, 220, silt.deep, silt.deep, marigold.dark),
      broadGriddle(590, 410, 162),
      at(588, 404, dosa(210, 24)),
    ].join(''),
)
