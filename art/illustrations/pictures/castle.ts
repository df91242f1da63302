import { arch, cornice, courses, crenellation } from '../arches.ts'
import { kite, kiteString } from '../kites.ts'
import { bastion, finial, pennant } from '../monuments.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { bandedSky, birds, sun } from '../sky.ts'
import { path, polygon, rect } from '../svg.ts'
import { treeLine } from '../trees.ts'
import { glitter, river, rowBoat } from '../water.ts'

const near = { lit: silt.light, shade: silt.base, line: silt.dark }
const far = { lit: silt.pale, shade: silt.light, line: silt.base }

export const castle = card(
  'A sixteenth-century river fort with round bastions and battlements above the Tapi at sunset.',
  () =>
    [
      bandedSky([marigold.light, marigold.pale, gold.pale], 430),
      sun(566, 190, 78, gold.light, brick.base),
      kite(196, 128, 26, -18, [brick.base, brick.dark, gold.pale]),
      kiteString('M200 156Q250 260 330 300', silt.dark),
      birds(330, 120, silt.dark),
      treeLine(430, 70, green.base, 800, 60),
      rect(150, 300, 430, 150, far.lit),
      rect(420, 300, 160, 150, far.shade),
      crenellation(150, 301, 430, 14, 18, far.lit),
      rect(306, 214, 136, 120, far.lit),
      rect(390, 214, 52, 120, far.shade),
      cornice(298, 208, 152, 12, far.lit, far.line),
      polygon([298, 208, 330, 168, 418, 168, 450, 208], brick.base),
      polygon([398, 168, 418, 168, 450, 208, 406, 208], brick.dark),
      finial(374, 170, 34, gold.dark),
      arch(340, 290, 30, 48, 'ogee', silt.dark),
      arch(386, 290, 30, 48, 'ogee', silt.dark),
      pennant(560, 300, 110, 54, silt.dark, indigo.base),
      rect(230, 352, 350, 120, near.lit),
      crenellation(230, 353, 350, 11, 22, near.lit),
      courses(250, 370, 300, 80, 5, silt.base),
      polygon([470, 353, 580, 353, 580, 472, 430, 472], near.shade),
      path('M352 472V420q0 -34 34 -42q34 8 34 42v52Z', silt.deep),
      path('M352 472V420q0 -34 34 -42q-20 16 -20 42v52Z', silt.dark),
      bastion(196, 476, 170, 178, near),
      courses(126, 350, 90, 110, 5, silt.base),
      bastion(590, 482, 210, 214, near),
      courses(500, 330, 110, 140, 6, silt.base),
      river(474, indigo.light, indigo.base, indigo.pale),
      glitter(520, 494, 590, 150, gold.pale),
      glitter(196, 484, 548, 170, silt.base),
      glitter(600, 490, 560, 190, silt.base),
      rowBoat(340, 540, 66, silt.deep, marigold.dark),
      rect(338, 470, 4, 76, silt.deep),
      path('M343 474Q392 500 384 532H343Z', paper.light),
    ].join(''),
)
