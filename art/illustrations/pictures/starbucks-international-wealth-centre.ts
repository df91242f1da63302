import { paperCup } from '../coffee.ts'
import { stool } from '../furniture.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, rain } from '../sky.ts'
import { pendant, umbrella } from '../stalls.ts'
import { circle, ellipse, group, path, rect, stroke } from '../svg.ts'
import { treeLine } from '../trees.ts'
import { autoRickshaw } from '../vehicles.ts'

/** The road outside in the rains. */
function wetRoad(): string {
  return (
    bandedSky([green.base, green.light, green.pale], 380) +
    path('M60 330V170h70v-40h60v90h60V120h84v110h70V160h66v70h80V100h76v90h70V330Z', green.light) +
    path('M190 220h60V330H190ZM334 230h70V330h-70ZM470 230h80V330h-80Z', green.base) +
    treeLine(330, 84, green.dark, 800, 30) +
    rect(0, 344, 800, 80, silt.base) +
    stroke('M0 384H800', paper.dark, 5, { 'stroke-dasharray': '60 40' }) +
    autoRickshaw(228, 392, 96) +
    womanInSari(654, 398, 118, { cloth: brick.base, fold: brick.dark, hair: silt.deep }) +
    umbrella(656, 262, 120, 38, indigo.base, indigo.dark, silt.deep, 50) +
    rain(paper.pale)
  )
}

/** A guest on a stool, seen from behind, arms on the bar, a plait down her back. */
function guest(x: number): string {
  return (
    path(
      `M${x - 46} 350Q${x - 112} 362 ${x - 132} 438H${x - 88}Q${x - 80} 420 ${x - 68} 414L${x - 60} 470Q${x - 92} 500 ${x - 84} 528H${x + 84}Q${x + 92} 500 ${x + 60} 470L${x + 68} 414Q${x + 80} 420 ${x + 88} 438H${x + 132}Q${x + 112} 362 ${x + 46} 350Z`,
      marigold.base,
    ) +
    path(
      `M${x + 20} 350H${x + 46}Q${x + 112} 362 ${x + 132} 438H${x + 88}Q${x + 80} 420 ${x + 68} 414L${x + 60} 470Q${x + 92} 500 ${x + 84} 528H${x + 40}Q${x + 62} 420 ${x + 20} 350Z`,
      marigold.deep,
    ) +
    stroke(`M${x - 78} 512Q${x} 526 ${x + 80} 512`, gold.light, 8) +
    path(`M${x - 20} 310h40v34q16 6 26 8q-46 28 -92 0q10 -2 26 -8z`, skin.light) +
    path(`M${x - 46} 350q46 30 92 0q-46 14 -92 0z`, gold.light) +
    ellipse(x, 280, 50, 58, silt.deep) +
    stroke(`M${x - 30} 262Q${x - 16} 236 ${x + 14} 236`, silt.base, 6, { 'stroke-linecap': 'round' }) +
    stroke(`M${x} 326V430`, silt.deep, 24, { 'stroke-linecap': 'round', 'stroke-dasharray': '.1 17' }) +
    circle(x, 450, 11, brick.base)
  )
}

export const starbucksInternationalWealthCentre = card(
  'Someone sits at a café’s window bar with a paper cup and watches the monsoon rain on the road outside.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, silt.deep),
      group({ 'clip-path': sheet.clip(rect(60, 60, 680, 360, paper.base)) }, wetRoad()),
      stroke('M60 60H740V420H60ZM286 60V420M514 60V420', silt.dark, 12),
      border(sheet, 0, 16, 800, 32, silt.deep, gold.base, 'wave', gold.light),
      pendant(174, 96, 40, 96, marigold.base, gold.pale),
      pendant(626, 96, 40, 96, marigold.base, gold.pale),
      rect(0, 420, 800, 30, gold.base),
      rect(0, 442, 800, 16, gold.deep),
      rect(0, 458, 800, 142, silt.dark),
      border(sheet, 0, 476, 800, 36, silt.dark, brick.base, 'diamond', gold.base),
      stool(140, 596, 126, brick.base, silt.deep),
      stool(660, 596, 126, brick.base, silt.deep),
      ellipse(548, 430, 60, 8, gold.deep),
      paperCup(540, 430, 150, green.base, green.dark, gold.light),
      stool(360, 610, 96, brick.base, silt.deep),
      guest(360),
    ].join(''),
)
