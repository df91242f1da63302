import { arcade, arch, cornice, jali } from '../arches.ts'
import { coriander } from '../garnish.ts'
import { dome, finial, minaret } from '../monuments.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card, type Sheet } from '../sheet.ts'
import { crescent } from '../sky.ts'
import { circle, ellipse, rect, stroke, times } from '../svg.ts'
import { triptych } from '../triptych.ts'

const marble = { lit: paper.base, shade: green.light, line: green.base }

/** One bay of a timber house. */
function houseScene(sheet: Sheet): string {
  return (
    rect(0, -40, 180, 400, paper.light) +
    rect(0, 90, 180, 270, marigold.pale) +
    rect(140, 90, 40, 270, marigold.light) +
    cornice(-4, 78, 190, 16, brick.base, brick.dark) +
    arcade(10, 186, 160, 72, 3, 'round', brick.deep, 0.62) +
    arcade(10, 186, 160, 62, 3, 'round', indigo.base, 0.44) +
    cornice(0, 190, 180, 12, gold.base, brick.deep) +
    arcade(6, 268, 168, 62, 3, 'cusped', silt.deep, 0.7) +
    border(sheet, 0, 244, 180, 24, brick.deep, gold.base, 'diamond', gold.light) +
    cornice(0, 268, 180, 12, gold.base, brick.deep) +
    times(4, (i) => rect(4 + i * 56, 202, 8, 66, brick.dark)) +
    arch(90, 346, 60, 56, 'flat', brick.deep) +
    arch(90, 346, 46, 50, 'flat', green.base)
  )
}

/** A dome between minarets after dark. */
function mosqueScene(sheet: Sheet): string {
  return (
    rect(0, -40, 180, 400, green.dark) +
    crescent(124, 60, 18, gold.light) +
    minaret(34, 340, 22, 240, marble) +
    minaret(150, 340, 22, 240, marble) +
    dome(92, 220, 86, 84, marble, 'onion') +
    finial(92, 138, 34, gold.base) +
    rect(42, 218, 100, 130, marble.lit) +
    rect(112, 218, 30, 130, marble.shade) +
    cornice(34, 212, 116, 12, marble.lit, marble.line) +
    jali(sheet, 92, 330, 60, 88, green.base, green.deep)
  )
}

const bowlScene =
  rect(0, -40, 180, 400, brick.pale) +
  circle(96, 196, 78, brick.base) +
  circle(90, 186, 78, indigo.base) +
  circle(90, 186, 68, indigo.pale) +
  dotRing(90, 186, 73, gold.light, 4, 30) +
  circle(90, 188, 60, marigold.dark) +
  circle(89, 186, 57, marigold.base) +
  times(5, (i) =>
    stroke(`M${44 + i * 4} ${170 + i * 9}q30 -34 50 0t${40 - i * 4} 0`, i % 2 === 0 ? paper.light : gold.pale, 6, {
      'stroke-linecap': 'round',
    }),
  ) +
  times(6, (i) => ellipse(70 + ((i * 31) % 46), 148 + ((i * 17) % 20), 6, 4, gold.deep)) +
  coriander(100, 216, 15, 20) +
  coriander(66, 210, 12, -40) +
  times(3, (i) => circle(30 + i * 60, 310, 15, gold.base) + circle(29 + i * 60, 308, 11, gold.light))

export const tripRander = card(
  'Three carved windows that look out on a timber house, a domed shrine and a bowl of khawsa.',
  (sheet) => triptych(sheet, green, [houseScene(sheet), mosqueScene(sheet), bowlScene]),
)
