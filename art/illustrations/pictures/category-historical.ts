import { arcade, arch, cornice, courses, crenellation } from '../arches.ts'
import { bastion, dome, finial, minaret, obelisk, pennant } from '../monuments.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { banner } from '../sheet.ts'
import { birds, sun } from '../sky.ts'
import { path, polygon, rect } from '../svg.ts'
import { clockFace } from '../towers.ts'
import { shadeTree, treeLine } from '../trees.ts'

const sandstone = { lit: silt.pale, shade: silt.light, line: silt.base }
const plaster = { lit: paper.light, shade: paper.dark, line: paper.deep }

function smallClockTower(x: number, base: number): string {
  return (
    rect(x - 26, base - 150, 52, 150, brick.base) +
    rect(x + 10, base - 150, 16, 150, brick.dark) +
    courses(x - 22, base - 84, 44, 80, 5, brick.light, 2) +
    arch(x - 2, base, 22, 44, 'pointed', indigo.deep) +
    clockFace(x - 2, base - 122, 19) +
    cornice(x - 32, base - 158, 64, 10, gold.light, brick.deep) +
    polygon([x - 26, base - 158, x, base - 206, x + 26, base - 158], green.base) +
    polygon([x + 5, base - 158, x, base - 206, x + 26, base - 158], green.dark) +
    finial(x, base - 202, 22, gold.base)
  )
}

/** A merchant's tomb: arcaded storey, drum and dome. */
function domedTomb(x: number, base: number): string {
  return (
    rect(x - 84, base - 78, 168, 78, plaster.lit) +
    rect(x + 40, base - 78, 44, 78, plaster.shade) +
    arcade(x - 80, base, 160, 58, 5, 'pointed', indigo.dark, 0.6) +
    cornice(x - 92, base - 88, 184, 12, plaster.lit, plaster.line) +
    rect(x - 52, base - 110, 104, 24, plaster.lit) +
    rect(x + 22, base - 110, 30, 24, plaster.shade) +
    dome(x, base - 108, 108, 66, plaster, 'round', 0) +
    finial(x, base - 172, 30, gold.dark)
  )
}

export const categoryHistorical = banner(
  'The old city at sunset: castle bastion, clock tower, domed tomb, obelisk and minaret in one row.',
  (sheet) =>
    [
      rect(0, 0, 1200, 320, marigold.deep),
      path('M1200 0V320H600Q720 60 980 0Z', marigold.dark),
      path('M1200 70V320H720Q860 120 1200 70Z', marigold.base),
      sun(884, 120, 46, gold.light, gold.base),
      birds(600, 70, gold.pale, 0.8),
      treeLine(274, 54, green.dark, 1200, 30),
      rect(470, 224, 200, 66, sandstone.shade),
      crenellation(470, 226, 200, 10, 16, sandstone.shade),
      bastion(664, 288, 124, 100, sandstone),
      pennant(664, 190, 66, 44, silt.deep, indigo.base),
      smallClockTower(780, 288),
      domedTomb(916, 288),
      obelisk(1042, 288, 44, 120, plaster),
      minaret(1100, 288, 36, 196, plaster),
      shadeTree(1164, 292, 92, [green.base, green.dark, silt.deep]),
      rect(0, 284, 1200, 36, silt.deep),
      border(sheet, 0, 290, 1200, 26, silt.deep, gold.dark, 'diamond', gold.base),
    ].join(''),
)
