import { archPath, cornice, jali } from '../arches.ts'
import { border } from '../ornament.ts'
import { brick, gold, indigo, marigold, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card } from '../sheet.ts'
import { ellipse, path, polygon, rect, times } from '../svg.ts'
import { starScreen } from '../tombs.ts'

const wall = { lit: silt.dark, shade: silt.deep }

/** A square pier between two windows, lit on the side that faces the nearer one. */
function pier(x: number, width: number): string {
  return (
    rect(x, 96, width, 378, wall.lit) +
    rect(x + width * 0.66, 96, width * 0.34, 378, wall.shade) +
    rect(x, 96, width * 0.12, 378, gold.dark) +
    cornice(x - 7, 226, width + 14, 14, silt.base, silt.deep) +
    cornice(x - 9, 452, width + 18, 22, silt.base, silt.deep)
  )
}

/** The window's light thrown on the floor: the same lattice, stretched towards the viewer. */
function thrownLight(x: number, width: number, lattice: string): string {
  const slant = 92
  return (
    polygon([x, 486, x + width, 486, x + width + slant, 600, x + slant - 24, 600], marigold.light) +
    polygon([x, 486, x + width, 486, x + width + slant, 600, x + slant - 24, 600], lattice)
  )
}

export const tombOfKhwajaSafarSulemani = card(
  'Morning light falls through three pierced stone windows of an arcaded tomb and prints their lattice on the floor.',
  (sheet) => {
    const lattice = sheet.pattern(
      30,
      22,
      path('M15 0L30 11L15 22L0 11Z', 'none', { stroke: brick.deep, 'stroke-width': 6 }),
      {
        patternTransform: 'skewX(38)',
      },
    )
    return [
      rect(0, 0, 800, 600, wall.shade),
      rect(0, 0, 800, 480, wall.lit),
      rect(0, 0, 800, 100, wall.shade),
      border(sheet, 0, 30, 800, 34, silt.deep, gold.dark, 'leaf', gold.base),
      cornice(0, 70, 800, 18, silt.base, silt.deep),
      times(3, (i) => path(archPath(150 + i * 250, 474, 216, 374, 'pointed'), indigo.deep)),
      times(3, (i) => path(archPath(142 + i * 250, 474, 196, 358, 'pointed'), brick.deep)),
      jali(sheet, 146, 440, 152, 300, silt.deep, gold.light, 30),
      starScreen(sheet, 396, 440, 164, 320, silt.deep, gold.pale, 41),
      jali(sheet, 646, 440, 152, 300, silt.deep, marigold.light, 30),
      pier(-12, 54),
      pier(248, 52),
      pier(498, 52),
      pier(748, 60),
      rect(0, 470, 800, 130, silt.base),
      rect(0, 470, 800, 14, silt.deep),
      thrownLight(84, 136, lattice),
      thrownLight(332, 144, lattice),
      thrownLight(584, 136, lattice),
      ellipse(520, 574, 60, 10, silt.deep),
      womanInSari(500, 574, 220, { cloth: indigo.base, fold: indigo.dark, hair: silt.deep }),
    ].join('')
  },
)
