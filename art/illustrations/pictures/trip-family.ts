import { fish, peacock } from '../animals.ts'
import { leaf, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { chute } from '../rides.ts'
import { card } from '../sheet.ts'
import { at, circle, path, polygon, rect, stroke, times } from '../svg.ts'
import { palm } from '../trees.ts'
import { triptych } from '../triptych.ts'

const tankScene =
  rect(0, -40, 180, 400, indigo.base) +
  path('M0 -40H180V60Q90 90 0 50Z', indigo.light) +
  times(4, (i) => leaf(110 + i * 14, 14, i % 2 === 0 ? green.base : green.dark, -96 + i * 6, 20 + i * 46, 346)) +
  fish(86, 110, 34, 8, marigold.base, marigold.dark, paper.light) +
  fish(104, 190, 42, -8, gold.base, gold.dark, indigo.deep) +
  fish(60, 250, 26, 0, brick.light, brick.base, paper.light) +
  circle(30, 80, 5, indigo.pale) +
  circle(38, 60, 4, indigo.pale)
const slideScene =
  rect(0, -40, 180, 400, gold.pale) +
  circle(46, 60, 26, marigold.light) +
  palm(150, 300, 150, 6, [green.base, green.dark, silt.dark]) +
  stroke('M70 300V100M116 300V100M70 290L116 220M116 290L70 220M70 200L116 130', silt.dark, 6) +
  polygon([54, 90, 93, 46, 132, 90], brick.base) +
  polygon([98, 90, 93, 46, 132, 90], brick.dark) +
  chute('M100 100C180 110 170 170 100 186S30 240 90 262T130 310', indigo.base, indigo.deep, 24) +
  rect(0, 300, 180, 60, indigo.light) +
  stroke('M-10 320q20 -10 40 0t40 0t40 0t40 0t40 0', indigo.pale, 4)
const parkScene =
  rect(0, -40, 180, 400, green.pale) +
  circle(60, 96, 50, gold.light) +
  path('M0 250Q90 220 180 250V360H0Z', green.light) +
  stroke('M0 216Q90 226 180 200', silt.dark, 12) +
  at(104, 142, peacock(0, 0), 0.56) +
  times(3, (i) => leaf(80, 20, i % 2 === 0 ? green.dark : green.base, -130 + i * 40, 30, 350)) +
  rosette(150, 330, 16, 8, brick.base, gold.light)

export const tripFamily = card(
  'Three carved windows that look out on an aquarium tank, a water slide and a peacock.',
  (sheet) => triptych(sheet, brick, [tankScene, slideScene, parkScene]),
)
