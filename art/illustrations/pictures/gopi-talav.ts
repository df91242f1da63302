import { arch, cornice, courses } from '../arches.ts'
import { pedalBoat } from '../boats.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, cloud } from '../sky.ts'
import { path, polygon, rect, times } from '../svg.ts'
import { clump, palm, shadeTree, treeLine } from '../trees.ts'
import { ripples } from '../water.ts'

const old = { lit: gold.pale, shade: gold.base, line: gold.deep }

/** The old well in the lake: walls on both sides and one straight flight going down to the water. */
function flight(): string {
  const steps = 9
  return times(steps, (i) => {
    const t = i / (steps - 1)
    const y = 424 + i * 18
    const half = 150 - t * 46
    return (
      rect(404 - half, y, half * 2, 12, t > 0.7 ? silt.light : old.lit) +
      rect(404 - half, y + 10, half * 2, 8, t > 0.7 ? silt.base : old.shade)
    )
  })
}

export const gopiTalav = card(
  'Pedal boats on a green lake with trees around it, and a flight of old stone steps going down to the water.',
  (sheet) =>
    [
      bandedSky([green.light, green.pale, paper.light], 240),
      cloud(470, 96, 170, paper.pale, paper.base),
      birds(250, 92, green.dark),
      treeLine(238, 80, green.base, 800, 60),
      shadeTree(92, 262, 130, [green.base, green.dark, silt.dark]),
      palm(236, 258, 150, 20, [green.dark, green.deep, silt.dark]),
      shadeTree(650, 262, 120, [green.base, green.dark, silt.dark]),
      palm(738, 262, 170, -24, [green.dark, green.deep, silt.dark]),
      rect(0, 244, 800, 22, paper.base),
      border(sheet, 0, 252, 800, 18, brick.base, gold.pale, 'diamond', gold.light),
      dots('M20 240H790', paper.pale, 7, 40),
      rect(0, 270, 800, 330, green.base),
      path('M0 270H800V300Q600 316 400 302T0 310Z', green.light),
      ripples(310, 420, 5, green.pale),
      pedalBoat(196, 356, 78, [marigold.base, marigold.dark, paper.light]),
      pedalBoat(560, 340, 64, [brick.base, brick.dark, gold.light]),
      polygon([0, 462, 254, 424, 254, 600, 0, 600], silt.light),
      polygon([0, 462, 254, 424, 254, 442, 0, 484], old.lit),
      polygon([554, 424, 800, 456, 800, 600, 554, 600], silt.base),
      polygon([554, 424, 800, 456, 800, 478, 554, 442], gold.light),
      courses(20, 500, 210, 90, 4, silt.base),
      courses(600, 500, 190, 90, 4, silt.dark),
      rect(254, 418, 300, 182, silt.dark),
      flight(),
      polygon([254, 424, 254, 600, 300, 600], silt.base),
      polygon([554, 424, 554, 600, 508, 600], silt.deep),
      rect(226, 372, 44, 84, old.lit),
      rect(254, 372, 16, 84, old.shade),
      rect(538, 372, 44, 84, old.lit),
      rect(566, 372, 16, 84, old.shade),
      cornice(218, 362, 60, 14, paper.light, old.line),
      cornice(530, 362, 60, 14, paper.light, old.line),
      arch(244, 440, 22, 46, 'cusped', silt.dark),
      arch(556, 440, 22, 46, 'cusped', silt.dark),
      path('M296 574H512L520 600H288Z', green.dark),
      womanInSari(352, 466, 104, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      manInKurta(462, 520, 112, { cloth: paper.pale, fold: silt.light, hair: silt.deep }),
      clump(40, 560, 90, green.light, green.deep),
      clump(752, 560, 100, green.light, green.deep),
    ].join(''),
)
