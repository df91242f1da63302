import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { chute, tubeRider } from '../rides.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud, sun } from '../sky.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { palm, treeLine } from '../trees.ts'
import { ripples } from '../water.ts'

/** The splash of a chute in the pool: arcs of drops and a ring of foam. */
function splash(x: number, y: number): string {
  return (
    dots(
      `M${x - 8} ${y}q-10 -56 -46 -34M${x - 4} ${y}q-4 -80 -24 -78M${x + 4} ${y}q4 -80 24 -78M${x + 8} ${y}q10 -56 46 -34`,
      paper.light,
      9,
      15,
    ) +
    ellipse(x, y + 2, 58, 12, paper.light) +
    ellipse(x, y + 6, 42, 7, indigo.pale)
  )
}

export const waterPark = card('Bright looping slides dropping from a tower into the pool of a water park.', (sheet) =>
  [
    bandedSky([green.pale, paper.light, gold.pale], 400),
    sun(160, 160, 56, gold.base, marigold.base, 2),
    cloud(560, 130, 150, paper.pale, green.pale),
    treeLine(416, 80, green.light, 800, 60),
    palm(700, 440, 240, 24, [green.base, green.dark, silt.dark]),
    palm(90, 440, 180, -18, [green.base, green.dark, silt.dark]),
    stroke('M356 440V190M444 440V190M356 430L444 350M444 430L356 350M356 340L444 262M444 340L356 262', silt.dark, 8),
    rect(340, 178, 120, 14, silt.deep),
    polygon([330, 140, 400, 78, 470, 140], brick.base),
    polygon([410, 140, 400, 78, 470, 140], brick.dark),
    stroke('M348 140V180M452 140V180', silt.dark, 6),
    dots('M336 142H470', gold.light, 9, 15),
    chute('M440 184C560 170 640 210 600 270S470 300 500 360S620 400 610 470', marigold.base, marigold.deep, 38),
    chute('M362 184C240 180 160 230 210 290S340 310 300 376S190 410 210 474', indigo.base, indigo.deep, 38),
    chute('M400 190C410 290 360 330 400 400T404 470', gold.base, gold.deep, 34),
    rect(0, 440, 800, 160, indigo.light),
    path('M0 470Q200 446 400 474T800 462V600H0Z', indigo.base),
    ripples(476, 590, 5, indigo.pale),
    times(3, (i) => splash(188 + i * 204, 474)),
    tubeRider(300, 520, 46, brick.base, green.base),
    tubeRider(520, 530, 52, gold.base, brick.base),
    border(sheet, 0, 560, 800, 40, indigo.dark, gold.base, 'wave', paper.light),
  ].join(''),
)
