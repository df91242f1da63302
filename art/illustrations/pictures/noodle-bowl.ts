import { sprigCloth } from '../cloth.ts'
import { noodleNest } from '../food.ts'
import { papdi } from '../fried.ts'
import { chilli, coriander, lime, onionRing, sev } from '../garnish.ts'
import { dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, polygon, stroke, times } from '../svg.ts'
import { katori, steel } from '../tableware.ts'

export const noodleBowl = card(
  'A bowl of khawsa: noodles in coconut curry with crisp papdi, fried onion, peanuts, chilli, lime and coriander.',
  (sheet) =>
    [
      sprigCloth(sheet, green.base, green.dark, gold.light, 92),
      polygon([0, 420, 240, 600, 0, 600], brick.base),
      polygon([0, 452, 200, 600, 0, 600], brick.dark),
      circle(414, 322, 222, green.deep, { opacity: 0.6 }),
      circle(400, 300, 220, indigo.base),
      circle(400, 300, 204, indigo.pale),
      dotRing(400, 300, 212, gold.light, 6, 64),
      path('M554 166A204 204 0 0 1 266 454A232 232 0 0 0 554 166Z', indigo.light),
      circle(400, 302, 186, marigold.dark),
      circle(398, 298, 180, marigold.base),
      path('M240 240Q300 130 420 124Q300 160 256 260Z', marigold.light),
      noodleNest(352, 286, 96, 20),
      noodleNest(462, 318, 92, 140),
      noodleNest(396, 238, 70, 250),
      times(6, (i) => circle(262 + ((i * 97) % 270), 176 + ((i * 61) % 260), 9, gold.base)),
      path('M264 330q40 -14 60 20t60 10q10 50 -40 60q-70 -10 -80 -90Z', brick.dark),
      sev(5, 34, 322, 376, 44, gold.dark, 24),
      sev(8, 22, 322, 376, 38, gold.base, 22),
      onionRing(488, 192, 30, 20),
      onionRing(522, 228, 24, -30),
      onionRing(470, 232, 19, 50),
      times(9, (i) =>
        ellipse(470 + ((i * 31) % 70), 360 + ((i * 47) % 62), 12, 8, i % 2 === 0 ? gold.base : gold.deep),
      ),
      lime(272, 250, 40),
      papdi(532, 376, 44),
      papdi(502, 424, 46),
      chilli(386, 436, 80, -20, brick.base, brick.dark),
      coriander(396, 214, 24, 10),
      coriander(430, 246, 20, 80),
      coriander(370, 252, 18, -60),
      chilli(330, 180, 60, 30),
      katori(676, 470, 62, steel, brick.base, brick.light),
      katori(660, 128, 50, steel, gold.base, gold.pale),
      sev(2, 30, 660, 128, 34, gold.dark, 14),
      stroke('M92 90L196 300', silt.deep, 16, { 'stroke-linecap': 'round' }),
      ellipse(80, 66, 30, 42, silt.deep, { transform: 'rotate(-26 80 66)' }),
      ellipse(76, 64, 22, 34, silt.base, { transform: 'rotate(-26 76 64)' }),
    ].join(''),
)
