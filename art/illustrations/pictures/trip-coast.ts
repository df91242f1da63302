import { bhajiyaPiece } from '../fried.ts'
import { kite, kiteString } from '../kites.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { womanInSari } from '../people.ts'
import { card, place, type Sheet } from '../sheet.ts'
import { sun } from '../sky.ts'
import { umbrella } from '../stalls.ts'
import { ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { palm } from '../trees.ts'
import { triptych } from '../triptych.ts'
import { glitter, ripples, sailBoat } from '../water.ts'

const seaScene =
  rect(0, -40, 180, 400, gold.pale) +
  rect(0, -40, 180, 120, marigold.pale) +
  sun(96, 172, 44, marigold.base, marigold.dark, 1) +
  rect(0, 180, 180, 180, indigo.base) +
  ripples(200, 280, 4, indigo.pale, 180) +
  glitter(96, 190, 270, 70, marigold.light) +
  sailBoat(60, 236, 40, silt.deep, paper.light, paper.dark) +
  path('M0 296Q60 280 100 298T180 290V360H0Z', indigo.deep)
const palmScene =
  rect(0, -40, 180, 400, indigo.pale) +
  rect(0, 220, 180, 140, indigo.light) +
  palm(80, 320, 240, 24, [green.base, green.dark, silt.dark]) +
  path('M0 270Q90 250 180 276V360H0Z', indigo.deep) +
  umbrella(120, 196, 110, 34, brick.base, paper.light, silt.base, 84) +
  womanInSari(84, 320, 76, { cloth: marigold.base, fold: marigold.dark, hair: silt.deep }) +
  kite(46, 66, 20, 16, [brick.base, brick.dark, gold.light]) +
  kiteString('M46 90Q60 180 84 270', silt.dark)
/** A paper cone of fritters, as sold on the promenade. */
function snackScene(sheet: Sheet): string {
  const fritter = sheet.reuse(bhajiyaPiece(0, 0, 25, 0))
  return (
    rect(0, -40, 180, 400, brick.light) +
    polygon([38, 150, 142, 150, 92, 330], paper.light) +
    polygon([100, 150, 142, 150, 92, 330], paper.dark) +
    stroke('M56 176h66M64 200h54M72 224h40', indigo.light, 4) +
    times(7, (i) => place(fritter, 48 + ((i * 37) % 90), 142 - (i % 3) * 24, 1, i * 50)) +
    ellipse(92, 332, 40, 6, brick.dark)
  )
}

export const tripCoast = card(
  'Three carved windows that look out on the sunset sea, a palm on black sand and a cone of bhajiya.',
  (sheet) => triptych(sheet, marigold, [seaScene, palmScene, snackScene(sheet)]),
)
