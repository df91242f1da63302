import { starCloth } from '../cloth.ts'
import { coriander, onionRing, sev } from '../garnish.ts'
import { brickStove, broadGriddle, flames } from '../griddles.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { potatoCake, stewedPeas } from '../snacks.ts'
import { steam } from '../stalls.ts'
import { ellipse, path, rect, stroke } from '../svg.ts'

/** One patty with its spoonful of stewed peas, two chutneys, sev and coriander. */
function topped(sheet: Sheet, x: number): string {
  return place(
    sheet.reuse(
      potatoCake(0, 0, 98) +
        stewedPeas(0, -6, 66, 26, 14) +
        path('M-50 6q-8 52 16 56q18 -14 14 -48zM30 16q8 40 28 30q14 -22 4 -44z', marigold.base) +
        stroke('M-46 -22q22 22 46 4t48 2', brick.dark, 8, { 'stroke-linecap': 'round' }) +
        stroke('M-36 2q22 -14 40 0t40 -6', green.base, 8, { 'stroke-linecap': 'round' }) +
        sev(9, 22, -4, -16, 34, gold.pale, 22) +
        coriander(4, -24, 22, 10),
    ),
    x,
    438,
  )
}

export const saiRagdaPatties = card(
  'Two potato patties under stewed peas and sev on a plate, before a griddle where more are frying.',
  (sheet) => {
    const cake = sheet.reuse(potatoCake(0, 0, 62))
    return [
      starCloth(sheet, paper.light, indigo.light, indigo.base, 76),
      path('M580 0H800V600H680Z', indigo.light, { opacity: 0.35 }),
      border(sheet, 0, 0, 800, 40, indigo.dark, gold.base, 'diamond', gold.light),
      steam(250, 150, 84, indigo.light, 8),
      steam(520, 146, 80, indigo.light, 8),
      brickStove(214, 226, 372, 420),
      flames(300, 412, 200, 5, 92),
      broadGriddle(400, 206, 232),
      place(cake, 262, 196, 0.9),
      place(cake, 540, 198, 0.9),
      place(cake, 352, 176, 0.9),
      place(cake, 450, 178, 0.9),
      place(cake, 400, 208, 0.96),
      rect(0, 400, 800, 200, green.dark),
      border(sheet, 0, 400, 800, 30, green.deep, gold.base, 'temple', marigold.base),
      border(sheet, 0, 562, 800, 38, green.deep, green.base, 'leaf', gold.base),
      ellipse(412, 512, 290, 48, green.deep),
      ellipse(400, 494, 286, 66, indigo.light),
      ellipse(400, 486, 286, 64, indigo.pale),
      ellipse(403, 490, 254, 52, indigo.light),
      ellipse(398, 488, 248, 48, paper.light),
      stewedPeas(400, 492, 232, 42, 36),
      topped(sheet, 282),
      topped(sheet, 518),
      coriander(400, 480, 24, 10),
      onionRing(388, 508, 18, 20),
      onionRing(428, 500, 14, -30),
    ].join('')
  },
)
