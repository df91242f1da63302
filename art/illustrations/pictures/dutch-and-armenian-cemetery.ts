import { openHerbal } from '../books.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds } from '../sky.ts'
import { at, path, rect } from '../svg.ts'
import { graveSlab, octagonTomb } from '../tombs.ts'
import { clump, palm, treeLine } from '../trees.ts'

const warm = { lit: brick.pale, shade: brick.light, line: brick.base }
const old = { lit: silt.pale, shade: silt.light, line: silt.dark }

export const dutchAndArmenianCemetery = card(
  'A two-storeyed domed mausoleum at dusk, and before it an open book with a printed coconut palm on a grave slab.',
  (sheet) =>
    [
      bandedSky([brick.deep, brick.dark, brick.base, marigold.base], 420),
      birds(540, 120, gold.light),
      treeLine(420, 96, green.deep, 800, 80),
      palm(690, 440, 330, 24, [green.dark, green.deep, silt.deep]),
      palm(60, 450, 250, -14, [green.dark, green.deep, silt.deep]),
      rect(0, 420, 800, 180, green.dark),
      octagonTomb(290, 446, 138, warm, indigo.deep, gold.base),
      path('M0 460Q220 430 430 466T800 450V600H0Z', green.deep),
      graveSlab(sheet, 20, 500, 180, old),
      graveSlab(sheet, 356, 520, 390, { lit: paper.base, shade: paper.dark, line: silt.base }),
      at(556, 500, openHerbal(), 0.82),
      clump(250, 570, 90, green.base, green.dark),
      clump(780, 590, 110, green.base, green.dark),
    ].join(''),
)
