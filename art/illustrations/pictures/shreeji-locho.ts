import { arch } from '../arches.ts'
import { coriander, sev } from '../garnish.ts'
import { border, dotRing } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { butterPat, lochoMound } from '../snacks.ts'
import { steam } from '../stalls.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'

/** A block of butter on its dish, one slice already cut. */
function butterDish(x: number, y: number): string {
  return (
    ellipse(x + 6, y + 14, 104, 20, indigo.deep, { opacity: 0.5 }) +
    ellipse(x, y + 6, 100, 19, indigo.light) +
    ellipse(x, y, 100, 18, indigo.pale) +
    polygon([x - 62, y - 52, x - 30, y - 66, x + 34, y - 66, x + 8, y - 52], paper.pale) +
    rect(x - 62, y - 52, 70, 52, gold.pale) +
    polygon([x + 8, y - 52, x + 34, y - 66, x + 34, y - 12, x + 8, y], gold.base) +
    polygon([x + 24, y - 4, x + 58, y - 14, x + 76, y - 6, x + 44, y + 6], paper.pale) +
    polygon([x + 24, y - 4, x + 44, y + 6, x + 44, y + 14, x + 24, y + 4], gold.light)
  )
}

/** A glass cruet of oil with a cork. */
function cruet(x: number, base: number): string {
  return (
    ellipse(x + 6, base + 2, 52, 11, indigo.deep, { opacity: 0.5 }) +
    path(
      `M${x - 46} ${base - 14}q0 14 14 14h64q14 0 14 -14V${base - 92}q0 -34 -30 -46V${base - 186}h-32V${base - 138}q-30 12 -30 46z`,
      paper.pale,
      { opacity: 0.8 },
    ) +
    path(`M${x - 38} ${base - 16}q0 9 10 9h56q10 0 10 -9V${base - 88}h-76z`, marigold.base) +
    path(`M${x + 12} ${base - 7}h16q10 0 10 -9V${base - 88}h-20v72q0 7 -6 9z`, marigold.dark) +
    ellipse(x, base - 88, 38, 7, marigold.light) +
    rect(x - 19, base - 194, 38, 12, paper.dark, { rx: 4 }) +
    rect(x - 11, base - 214, 22, 24, silt.base, { rx: 4 }) +
    stroke(`M${x - 26} ${base - 30}V${base - 96}q0 -16 14 -26`, paper.pale, 6, { 'stroke-linecap': 'round' })
  )
}

export const shreejiLocho = card(
  'A steaming heap of locho with butter melting down it and a spoon beside it, between a butter dish and a cruet of oil.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, gold.pale),
      path('M560 0H800V600H680Z', gold.light),
      arch(400, 452, 460, 384, 'cusped', marigold.light),
      arch(400, 452, 420, 360, 'cusped', brick.light),
      arch(400, 452, 372, 328, 'cusped', brick.base),
      dotRing(400, 300, 150, brick.light, 7, 50),
      border(sheet, 0, 24, 800, 34, marigold.base, brick.dark, 'temple', gold.pale),
      rect(0, 444, 800, 156, green.dark),
      border(sheet, 0, 444, 800, 28, green.deep, gold.base, 'leaf', marigold.base),
      border(sheet, 0, 552, 800, 34, green.deep, green.base, 'diamond', gold.base),
      steam(340, 226, 120, paper.pale, 9),
      ellipse(408, 470, 236, 40, green.deep),
      path('M176 440Q210 478 300 480H500Q590 478 624 440Z', indigo.light),
      path('M440 480H500Q590 478 624 440H560Q540 474 440 480Z', indigo.base),
      ellipse(400, 438, 226, 40, indigo.pale),
      ellipse(402, 440, 204, 32, indigo.light),
      ellipse(402, 436, 196, 29, paper.light),
      path('M470 344L592 196q10 -8 18 0q6 8 0 18L488 356Z', indigo.pale) +
        path('M480 350L606 200q10 6 4 14L488 356Z', indigo.light),
      lochoMound(394, 436, 330),
      butterPat(392, 292, 42),
      times(9, (i) => circle(282 + ((i * 71) % 220), 362 + ((i * 37) % 66), 6, i % 2 === 0 ? brick.base : brick.light)),
      sev(6, 12, 330, 384, 44, paper.pale, 18) + sev(16, 12, 468, 396, 40, paper.pale, 18),
      coriander(470, 346, 20, 30) + coriander(306, 372, 20, -30) + coriander(410, 412, 18, 10),
      butterDish(128, 484),
      cruet(694, 506),
    ].join(''),
)
