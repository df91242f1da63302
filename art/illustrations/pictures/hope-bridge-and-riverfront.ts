import { courses, crenellation } from '../arches.ts'
import { floodGauge } from '../bridges.ts'
import { bastion } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { manInKurta, womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud, rain } from '../sky.ts'
import { umbrella } from '../stalls.ts'
import { ellipse, path, rect, times } from '../svg.ts'
import { treeLine } from '../trees.ts'
import { ripples, rowBoat } from '../water.ts'

const wet = { lit: silt.base, shade: silt.dark, line: silt.deep }

/** The old bridge in the mist. It has plain piers and a plain deck, because its details are unknown. */
function mistyCrossing(): string {
  return (
    rect(250, 262, 560, 12, indigo.light) +
    rect(250, 272, 560, 5, indigo.base) +
    times(6, (i) => rect(320 + i * 92, 274, 22, 72, indigo.light) + rect(334 + i * 92, 274, 8, 72, indigo.base))
  )
}

export const hopeBridgeAndRiverfront = card(
  'The Tapi brown with rain below the castle wall, a banded flood gauge on the steps and old bridge piers in the mist.',
  (sheet) =>
    [
      bandedSky([indigo.base, indigo.light, indigo.pale], 330),
      cloud(60, 96, 240, indigo.dark, indigo.base),
      cloud(420, 70, 280, indigo.dark, indigo.base),
      treeLine(330, 60, indigo.light, 800, 30),
      mistyCrossing(),
      rect(0, 322, 800, 278, silt.light),
      path('M0 392Q160 376 330 396T800 386V600H0Z', silt.base),
      ripples(340, 560, 8, silt.pale),
      manInKurta(548, 436, 84, { cloth: brick.base, fold: brick.dark, hair: silt.deep }),
      rowBoat(560, 420, 92, indigo.deep, marigold.dark),
      rect(-20, 236, 150, 190, wet.lit),
      crenellation(-20, 237, 150, 5, 24, wet.lit),
      bastion(160, 430, 190, 244, wet),
      courses(80, 250, 110, 150, 6, wet.shade),
      times(
        7,
        (i) =>
          rect(0, 418 + i * 27, 350 - i * 14 + ((i * 7) % 3) * 6, 14, i > 3 ? silt.light : paper.dark) +
          rect(0, 431 + i * 27, 350 - i * 14, 14, i > 3 ? silt.dark : paper.deep),
      ),
      floodGauge(416, 560, 300),
      ellipse(120, 506, 60, 8, silt.dark),
      womanInSari(96, 506, 128, { cloth: green.base, fold: green.dark, hair: silt.deep }),
      umbrella(100, 352, 120, 38, brick.base, brick.dark, silt.deep, 70),
      manInKurta(250, 474, 118, { cloth: paper.pale, fold: silt.light, hair: silt.deep }),
      umbrella(254, 334, 116, 36, indigo.deep, indigo.dark, silt.deep, 66),
      rain(indigo.pale),
      border(sheet, 0, 574, 800, 26, indigo.deep, gold.base, 'wave', gold.light),
    ].join(''),
)
