import { border, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card, place } from '../sheet.ts'
import { bandedSky, birds, sun } from '../sky.ts'
import { at, path, polygon, rect, stroke, times } from '../svg.ts'
import { tileRow } from '../tiles.ts'
import { clump, palm, shadeTree, treeLine } from '../trees.ts'
import { glitter, ripples, sailBoat } from '../water.ts'

/** A clipped bed of the parterre with a row of one flower, from x to the right. */
function bed(points: readonly number[], x: number, y: number, gap: number, flower: string): string {
  return polygon(points, green.base) + times(8, (i) => place(flower, x + i * gap, y))
}

export const dutchGarden = card(
  'Clipped flower beds and shade trees beside the Tapi in the evening, above a row of blue printed tiles with ships and tulips.',
  (sheet) => {
    const red = sheet.reuse(rosette(0, 0, 12, 8, brick.base, gold.pale))
    const orange = sheet.reuse(rosette(0, 0, 13, 8, marigold.base, gold.pale))
    const riverside = [
      bandedSky([brick.light, brick.pale, gold.pale], 260),
      sun(540, 196, 56, gold.base, brick.base, 2),
      birds(380, 84, brick.deep),
      treeLine(250, 56, brick.base, 800, 30),
      rect(0, 246, 800, 120, indigo.light),
      path('M0 290Q200 276 420 294T800 286V370H0Z', indigo.base),
      ripples(268, 340, 4, indigo.pale),
      glitter(540, 256, 336, 130, gold.light),
      sailBoat(330, 300, 52, silt.deep, paper.light, paper.dark),
      rect(0, 338, 800, 14, paper.base),
      rect(0, 350, 800, 150, green.light),
      stroke('M10 327H800', paper.light, 34, { 'stroke-dasharray': '10 39' }),
      stroke('M16 327H800', paper.deep, 34, { 'stroke-dasharray': '4 45' }),
      rect(0, 302, 800, 10, paper.light),
      rect(0, 310, 800, 4, paper.deep),
      polygon([372, 352, 428, 352, 500, 490, 300, 490], paper.base),
      polygon([410, 352, 428, 352, 500, 490, 440, 490], paper.dark),
      bed([60, 372, 340, 372, 322, 402, 20, 402], 66, 387, 36, red),
      bed([460, 372, 740, 372, 780, 402, 478, 402], 492, 387, 36, red),
      bed([4, 422, 310, 422, 282, 470, -40, 470], 26, 446, 34, orange),
      bed([490, 422, 796, 422, 840, 470, 518, 470], 526, 446, 34, orange),
      shadeTree(120, 384, 176, [green.base, green.dark, silt.dark]),
      palm(716, 400, 300, -30, [green.base, green.deep, silt.dark]),
      womanInSari(392, 466, 110, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
      womanInSari(440, 470, 98, { cloth: paper.light, fold: silt.light, hair: silt.deep }),
      clump(40, 496, 74, green.dark, green.deep),
      clump(772, 496, 80, green.dark, green.deep),
    ].join('')
    return [
      at(0, -30, riverside),
      rect(0, 456, 800, 144, indigo.dark),
      tileRow(sheet, 20, 507, 11, ['tulip', 'ship', 'tulip', 'mill', 'tulip', 'fish']),
      rect(0, 456, 800, 10, gold.base),
      rect(0, 464, 800, 4, gold.deep),
      rect(0, 550, 800, 5, gold.base),
      border(sheet, 0, 562, 800, 26, indigo.dark, gold.dark, 'wave', gold.base),
    ].join('')
  },
)
