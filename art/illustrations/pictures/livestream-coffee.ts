import { paperCup } from '../coffee.ts'
import { chilli, lime } from '../garnish.ts'
import { border } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt, skin } from '../palette.ts'
import { grip, manInKurta } from '../people.ts'
import { card } from '../sheet.ts'
import { bandedSky, crescent, stars } from '../sky.ts'
import { awning, jar } from '../stalls.ts'
import { at, circle, group, path, polygon, rect, stroke } from '../svg.ts'
import { palm } from '../trees.ts'
import { autoRickshaw } from '../vehicles.ts'

const night = [green.dark, green.deep, silt.deep] as const

/** Limes and chillies against the evil eye, as they hang in half the cars of the city. */
function nimbuMirchi(x: number, y: number): string {
  return (
    stroke(`M${x} ${y}v118`, paper.dark, 3) +
    chilli(x - 2, y + 34, 40, 60) +
    chilli(x + 2, y + 30, 40, 118) +
    chilli(x - 2, y + 54, 40, 66) +
    chilli(x + 2, y + 50, 40, 112) +
    lime(x, y + 112, 20)
  )
}

export const livestreamCoffee = card(
  'Seen from a driver’s seat at night, a hand passes a paper cup of coffee out of a lit drive-through window.',
  (sheet) =>
    [
      bandedSky([indigo.deep, indigo.dark, indigo.base], 380),
      stars(14, 7, 3, 250, gold.pale, 520),
      crescent(120, 130, 34, gold.pale),
      path('M0 350q60 -34 130 -12t150 -8t140 6t160 -10V420H0Z', green.deep),
      palm(70, 372, 150, -10, night),
      palm(446, 366, 120, 12, night),
      polygon([250, 356, 300, 356, 620, 600, -120, 600], silt.dark),
      polygon([270, 366, 278, 366, 286, 386, 266, 386], paper.dark),
      polygon([264, 400, 288, 400, 300, 440, 256, 440], paper.dark),
      autoRickshaw(172, 404, 84),
      polygon([540, 0, 800, 0, 800, 600, 540, 600], brick.base),
      border(sheet, 540, 60, 260, 26, brick.dark, gold.base, 'leaf', gold.light),
      rect(574, 96, 226, 282, silt.deep),
      rect(586, 108, 214, 270, gold.pale),
      path('M740 108h60v270h-30z', gold.light),
      rect(600, 188, 92, 8, silt.dark),
      jar(604, 188, 36, 44, paper.light, silt.dark, brick.base),
      jar(648, 188, 36, 44, paper.light, marigold.base, brick.base),
      group(
        { 'clip-path': sheet.clip(rect(586, 108, 214, 264, paper.base)) },
        manInKurta(738, 640, 480, { cloth: green.base, fold: green.dark, hair: silt.deep }, skin.dark),
      ),
      awning(560, 96, 260, 44, 7, marigold.base, paper.light, silt.deep),
      rect(560, 368, 240, 18, gold.dark),
      paperCup(596, 356, 118, brick.base, brick.dark, gold.light),
      at(624, 314, grip(140, { cloth: green.base, fold: green.dark, hair: gold.base }), 0.86, -7),
      polygon([470, 0, 520, 0, 580, 440, 534, 440], silt.deep),
      path('M0 0H800V34Q640 50 500 40Q240 30 0 56Z', silt.deep),
      rect(300, 20, 20, 24, indigo.deep),
      rect(214, 38, 196, 56, indigo.deep, { rx: 20 }),
      rect(222, 45, 180, 42, indigo.light, { rx: 15 }),
      path('M330 45h57q15 0 15 15v12q0 15 -15 15h-77z', indigo.base),
      nimbuMirchi(312, 94),
      path('M0 450Q260 412 540 432T800 446V600H0Z', indigo.deep),
      path('M0 462Q260 424 540 444T800 458V478Q660 462 540 464T0 484Z', brick.dark),
      border(sheet, 0, 500, 360, 34, indigo.deep, gold.base, 'diamond', brick.base),
      circle(486, 590, 156, 'none', { stroke: silt.deep, 'stroke-width': 30 }),
      stroke('M384 474A156 156 0 0 1 486 434', silt.base, 8, { 'stroke-linecap': 'round' }),
      path('M350 560h272v40h-272z', silt.deep),
      circle(486, 586, 46, silt.dark),
      at(366, 490, grip(190, { cloth: paper.light, fold: paper.dark, hair: gold.base }), 1, 122),
    ].join(''),
)
