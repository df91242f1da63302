import { leaf } from '../ornament.ts'
import { gold, green, indigo, marigold, silt } from '../palette.ts'
import { card } from '../sheet.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from '../svg.ts'
import { banana, clump, palm } from '../trees.ts'
import { ripples } from '../water.ts'

/** The train of a peacock hanging from its branch, eyes in diminishing rows. */
function train(x: number, y: number): string {
  return (
    path(
      `M${x} ${y}C${x + 60} ${y + 10} ${x + 110} ${y + 120} ${x + 150} ${y + 300}Q${x + 60} ${y + 330} ${x - 10} ${y + 290}C${x - 30} ${y + 180} ${x - 34} ${y + 60} ${x} ${y}Z`,
      green.base,
    ) +
    path(
      `M${x + 20} ${y + 6}C${x + 70} ${y + 30} ${x + 110} ${y + 120} ${x + 150} ${y + 300}Q${x + 110} ${y + 316} ${x + 80} ${y + 314}C${x + 80} ${y + 180} ${x + 60} ${y + 60} ${x + 20} ${y + 6}Z`,
      green.dark,
    ) +
    times(5, (row) =>
      times(2 + (row > 1 ? 1 : 0) + (row > 3 ? 1 : 0), (i) => {
        const ey = y + 66 + row * 54
        const ex = x + 4 + row * 13 + i * 34 - row * 12
        const s = 9 + row * 1.6
        return (
          ellipse(ex, ey, s, s * 1.25, gold.base) +
          ellipse(ex, ey + 1, s * 0.66, s * 0.86, marigold.dark) +
          ellipse(ex, ey + 2, s * 0.4, s * 0.54, indigo.deep)
        )
      }),
    ) +
    stroke(
      `M${x + 2} ${y + 20}Q${x + 10} ${y + 160} ${x + 40} ${y + 300}M${x + 14} ${y + 20}Q${x + 50} ${y + 140} ${x + 96} ${y + 300}`,
      green.light,
      2.4,
    )
  )
}

export function peacock(x: number, y: number): string {
  return (
    train(x, y) +
    path(
      `M${x - 8} ${y + 70}C${x - 90} ${y + 70} ${x - 110} ${y} ${x - 78} ${y - 40}C${x - 62} ${y - 70} ${x - 76} ${y - 100} ${x - 92} ${y - 116}Q${x - 92} ${y - 142} ${x - 68} ${y - 144}Q${x - 40} ${y - 138} ${x - 40} ${y - 96}C${x - 36} ${y - 50} ${x + 10} ${y - 30} ${x + 26} ${y + 10}Q${x + 30} ${y + 60} ${x - 8} ${y + 70}Z`,
      indigo.base,
    ) +
    path(
      `M${x - 66} ${y - 143}Q${x - 40} ${y - 138} ${x - 40} ${y - 96}C${x - 36} ${y - 50} ${x + 10} ${y - 30} ${x + 26} ${y + 10}Q${x + 30} ${y + 60} ${x - 8} ${y + 70}C${x + 0} ${y - 10} ${x - 54} ${y - 40} ${x - 56} ${y - 90}Z`,
      indigo.dark,
    ) +
    path(
      `M${x - 34} ${y - 10}Q${x + 20} ${y - 20} ${x + 44} ${y + 60}Q${x - 10} ${y + 60} ${x - 34} ${y - 10}Z`,
      silt.light,
    ) +
    stroke(
      `M${x - 20} ${y + 4}Q${x + 6} ${y + 20} ${x + 20} ${y + 50}M${x - 4} ${y + 2}Q${x + 20} ${y + 20} ${x + 32} ${y + 52}`,
      silt.dark,
      3,
    ) +
    polygon([x - 91, y - 128, x - 118, y - 116, x - 90, y - 114], gold.dark) +
    ellipse(x - 76, y - 124, 9, 6, gold.pale) +
    circle(x - 77, y - 124, 3.4, silt.deep) +
    stroke(
      times(5, (i) => `M${x - 66} ${y - 142}L${x - 76 + i * 12} ${y - 182 + Math.abs(i - 1.6) * 5}`),
      indigo.light,
      2.4,
    ) +
    times(5, (i) => circle(x - 76 + i * 12, y - 184 + Math.abs(i - 1.6) * 5, 5, indigo.light)) +
    stroke(`M${x - 44} ${y + 66}v34M${x - 20} ${y + 68}v32`, gold.deep, 6)
  )
}

export const naturePark = card(
  'A peacock on a branch among banana leaves and palms beside the river at a nature park.',
  () =>
    [
      rect(0, 0, 800, 600, gold.pale),
      circle(560, 170, 110, marigold.light),
      circle(560, 170, 84, gold.light),
      path('M0 300Q200 250 420 300T800 280V600H0Z', green.pale),
      path('M0 360Q240 320 460 360T800 350V600H0Z', green.light),
      palm(650, 400, 260, 30, [green.base, green.dark, silt.dark]),
      palm(560, 390, 190, -20, [green.base, green.dark, silt.dark]),
      path('M300 420Q520 390 800 412V520Q560 470 260 560Z', indigo.light),
      ripples(430, 480, 3, indigo.pale),
      path('M0 470Q300 430 520 500T800 480V600H0Z', green.base),
      banana(120, 500, 300, green.base, green.dark),
      banana(720, 560, 220, green.base, green.dark),
      stroke('M0 372Q160 380 330 356T560 372', silt.dark, 20, { 'stroke-linecap': 'round' }),
      stroke('M0 378Q160 388 330 364T560 376', silt.deep, 8, { 'stroke-linecap': 'round' }),
      stroke('M470 360Q520 330 560 334', silt.dark, 9, { 'stroke-linecap': 'round' }),
      times(4, (i) => leaf(52, 15, i % 2 === 0 ? green.dark : green.base, -40 + i * 36, 560, 350)),
      peacock(392, 258),
      path('M0 560Q200 520 420 566T800 540V600H0Z', green.deep),
      clump(40, 590, 150, green.light, green.dark),
      clump(300, 610, 110, green.base, green.dark),
      clump(600, 604, 120, green.light, green.dark),
    ].join(''),
)
