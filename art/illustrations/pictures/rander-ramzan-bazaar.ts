import { charcoalGrill, skewer } from '../grills.ts'
import { receding, wallPatch, type Vanishing } from '../lanes.ts'
import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card, place } from '../sheet.ts'
import { bandedSky, crescent, stars } from '../sky.ts'
import { steam } from '../stalls.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'

const end: Vanishing = { x: 410, y: 356 }

/** One side of the lane: two floors of shutters over lit shop openings, with a timber band between. */
function terrace(edge: number, far: number, ink: { wall: string; wood: string; carve: string; glass: string }): string {
  const bay = (far - edge) / 4
  const patch = (i: number, from: number, to: number, top: number, bottom: number, fill: string): string => {
    const near = edge + bay * i
    return wallPatch(end, edge, [near + bay * from, near + bay * to], [top, bottom], fill)
  }
  return (
    wallPatch(end, edge, [edge, far], [-110, 640], ink.wall) +
    times(
      4,
      (i) =>
        patch(i, 0.2, 0.76, -60, 70, ink.wood) + patch(i, 0.28, 0.68, -50, 70, i % 3 === 1 ? gold.light : ink.glass),
    ) +
    wallPatch(end, edge, [edge, far], [92, 140], ink.wood) +
    stroke(`M${edge} 116L${far} ${receding(end, edge, 116, far)}`, ink.carve, 9, {
      'stroke-dasharray': '0 16',
      'stroke-linecap': 'round',
    }) +
    times(
      4,
      (i) =>
        patch(i, 0.2, 0.76, 164, 296, ink.wood) +
        patch(i, 0.28, 0.68, 176, 296, i % 2 === 0 ? ink.glass : marigold.light),
    ) +
    wallPatch(end, edge, [edge, far], [316, 348], ink.wood) +
    times(
      4,
      (i) =>
        patch(i, 0.12, 0.88, 372, 640, marigold.dark) +
        patch(i, 0.2, 0.8, 396, 640, i % 2 === 0 ? gold.light : marigold.light),
    )
  )
}

/** Lamps strung across, nearer strings larger. */
function overhead(): string {
  return times(4, (i) => {
    const near = 1 - i * 0.23
    const half = 400 * near
    const y = end.y - 318 * near
    const d = `M${end.x - half} ${y}Q${end.x} ${y + 96 * near} ${end.x + half} ${y + 10 * near}`
    return stroke(d, silt.deep, 2) + dots(d, i % 2 === 0 ? gold.light : marigold.light, 15 * near, 40 * near)
  })
}

/** An earthen pot of kulfi under a red cloth. */
function kulfiPot(x: number, base: number): string {
  return (
    path(
      `M${x - 40} ${base}Q${x - 92} ${base - 60} ${x - 46} ${base - 112}H${x + 46}Q${x + 92} ${base - 60} ${x + 40} ${base}Z`,
      brick.light,
    ) +
    path(
      `M${x + 16} ${base - 112}H${x + 46}Q${x + 92} ${base - 60} ${x + 40} ${base}H${x + 8}Q${x + 56} ${base - 60} ${x + 16} ${base - 112}Z`,
      brick.base,
    ) +
    dots(`M${x - 62} ${base - 66}Q${x} ${base - 50} ${x + 62} ${base - 66}`, paper.light, 8, 17) +
    path(`M${x - 58} ${base - 108}q58 26 116 0l-8 -16q-50 -16 -100 0z`, indigo.base) +
    path(`M${x + 10} ${base - 97}q28 -2 48 -11l-8 -16q-14 -5 -30 -8z`, indigo.dark) +
    times(
      3,
      (i) =>
        polygon(
          [
            x - 34 + i * 30,
            base - 120,
            x - 42 + i * 30,
            base - 168,
            x - 18 + i * 30,
            base - 168,
            x - 26 + i * 30,
            base - 120,
          ],
          i === 1 ? gold.pale : green.pale,
        ) + stroke(`M${x - 30 + i * 30} ${base - 166}v-26`, silt.light, 5, { 'stroke-linecap': 'round' }),
    )
  )
}

export const randerRamzanBazaar = card(
  'A lane at night under strings of lamps, with skewers over charcoal, a griddle bread and a pot of kulfi on the stall in front.',
  (sheet) => {
    const kebab = sheet.reuse(skewer(0, 0, 84, 0))
    return [
      bandedSky([indigo.deep, indigo.dark], 330),
      stars(21, 8, 3, 210, indigo.light),
      crescent(408, 150, 30, gold.pale),
      path('M300 420V300h34v-26h40v32h34v-44h40v58h40v-20h36v120z', indigo.deep),
      polygon([300, 410, 520, 410, 800, 620, 0, 620], brick.dark),
      polygon([340, 410, 480, 410, 640, 620, 160, 620], brick.base),
      terrace(0, 316, { wall: green.dark, wood: green.deep, carve: gold.base, glass: indigo.deep }),
      terrace(800, 500, { wall: indigo.base, wood: indigo.deep, carve: marigold.base, glass: indigo.dark }),
      overhead(),
      womanInSari(372, 440, 82, { cloth: brick.light, fold: brick.base, hair: silt.deep }),
      manInKurta(440, 446, 92, { cloth: paper.light, fold: paper.dark, hair: silt.deep }),
      manInKurta(404, 428, 62, { cloth: indigo.light, fold: indigo.base, hair: silt.deep }),
      womanInSari(496, 490, 150, { cloth: gold.base, fold: gold.dark, hair: silt.deep }),
      manInKurta(318, 494, 158, { cloth: paper.base, fold: paper.deep, hair: silt.deep }),
      rect(0, 474, 800, 126, brick.deep),
      rect(0, 474, 800, 36, gold.dark),
      border(sheet, 0, 510, 800, 36, brick.dark, gold.base, 'temple', gold.light),
      border(sheet, 0, 560, 800, 34, brick.dark, brick.light, 'diamond', gold.base),
      steam(546, 410, 84, paper.pale, 7),
      charcoalGrill(282, 424, 272, 44, 34),
      times(6, (i) => place(kebab, 318 + i * 40, 444, 1, -84 - i * 2)),
      ellipse(134, 480, 128, 26, silt.deep),
      ellipse(134, 470, 128, 30, silt.base),
      ellipse(136, 473, 118, 25, silt.dark),
      ellipse(134, 466, 88, 19, gold.dark),
      ellipse(134, 462, 88, 18, gold.light),
      stroke('M196 462A62 12 0 1 1 156 450M170 462A36 7 0 1 1 148 455', gold.base, 5, { 'stroke-linecap': 'round' }),
      dots('M80 462h110', marigold.dark, 7, 26),
      kulfiPot(668, 502),
    ].join('')
  },
)
