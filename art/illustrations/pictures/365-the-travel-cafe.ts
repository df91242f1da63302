import { globe, suitcase, toyPlane } from '../luggage.ts'
import { border, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { steam } from '../stalls.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { cup } from '../tableware.ts'

const tan = { body: marigold.dark, shade: marigold.deep, strap: silt.deep }
const teal = { body: green.base, shade: green.dark, strap: gold.deep }

/** A framed chart with a dotted route from pin to pin. */
function routeChart(): string {
  return (
    rect(356, 104, 356, 226, silt.dark) +
    rect(368, 116, 332, 202, gold.pale) +
    path('M368 116h120q20 50 -20 80t10 60t-50 62h-60z', indigo.pale) +
    path('M700 230q-60 -14 -76 20t-60 30t-20 38h156z', green.pale) +
    path('M470 210Q540 190 580 210T700 170v14Q620 210 580 224T468 224Z', indigo.light) +
    stroke('M508 140q40 30 90 10t102 0M536 300q-10 -40 10 -60', gold.base, 3) +
    stroke('M514 288Q470 250 530 232T600 176T664 146', brick.base, 5, {
      'stroke-dasharray': '.1 11',
      'stroke-linecap': 'round',
    }) +
    circle(514, 288, 9, marigold.base) +
    path('M664 148c-18 -18 -12 -38 0 -38s18 20 0 38z', brick.base) +
    circle(664, 123, 5, paper.pale)
  )
}

function bunting(): string {
  const inks = [brick.base, gold.base, indigo.base, green.base, paper.pale, marigold.base]
  return (
    stroke('M-10 50Q400 130 810 40', silt.dark, 3) +
    times(11, (i) => {
      const t = (i + 0.5) / 11
      const x = -10 + 820 * t
      const y = 50 * (1 - t) ** 2 + 260 * t * (1 - t) + 40 * t * t
      return polygon([x - 24, y - 2, x + 24, y + 1, x, y + 46], inks[i % inks.length] ?? gold.base)
    })
  )
}

export const travelCafe365 = card(
  'A globe and two cups of coffee on a stack of suitcases, before a chart with a dotted route and a toy aeroplane.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.light),
      rect(
        0,
        0,
        800,
        600,
        sheet.pattern(
          90,
          90,
          rosette(22, 24, 12, 8, brick.base, brick.pale) + rosette(67, 69, 12, 8, brick.base, brick.pale),
        ),
      ),
      path('M640 0H800V500H720Z', brick.base, { opacity: 0.6 }),
      bunting(),
      routeChart(),
      stroke('M196 0V112', silt.dark, 2),
      toyPlane(190, 132, 88, paper.light, paper.deep, brick.dark),
      rect(0, 526, 800, 74, indigo.dark),
      border(sheet, 0, 534, 800, 36, indigo.dark, gold.base, 'temple', gold.light),
      ellipse(404, 530, 310, 12, silt.deep),
      suitcase(400, 528, 520, 104, tan),
      suitcase(380, 424, 430, 76, teal),
      rosette(508, 492, 22, 10, gold.light, brick.base),
      rect(232, 450, 64, 40, paper.light),
      path('M232 482q20 -24 34 -8t30 -10v26h-64z', indigo.base),
      circle(280, 462, 7, marigold.base),
      globe(262, 248, 74, sheet.clip(circle(262, 248, 74, paper.base))),
      cup(424, 306, 56, indigo.base, indigo.dark, silt.deep, silt.dark),
      cup(540, 306, 50, paper.pale, paper.dark, marigold.deep, paper.pale),
      steam(424, 286, 76, paper.pale, 6),
    ].join(''),
)
