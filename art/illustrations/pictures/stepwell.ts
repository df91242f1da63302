import { arcade, cornice } from '../arches.ts'
import { chhatri } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { bandedSky, birds } from '../sky.ts'
import { path, polygon, rect, stroke, times } from '../svg.ts'
import { shadeTree } from '../trees.ts'

const stone = { lit: gold.light, shade: gold.dark, line: gold.deep }
const tierHeight = 50

/** One small double stair: a stepped pyramid, lit on its left flight. */
function doubleStair(): string {
  const left = `M0 0V${tierHeight}H-28${times(5, () => `v${-tierHeight / 5}h5.6`)}Z`
  const right = `M0 0V${tierHeight}H28${times(5, () => `v${-tierHeight / 5}h-5.6`)}Z`
  return (
    path(left, gold.pale) +
    path(right, silt.base) +
    path(`M-5 ${tierHeight}V${tierHeight - 16}q5 -8 10 0V${tierHeight}Z`, brick.deep)
  )
}

/** A terrace of the pit: back wall with its stairs, then the two side walls coming forward. */
function tier(stair: string, index: number): string {
  const y = 272 + index * (tierHeight + 10)
  const x1 = 96 + index * 46
  const x2 = 800 - x1
  const next = index + 1
  const near = 130 + index * 16
  const stairs = 7 - index
  const gap = (x2 - x1) / stairs
  return (
    polygon([x1, y, x2, y, x2, y + tierHeight, x1, y + tierHeight], gold.base) +
    times(stairs, (i) => place(stair, x1 + gap * (i + 0.5), y)) +
    polygon(
      [x1, y + tierHeight, x2, y + tierHeight, x2 - 46, y + tierHeight + 10, x1 + 46, y + tierHeight + 10],
      paper.light,
    ) +
    polygon([x1, y, x1, y + tierHeight, x1 - 320, y + tierHeight + near * 1.5, x1 - 320, y + near], gold.dark) +
    polygon([x2, y, x2, y + tierHeight, x2 + 320, y + tierHeight + near * 1.5, x2 + 320, y + near], gold.light) +
    polygon(
      [
        x1,
        y + tierHeight,
        x1 + 46,
        y + tierHeight + 10,
        x1 + 46 - 320,
        y + tierHeight + 10 + near + 24 + next,
        x1 - 320,
        y + tierHeight + near * 1.5,
      ],
      gold.light,
    ) +
    polygon(
      [
        x2,
        y + tierHeight,
        x2 - 46,
        y + tierHeight + 10,
        x2 - 46 + 320,
        y + tierHeight + 10 + near + 24 + next,
        x2 + 320,
        y + tierHeight + near * 1.5,
      ],
      gold.pale,
    )
  )
}

/** Prints the terraces from the top down, so that each covers the foot of the one before. */
function pit(sheet: Sheet): string {
  const stair = sheet.reuse(doubleStair())
  return times(4, (i) => tier(stair, i))
}

export const stepwell = card(
  'A sandstone stepwell whose terraces of small double stairs narrow down to green water.',
  (sheet) =>
    [
      bandedSky([indigo.pale, paper.light, gold.pale], 280),
      birds(470, 104, brick.dark),
      shadeTree(80, 270, 130, [green.base, green.dark, silt.dark]),
      shadeTree(736, 270, 120, [green.base, green.dark, silt.dark]),
      rect(180, 172, 440, 84, marigold.light),
      rect(510, 172, 110, 84, marigold.dark),
      arcade(190, 256, 420, 70, 7, 'cusped', brick.deep, 0.64),
      cornice(168, 160, 464, 16, marigold.pale, brick.base),
      chhatri(250, 162, 66, 78, { ...stone, lit: marigold.light, shade: marigold.dark }, silt.deep),
      chhatri(550, 162, 66, 78, { ...stone, lit: marigold.light, shade: marigold.dark }, silt.deep),
      chhatri(400, 162, 90, 96, { ...stone, lit: marigold.light, shade: marigold.dark }, silt.deep),
      rect(0, 248, 800, 352, gold.light),
      border(sheet, 0, 246, 800, 26, brick.dark, gold.base, 'leaf', gold.pale),
      pit(sheet),
      path('M280 512H520L700 600H100Z', green.dark),
      path('M280 512H520L560 532Q400 520 240 532Z', green.deep),
      stroke('M300 548h70M410 556h90M240 574h110M400 584h60M520 578h70', green.light, 4, { 'stroke-linecap': 'round' }),
      womanInSari(196, 330, 76, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      womanInSari(560, 390, 76, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
    ].join(''),
)
