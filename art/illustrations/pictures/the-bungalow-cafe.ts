import { balustrade, caneChair } from '../furniture.ts'
import { bracket } from '../houses.ts'
import { border, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, place } from '../sheet.ts'
import { bandedSky, birds, sun } from '../sky.ts'
import { steam } from '../stalls.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { cup } from '../tableware.ts'
import { banana, shadeTree, treeLine } from '../trees.ts'

const cane = { frame: silt.dark, cane: gold.light, cushion: brick.base }

/** A verandah post with its bracket towards the light. */
function post(x: number): string {
  return (
    rect(x - 15, 110, 30, 374, paper.light) +
    rect(x + 5, 110, 10, 374, paper.dark) +
    rect(x - 22, 112, 44, 18, paper.base) +
    rect(x - 22, 440, 44, 44, paper.base) +
    rect(x + 8, 440, 14, 44, paper.deep) +
    bracket(x + 14, 128, 44, paper.base)
  )
}

/** Brass lantern on a chain. */
function lantern(x: number, y: number): string {
  return (
    stroke(`M${x} 100V${y}`, silt.deep, 3) +
    circle(x, y + 44, 60, gold.light, { opacity: 0.25 }) +
    polygon([x - 26, y + 16, x, y - 4, x + 26, y + 16], gold.dark) +
    polygon([x - 22, y + 16, x + 22, y + 16, x + 17, y + 70, x - 17, y + 70], gold.pale) +
    stroke(`M${x - 22} ${y + 16}L${x - 17} ${y + 70}H${x + 17}L${x + 22} ${y + 16}ZM${x} ${y + 16}v54`, gold.dark, 4)
  )
}

export const theBungalowCafe = card(
  'Two cane chairs and a tea table on a tiled verandah that looks into a garden, late in the afternoon.',
  (sheet) => {
    const tile = sheet.reuse(
      polygon([0, 0, 80, 0, 80, 34, 40, 50, 0, 34], brick.base) + polygon([52, 0, 80, 0, 80, 34, 52, 45], brick.dark),
    )
    return [
      bandedSky([marigold.light, marigold.pale, gold.pale], 380),
      sun(470, 264, 46, gold.light, marigold.base),
      birds(560, 180, silt.dark, 0.9),
      treeLine(352, 110, green.light, 800, 60),
      rect(0, 366, 800, 110, green.base),
      path('M330 480Q400 420 372 366H404Q470 430 470 480Z', gold.pale),
      shadeTree(210, 410, 176, [green.base, green.dark, silt.dark]),
      banana(640, 440, 170, green.base, green.dark),
      banana(716, 446, 130, green.light, green.base),
      balustrade(0, 478, 800, 70, 20, paper.light, paper.deep),
      rect(0, 0, 800, 70, silt.dark),
      times(21, (i) => rect(i * 40 - 6, 0, 12, 66, silt.deep)),
      times(11, (i) => place(tile, i * 80 - 40, 64)),
      rect(0, 60, 800, 12, silt.deep),
      post(110),
      post(690),
      lantern(400, 150),
      rect(0, 478, 800, 122, brick.light),
      stroke(
        times(13, (i) => `M${400 + (i - 6) * 68} 478L${400 + (i - 6) * 120} 600`),
        brick.base,
        5,
      ),
      stroke('M0 500H800M0 530H800M0 572H800', brick.base, 5),
      border(sheet, 0, 478, 800, 16, brick.dark, gold.base, 'diamond', gold.light),
      ellipse(400, 566, 270, 22, brick.dark, { opacity: 0.5 }),
      caneChair(238, 566, 190, cane),
      caneChair(562, 566, 190, cane, true),
      stroke('M400 566V474M360 570h80', silt.dark, 12, { 'stroke-linecap': 'round' }),
      path('M310 462H490V480Q470 500 450 482Q430 504 400 484Q370 504 350 482Q330 500 310 480Z', indigo.base),
      path('M440 462H490V480Q470 500 450 482L440 488Z', indigo.dark),
      ellipse(400, 462, 92, 15, indigo.light),
      cup(362, 434, 32, paper.pale, paper.dark, marigold.deep, marigold.deep),
      cup(442, 434, 32, paper.pale, paper.dark, marigold.deep, marigold.deep),
      steam(360, 424, 54, paper.pale, 5),
      rosette(402, 452, 12, 8, marigold.base, gold.light),
    ].join('')
  },
)
