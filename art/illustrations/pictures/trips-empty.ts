import { suitcase } from '../luggage.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, cloud, sun } from '../sky.ts'
import { at, circle, path, polygon, rect, stroke } from '../svg.ts'
import { ashoka, shadeTree, treeLine } from '../trees.ts'
import { autoRickshaw } from '../vehicles.ts'

/** A finger of a signpost without a name. `toLeft` turns its point. */
function finger(x: number, y: number, length: number, ink: string, shade: string, toLeft: boolean): string {
  return at(
    x,
    y,
    polygon(
      toLeft
        ? [14, -20, -length, -20, -length - 26, 0, -length, 20, 14, 20]
        : [-14, -20, length, -20, length + 26, 0, length, 20, -14, 20],
      ink,
    ) +
      polygon(
        toLeft ? [14, 8, -length - 16, 8, -length, 20, 14, 20] : [-14, 8, length + 16, 8, length, 20, -14, 20],
        shade,
      ),
  )
}

export const tripsEmpty = card(
  'A suitcase and a waiting auto-rickshaw beside a signpost with blank fingers, where the road sets out in the morning.',
  (sheet) =>
    [
      bandedSky([green.pale, gold.pale, marigold.pale], 380),
      sun(470, 250, 54, gold.light, marigold.base),
      cloud(500, 130, 180, paper.pale, paper.light),
      birds(120, 130, silt.dark),
      treeLine(330, 100, green.light, 800, 60),
      path('M0 340Q240 320 420 344T800 330V600H0Z', green.base),
      path('M322 340H342Q330 380 440 420T800 540V600H120C270 560 240 440 296 404Q326 380 322 340Z', silt.light),
      path('M334 356q-8 18 10 34M372 414q40 26 80 40M520 482q60 24 110 42', 'none', {
        stroke: paper.pale,
        'stroke-width': 6,
        'stroke-dasharray': '26 20',
      }),
      ashoka(448, 392, 34, 110, [green.base, green.dark, silt.dark]),
      ashoka(500, 400, 38, 130, [green.base, green.dark, silt.dark]),
      shadeTree(120, 412, 150, [green.base, green.dark, silt.dark]),
      autoRickshaw(590, 482, 178),
      rect(282, 214, 16, 268, silt.dark),
      rect(291, 214, 7, 268, silt.deep),
      circle(290, 208, 13, gold.base),
      finger(290, 250, 120, brick.base, brick.dark, false),
      finger(290, 302, 104, indigo.base, indigo.dark, true),
      finger(290, 354, 92, gold.base, gold.dark, false),
      stroke('M262 486q4 -26 -8 -40M276 486q0 -20 8 -30M308 484q2 -16 12 -24', green.dark, 6, {
        'stroke-linecap': 'round',
      }),
      suitcase(196, 526, 172, 104, { body: marigold.dark, shade: marigold.deep, strap: silt.deep }),
      rect(0, 548, 800, 52, green.dark),
      border(sheet, 0, 552, 800, 40, green.dark, gold.base, 'wave', gold.light),
    ].join(''),
)
