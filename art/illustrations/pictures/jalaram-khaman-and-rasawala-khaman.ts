import { ladle } from '../cutlery.ts'
import { khamanPiece } from '../food.ts'
import { coriander, onionRing, sev } from '../garnish.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { scatterInDisc } from '../seeded.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { jar, steam } from '../stalls.ts'
import { circle, ellipse, path, rect, stroke } from '../svg.ts'
import { steel } from '../tableware.ts'

/** Three squares standing in gravy, each with its own tide line. */
function khamanInGravy(sheet: Sheet): string {
  const square = sheet.reuse(
    khamanPiece(0, 0, 62) + path('M-66 24Q-60 54 0 70Q60 54 66 24L70 62Q0 92 -70 62Z', marigold.dark),
  )
  return (
    place(square, 398, 322) + place(square, 320, 356) + place(square, 470, 360, 0.96) + place(square, 396, 392, 0.94)
  )
}

export const jalaramKhamanAndRasawalaKhaman = card(
  'Squares of khaman standing in a bowl of spiced lentil gravy, with more poured over them from a ladle.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.dark),
      path('M600 0H800V600H690Z', brick.deep),
      circle(400, 300, 226, marigold.deep),
      circle(400, 300, 190, marigold.dark),
      dotRing(400, 300, 208, gold.light, 7, 66),
      rect(0, 176, 172, 12, silt.deep),
      rect(636, 176, 172, 12, silt.deep),
      jar(24, 176, 58, 78, paper.light, marigold.base, gold.dark),
      jar(96, 176, 58, 78, paper.light, green.base, gold.dark),
      jar(652, 176, 58, 78, paper.light, silt.base, gold.dark),
      jar(724, 176, 58, 78, paper.light, gold.base, gold.dark),
      border(sheet, 0, 22, 800, 34, brick.deep, gold.base, 'diamond', gold.light),
      rect(0, 480, 800, 120, green.base),
      border(sheet, 0, 480, 800, 28, green.dark, gold.base, 'temple', gold.light),
      border(sheet, 0, 556, 800, 34, green.dark, green.light, 'leaf', gold.base),
      ellipse(410, 552, 190, 22, green.deep),
      path('M170 376Q176 540 310 552H490Q624 540 630 376Z', indigo.base),
      path('M480 552H490Q624 540 630 376H580Q578 520 480 552Z', indigo.dark),
      stroke('M188 440Q300 486 400 486T612 440', gold.base, 5),
      stroke('M198 470Q300 514 400 514T602 470', gold.light, 12, {
        'stroke-dasharray': '0 24',
        'stroke-linecap': 'round',
      }),
      ellipse(400, 376, 230, 92, indigo.pale),
      ellipse(402, 380, 212, 80, indigo.light),
      ellipse(402, 384, 204, 74, marigold.dark),
      ellipse(392, 380, 190, 64, marigold.base),
      scatterInDisc(9, 26, 0, 0, 1, (x, y, _turn, i) =>
        ellipse(400 + x * 186, 384 + y * 62, 9, 6, i % 3 === 0 ? gold.pale : i % 3 === 1 ? gold.base : green.light),
      ),
      khamanInGravy(sheet),
      path('M556 214Q560 300 534 380q-24 16 -34 2Q536 300 524 222Z', marigold.base),
      path('M548 218Q552 300 526 386l8 -6Q560 300 556 214Z', marigold.dark),
      ladle(560, 196, 104, 22, steel, marigold.base),
      sev(12, 22, 392, 330, 50, gold.pale, 20) + sev(22, 14, 300, 372, 40, gold.pale, 18),
      onionRing(288, 412, 20, 20) + onionRing(482, 426, 18, -20),
      coriander(420, 300, 20, 20) + coriander(336, 400, 20, -40) + coriander(520, 396, 18, 60),
      steam(284, 258, 110, paper.pale, 8),
    ].join(''),
)
