import { arcade, cornice } from '../arches.ts'
import { type DancerInks, garbaDancer, garbo } from '../dance.ts'
import { pennant, shikhara } from '../monuments.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { flame } from '../sacred.ts'
import { card, place } from '../sheet.ts'
import { bandedSky, crescent, lampString, stars } from '../sky.ts'
import { ellipse, path, rect } from '../svg.ts'
import { treeLine } from '../trees.ts'
import { glitter, ripples } from '../water.ts'

const stone = { lit: paper.light, shade: indigo.pale, line: indigo.light }

const red: DancerInks = [brick.base, brick.dark, gold.light, marigold.base]
const leaf: DancerInks = [green.base, green.dark, marigold.light, brick.light]
const blue: DancerInks = [indigo.base, indigo.dark, gold.base, brick.base]
const sun: DancerInks = [marigold.base, marigold.dark, paper.light, green.base]

export const ambikaNiketanTemple = card(
  'Women in flying skirts dance the garba around a pierced clay lamp by the river, with a pale temple tower behind.',
  (sheet) => {
    const tower = sheet.reuse(shikhara(0, 0, 140, 230, stone, gold.base))
    return [
      bandedSky([indigo.deep, indigo.dark, brick.deep], 330),
      stars(31, 8, 3, 220, gold.pale),
      crescent(620, 104, 34, gold.light),
      treeLine(322, 70, indigo.deep, 800, 60),
      rect(0, 318, 800, 90, indigo.dark),
      ripples(334, 384, 4, indigo.base),
      glitter(620, 326, 386, 90, gold.base),
      [place(tower, 190, 330, 0.66), place(tower, 310, 330, 0.66), place(tower, 250, 330)].join(''),
      pennant(250, 96, 34, 58, gold.dark, marigold.base),
      rect(150, 318, 200, 90, stone.lit),
      rect(286, 318, 64, 90, stone.shade),
      arcade(158, 400, 184, 62, 4, 'cusped', marigold.base, 0.62),
      cornice(140, 308, 220, 16, stone.lit, stone.line),
      border(sheet, 130, 392, 240, 18, brick.dark, gold.base, 'temple', gold.light),
      lampString(-10, 130, 250, 66, 30, indigo.base, gold.light, 9, 30),
      lampString(250, 66, 540, 160, 40, indigo.base, marigold.light, 9, 30),
      lampString(540, 160, 820, 120, 36, indigo.base, gold.light, 9, 30),
      path('M0 408H800V600H0Z', brick.deep),
      ellipse(400, 502, 400, 100, brick.dark),
      ellipse(400, 502, 300, 72, marigold.deep),
      ellipse(400, 502, 180, 42, marigold.dark),
      dotRing(400, 476, 92, gold.base, 5, 40),
      garbaDancer(sheet, 318, 446, 96, red, 1),
      garbaDancer(sheet, 490, 446, 96, blue, -1),
      garbo(400, 520, 46),
      flame(400, 462, 26),
      garbaDancer(sheet, 150, 504, 142, blue, 1),
      garbaDancer(sheet, 652, 504, 142, red, -1),
      garbaDancer(sheet, 286, 566, 178, sun, 1),
      garbaDancer(sheet, 540, 570, 178, leaf, -1),
      garbaDancer(sheet, 32, 566, 168, leaf, 1),
      garbaDancer(sheet, 774, 570, 168, sun, -1),
      border(sheet, 0, 578, 800, 22, indigo.deep, gold.dark, 'diamond', silt.deep),
    ].join('')
  },
)
