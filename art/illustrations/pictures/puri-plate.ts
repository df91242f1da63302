import { starCloth } from '../cloth.ts'
import { toppedPuri } from '../food.ts'
import { chilli, coriander, lime, onionRing } from '../garnish.ts'
import { brick, green, marigold, silt } from '../palette.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { path, stroke, times } from '../svg.ts'
import { brass, katori, steel, thali } from '../tableware.ts'

/** One puri in the middle and six around it, each with another turn. */
function sevenPuris(sheet: Sheet): string {
  const kinds = [sheet.reuse(toppedPuri(0, 0, 63, 0, green.base)), sheet.reuse(toppedPuri(0, 0, 63, 0, marigold.dark))]
  return (
    place(kinds[1] ?? '', 400, 304, 1.04, 10) +
    times(6, (i) =>
      place(
        kinds[i % 2] ?? '',
        400 + Math.cos(i * 1.047 + 0.3) * 132,
        304 + Math.sin(i * 1.047 + 0.3) * 132,
        1,
        i * 22 - 50,
      ),
    )
  )
}

export const puriPlate = card(
  'A steel plate of small Surti aloo puris topped with curried peas and sev, with onion and bowls of kokum and green chutney.',
  (sheet) =>
    [
      starCloth(sheet, brick.pale, brick.light, brick.base, 88),
      path('M60 600Q120 380 330 250T760 20Q700 260 480 420T60 600Z', green.base),
      path('M60 600Q300 400 480 270T760 20Q700 260 480 420T60 600Z', green.dark),
      stroke('M60 600Q300 400 480 270T760 20', green.light, 4),
      thali(400, 304, 222, steel, brick.dark),
      sevenPuris(sheet),
      katori(122, 140, 68, brass, brick.deep, brick.light),
      katori(690, 470, 70, brass, green.base, green.light),
      lime(660, 350, 32),
      onionRing(128, 440, 36, 20),
      onionRing(170, 480, 28, -40),
      chilli(586, 560, 80, -16),
      coriander(100, 300, 26, -20),
      chilli(180, 66, 70, 20, brick.base, silt.dark),
    ].join(''),
)
