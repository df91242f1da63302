import { arcade, arch, cornice } from '../arches.ts'
import { bastion, dome, finial, obelisk } from '../monuments.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, polygon, rect, stroke } from '../svg.ts'
import { triptych } from '../triptych.ts'
import { ripples } from '../water.ts'

const fort = { lit: silt.light, shade: silt.base, line: silt.dark }
const plaster = { lit: paper.light, shade: paper.deep, line: silt.base }

const fortScene =
  rect(0, -40, 180, 400, marigold.pale) +
  circle(50, 110, 38, gold.light) +
  rect(60, 190, 120, 110, silt.pale) +
  bastion(104, 296, 120, 160, fort) +
  rect(0, 290, 180, 60, indigo.base) +
  ripples(304, 336, 3, indigo.pale, 180)
const clockScene =
  rect(0, -40, 180, 400, green.pale) +
  rect(0, 236, 180, 110, paper.dark) +
  arcade(0, 340, 180, 60, 4, 'round', green.base, 0.5) +
  rect(56, 90, 72, 260, brick.base) +
  rect(102, 90, 26, 260, brick.dark) +
  cornice(46, 84, 92, 12, gold.light, brick.deep) +
  rect(64, 40, 56, 46, brick.base) +
  rect(100, 40, 20, 46, brick.dark) +
  arcade(66, 86, 52, 32, 2, 'round', brick.deep, 0.6) +
  cornice(58, 34, 68, 10, gold.light, brick.deep) +
  polygon([64, 34, 91, -8, 120, 34], green.base) +
  polygon([94, 34, 91, -8, 120, 34], green.dark) +
  circle(91, 138, 28, brick.deep) +
  circle(91, 138, 24, paper.light) +
  stroke('M91 138l-10 -8M91 138l6 -15', silt.deep, 4, { 'stroke-linecap': 'round' }) +
  cornice(50, 186, 84, 10, gold.light, brick.deep) +
  arch(91, 270, 28, 60, 'pointed', brick.deep) +
  arch(91, 346, 34, 54, 'pointed', indigo.deep)
const tombScene =
  rect(0, -40, 180, 400, indigo.pale) +
  rect(0, 280, 180, 70, green.base) +
  rect(40, 206, 120, 96, plaster.lit) +
  rect(118, 206, 42, 96, plaster.shade) +
  cornice(32, 198, 136, 12, plaster.lit, plaster.line) +
  rect(58, 150, 84, 50, plaster.lit) +
  rect(112, 150, 30, 50, plaster.shade) +
  arcade(60, 198, 80, 34, 3, 'pointed', silt.dark, 0.56) +
  dome(100, 150, 88, 56, plaster) +
  finial(100, 96, 28, gold.dark) +
  arch(100, 302, 44, 66, 'pointed', indigo.dark) +
  obelisk(28, 320, 36, 130, fort) +
  rect(0, 316, 180, 40, green.dark)

export const tripHeritage = card(
  'Three carved windows that look out on the fort, the brick clock tower and a merchant’s tomb.',
  (sheet) => triptych(sheet, indigo, [fortScene, clockScene, tombScene]),
)
