import { cornice } from '../arches.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { onlooker } from '../people.ts'
import {
  astrolabe,
  coinBoard,
  dagger,
  ewer,
  handFan,
  lacquerBowls,
  padlock,
  porcelainJar,
  printBlock,
  toyElephant,
} from '../relics.ts'
import { card } from '../sheet.ts'
import { at, polygon, rect } from '../svg.ts'
import { zariCloth } from '../textiles.ts'
import { sailBoat } from '../water.ts'

const cell = { width: 142, height: 136 }
const left = 104
const top = 78

/** Every compartment has its own paper at the back, darker where the case throws its shadow. */
const backs = [
  green.dark,
  marigold.pale,
  indigo.dark,
  paper.base,
  gold.pale,
  green.pale,
  brick.base,
  indigo.pale,
  paper.light,
  indigo.base,
  green.light,
  marigold.light,
]

function compartment(index: number, thing: string): string {
  const x = left + (index % 4) * (cell.width + 8)
  const y = top + Math.floor(index / 4) * (cell.height + 8)
  return (
    rect(x, y, cell.width, cell.height, backs[index] ?? paper.base) +
    polygon(
      [x, y, x + cell.width, y, x + cell.width, y + 12, x + 10, y + 12, x + 10, y + cell.height, x, y + cell.height],
      silt.deep,
      { opacity: 0.3 },
    ) +
    at(x + cell.width / 2, y + cell.height - 14, thing) +
    rect(x, y + cell.height - 14, cell.width, 14, gold.dark) +
    rect(x, y + cell.height - 14, cell.width, 4, gold.light)
  )
}

export const sardarPatelMuseum = card(
  'A museum cabinet of many compartments: a jar, coins, a ewer, a model boat, cloth, a printing block and other small things.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, indigo.dark),
      polygon([560, 0, 800, 0, 800, 600, 640, 600], indigo.deep),
      border(sheet, 0, 12, 800, 24, indigo.deep, gold.dark, 'leaf', gold.base),
      rect(84, 58, 632, 470, gold.deep),
      rect(690, 58, 26, 470, silt.dark),
      cornice(70, 46, 660, 18, gold.base, gold.deep),
      compartment(0, porcelainJar()),
      compartment(1, coinBoard()),
      compartment(2, ewer()),
      compartment(3, dagger()),
      compartment(4, printBlock()),
      compartment(5, at(0, -15, sailBoat(0, 0, 58, silt.dark, marigold.base, marigold.dark))),
      compartment(6, at(0, -8, handFan(), 0.8)),
      compartment(7, padlock()),
      compartment(8, toyElephant()),
      compartment(9, at(0, -108, zariCloth(0, 0), 0.7)),
      compartment(10, lacquerBowls()),
      compartment(11, astrolabe()),
      cornice(70, 516, 660, 18, gold.base, gold.deep),
      border(sheet, 84, 534, 632, 30, gold.deep, gold.dark, 'diamond', gold.light),
      rect(0, 564, 800, 36, silt.deep),
      onlooker(250, 604, 88, brick.base, silt.deep),
      onlooker(330, 604, 62, marigold.base, silt.deep),
      onlooker(590, 604, 92, green.base, silt.deep),
    ].join(''),
)
