import { archPath } from '../arches.ts'
import { flute, kartals, mridanga, peacockFeather } from '../instruments.ts'
import { border, dotRing, dots, rosette } from '../ornament.ts'
import { brick, gold, green, indigo, marigold, paper } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, group, path, rect, stroke, times } from '../svg.ts'
import { treeLine } from '../trees.ts'
import { glitter, ripples, rowBoat } from '../water.ts'

const opening = archPath(400, 430, 560, 370, 'cusped')

/** A butter pot with a rope around its waist. Damodar means "with a rope around the belly". */
function butterPot(x: number, base: number, s: number): string {
  const belly = `M${x - s * 0.5} ${base}Q${x - s * 1.24} ${base - s * 0.7} ${x - s * 0.62} ${base - s * 1.36}H${x + s * 0.62}Q${x + s * 1.24} ${base - s * 0.7} ${x + s * 0.5} ${base}Z`
  return (
    path(
      `M${x - s * 0.66} ${base - s * 1.46}Q${x - s * 0.5} ${base - s * 1.9} ${x - s * 0.1} ${base - s * 1.86}T${x + s * 0.66} ${base - s * 1.46}Z`,
      paper.pale,
    ) +
    path(
      `M${x + s * 0.1} ${base - s * 1.84}Q${x + s * 0.5} ${base - s * 1.8} ${x + s * 0.66} ${base - s * 1.46}H${x + s * 0.2}Z`,
      paper.dark,
    ) +
    path(belly, marigold.base) +
    path(
      `M${x + s * 0.3} ${base - s * 1.36}H${x + s * 0.62}Q${x + s * 1.24} ${base - s * 0.7} ${x + s * 0.5} ${base}H${x + s * 0.2}Q${x + s * 0.8} ${base - s * 0.7} ${x + s * 0.3} ${base - s * 1.36}Z`,
      marigold.dark,
    ) +
    ellipse(x, base - s * 1.4, s * 0.78, s * 0.14, marigold.deep) +
    ellipse(x, base - s * 1.45, s * 0.78, s * 0.12, marigold.light) +
    stroke(
      `M${x - s * 0.9} ${base - s * 0.76}Q${x} ${base - s * 0.48} ${x + s * 0.9} ${base - s * 0.76}`,
      paper.light,
      s * 0.16,
    ) +
    stroke(
      `M${x - s * 0.9} ${base - s * 0.76}Q${x} ${base - s * 0.48} ${x + s * 0.9} ${base - s * 0.76}`,
      paper.deep,
      s * 0.16,
      { 'stroke-dasharray': '4 9' },
    ) +
    stroke(
      `M${x - s * 0.2} ${base - s * 0.6}q${-s * 0.3} ${s * 0.3} ${-s * 0.14} ${s * 0.5}M${x - s * 0.16} ${base - s * 0.6}q${s * 0.3} ${s * 0.2} ${s * 0.2} ${s * 0.46}`,
      paper.light,
      s * 0.09,
      { 'stroke-linecap': 'round' },
    ) +
    dots(
      `M${x - s * 0.7} ${base - s * 1.06}Q${x} ${base - s * 0.86} ${x + s * 0.7} ${base - s * 1.06}`,
      gold.pale,
      s * 0.1,
      s * 0.2,
    )
  )
}

export const iskconRadhaDamodarTemple = card(
  'A clay drum, hand cymbals, a flute with a peacock feather and a pot of butter on a ledge above the Tapi at dawn.',
  (sheet) =>
    [
      rect(0, 0, 800, 600, brick.dark),
      rect(
        0,
        0,
        800,
        600,
        sheet.pattern(
          80,
          80,
          rosette(20, 20, 12, 8, brick.base, gold.dark) + rosette(60, 60, 12, 8, brick.base, gold.dark),
        ),
      ),
      path(archPath(400, 430, 612, 404, 'cusped'), gold.base),
      path(archPath(406, 430, 596, 390, 'cusped'), gold.deep),
      group(
        { 'clip-path': sheet.clip(path(opening, paper.light)) },
        rect(100, 40, 600, 400, gold.pale),
        path('M100 150Q260 120 430 160T700 140V440H100Z', marigold.pale),
        path('M100 230Q260 206 430 238T700 222V440H100Z', brick.pale),
        circle(470, 236, 62, marigold.base),
        dotRing(470, 236, 80, marigold.dark, 6, 44),
        treeLine(290, 60, green.light, 800, 40),
        rect(100, 284, 600, 160, indigo.light),
        path('M100 330Q300 312 460 334T700 326V440H100Z', indigo.base),
        ripples(306, 420, 5, indigo.pale),
        glitter(470, 292, 410, 120, marigold.light),
        rowBoat(250, 330, 44, indigo.deep, brick.base),
      ),
      stroke('M104 132Q180 250 300 128Q400 226 500 128Q620 250 696 132', green.dark, 4),
      dots('M104 132Q180 250 300 128Q400 226 500 128Q620 250 696 132', marigold.base, 19, 17.6),
      times(2, (i) => rosette(300 + i * 200, 128, 22, 10, marigold.dark, gold.light)),
      rect(0, 430, 800, 170, paper.base),
      rect(0, 430, 800, 66, paper.light),
      rect(0, 488, 800, 8, paper.deep),
      border(sheet, 0, 506, 800, 44, green.dark, gold.base, 'leaf', gold.pale),
      rect(0, 560, 800, 40, paper.dark),
      ellipse(300, 478, 190, 10, paper.deep),
      peacockFeather(586, 462, 250, 24),
      mridanga(296, 398, 150, -3),
      ellipse(572, 478, 96, 9, paper.deep),
      butterPot(560, 476, 66),
      flute(430, 474, 260, -9),
      kartals(136, 442, 34, brick.base),
      rosette(690, 470, 16, 10, marigold.base, gold.pale),
      rosette(724, 480, 12, 10, brick.base, gold.pale),
    ].join(''),
)
