import { border, dots } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { card } from '../sheet.ts'
import { bandedSky, cloud, sun } from '../sky.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { palm, treeLine } from '../trees.ts'
import { ripples } from '../water.ts'

/** A water chute: a thick ribbon, its shadow lip and the water in it. */
export function chute(d: string, ink: string, shade: string, width: number): string {
  return (
    stroke(d, shade, width + 10, { 'stroke-linecap': 'round' }) +
    stroke(d, ink, width, { 'stroke-linecap': 'round' }) +
    stroke(d, indigo.pale, width * 0.36, { 'stroke-linecap': 'round', 'stroke-dasharray': '46 12' })
  )
}

function tubeRider(x: number, y: number, s: number, tube: string, shirt: string): string {
  return (
    ellipse(x, y, s, s * 0.42, tube) +
    ellipse(x, y - s * 0.06, s * 0.5, s * 0.18, indigo.dark) +
    path(`M${x - s * 0.3} ${y}q0 ${-s * 0.6} ${s * 0.3} ${-s * 0.6}t${s * 0.3} ${s * 0.6}z`, shirt) +
    circle(x, y - s * 0.78, s * 0.22, skin.dark) +
    path(`M${x - s * 0.23} ${y - s * 0.78}a${s * 0.23} ${s * 0.23} 0 0 1 ${s * 0.46} 0z`, silt.deep) +
    stroke(
      `M${x - s * 0.2} ${y - s * 0.4}L${x - s * 0.6} ${y - s * 0.9}M${x + s * 0.2} ${y - s * 0.4}L${x + s * 0.6} ${y - s * 0.9}`,
      skin.dark,
      s * 0.12,
      { 'stroke-linecap': 'round' },
    )
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
    times(3, (i) =>
      path(
        `M${170 + i * 200} 474q-30 -40 -8 -52q14 18 20 30q8 -44 26 -44q4 24 2 44q16 -28 34 -24q0 24 -20 46z`,
        paper.light,
      ),
    ),
    tubeRider(300, 520, 46, brick.base, green.base),
    tubeRider(520, 530, 52, gold.base, brick.base),
    border(sheet, 0, 560, 800, 40, indigo.dark, gold.base, 'wave', paper.light),
  ].join(''),
)
