import { balance, brilliant, diamondPaper, loupe, tweezers } from '../gems.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, place } from '../sheet.ts'
import { bandedSky, birds } from '../sky.ts'
import { at, circle, ellipse, path, rect, times } from '../svg.ts'
import { officeWing } from '../towers.ts'
import { treeLine } from '../trees.ts'

/** Nine linked towers on one spine. Their number, height and links follow the real building. */
function nineTowers(wing: string): string {
  return (
    rect(40, 306, 720, 30, silt.base) +
    rect(40, 306, 720, 6, paper.dark) +
    times(4, (i) => place(wing, 130 + i * 150, 330, 0.88)) +
    rect(30, 318, 740, 30, silt.light) +
    rect(30, 318, 740, 5, paper.pale) +
    times(5, (i) => place(wing, 48 + i * 150, 360, 1.2))
  )
}

export const suratDiamondBourse = card(
  'A cut diamond under a lens on a trader’s desk with scales and tweezers; nine linked towers stand in the window.',
  (sheet) => {
    const wing = sheet.reuse(officeWing(0, 0, 60, 170, paper.light, silt.light, indigo.base))
    const stone = sheet.reuse(brilliant(0, 0, 92))
    return [
      bandedSky([marigold.base, marigold.light, gold.light, gold.pale], 330),
      circle(118, 118, 50, gold.pale),
      birds(560, 84, brick.dark),
      nineTowers(wing),
      treeLine(352, 46, green.base, 800, 60),
      rect(0, 0, 800, 26, indigo.deep),
      border(sheet, 0, 26, 800, 22, indigo.deep, gold.base, 'diamond', gold.light),
      rect(0, 48, 16, 320, indigo.deep),
      rect(784, 48, 16, 320, indigo.deep),
      rect(0, 360, 800, 22, indigo.deep),
      rect(0, 360, 800, 6, indigo.base),
      rect(0, 382, 800, 218, brick.dark),
      path('M0 396H800V600H0Z', brick.base),
      path('M470 396H800V600H600Z', brick.dark),
      ellipse(214, 506, 110, 12, brick.deep),
      balance(208, 502, 138),
      diamondPaper(408, 488, 92),
      loupe(576, 336, 112, -30, place(stone, 0, 0)),
      at(482, 482, tweezers(0, 0, 300), 1, 14),
      place(stone, 475, 483, 0.13),
      place(stone, 300, 538, 0.14),
      place(stone, 560, 540, 0.14),
      place(stone, 612, 552, 0.1),
      border(sheet, 0, 582, 800, 18, indigo.deep, gold.base, 'diamond', gold.light),
    ].join('')
  },
)
