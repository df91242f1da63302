import { dots } from './ornament.ts'
import { brick, gold, green, indigo, marigold, silt } from './palette.ts'
import { at, circle, ellipse, path, polygon, stroke, times } from './svg.ts'

/** A block-print fish: body, fin, tail, one eye and scale dots. */
export function fish(x: number, y: number, s: number, turn: number, body: string, belly: string, mark: string): string {
  return at(
    x,
    y,
    path(`M${s * 0.8} 0L${s * 1.4} ${-s * 0.42}Q${s * 1.2} 0 ${s * 1.4} ${s * 0.42}Z`, belly) +
      path(`M${-s * 0.2} ${-s * 0.44}Q${s * 0.2} ${-s * 0.86} ${s * 0.6} ${-s * 0.3}Z`, belly) +
      path(`M${-s} 0Q${-s * 0.2} ${-s * 0.9} ${s * 0.9} 0Q${-s * 0.2} ${s * 0.9} ${-s} 0Z`, body) +
      path(`M${-s} 0Q${-s * 0.1} ${s * 0.2} ${s * 0.9} 0Q${-s * 0.2} ${s * 0.9} ${-s} 0Z`, belly) +
      stroke(
        `M${-s * 0.42} ${-s * 0.36}Q${-s * 0.24} 0 ${-s * 0.42} ${s * 0.36}M${-s * 0.06} ${-s * 0.44}Q${s * 0.12} 0 ${-s * 0.06} ${s * 0.44}`,
        mark,
        s * 0.1,
      ) +
      circle(-s * 0.66, -s * 0.06, s * 0.09, mark),
    1,
    turn,
  )
}

/** A ray from above. */
export function ray(x: number, y: number, s: number): string {
  return (
    path(
      `M${x - s} ${y + s * 0.2}Q${x - s * 0.4} ${y - s * 0.1} ${x} ${y - s * 0.5}Q${x + s * 0.4} ${y - s * 0.1} ${x + s} ${y + s * 0.2}Q${x + s * 0.4} ${y + s * 0.24} ${x + s * 0.14} ${y + s * 0.5}Q${x + s * 0.1} ${y + s} ${x + s * 0.4} ${y + s * 1.3}Q${x - s * 0.06} ${y + s} ${x - s * 0.1} ${y + s * 0.5}Q${x - s * 0.4} ${y + s * 0.24} ${x - s} ${y + s * 0.2}Z`,
      indigo.dark,
    ) +
    path(
      `M${x} ${y - s * 0.5}Q${x - s * 0.4} ${y - s * 0.1} ${x - s} ${y + s * 0.2}Q${x - s * 0.3} ${y + s * 0.1} ${x} ${y + s * 0.3}Z`,
      indigo.light,
    ) +
    dots(`M${x - s * 0.4} ${y + s * 0.04}h${s * 0.8}`, indigo.pale, s * 0.05, s * 0.13)
  )
}

/** Branching coral as one thick line, so it stays a silhouette. */
export function coral(x: number, base: number, s: number, ink: string): string {
  return stroke(
    `M${x} ${base}V${base - s * 0.6}M${x} ${base - s * 0.3}q${-s * 0.4} 0 ${-s * 0.4} ${-s * 0.5}M${x} ${base - s * 0.2}q${s * 0.4} 0 ${s * 0.42} ${-s * 0.6}M${x - s * 0.38} ${base - s * 0.5}q${-s * 0.2} 0 ${-s * 0.2} ${-s * 0.24}M${x + s * 0.4} ${base - s * 0.5}q${s * 0.22} 0 ${s * 0.22} ${-s * 0.3}M${x} ${base - s * 0.5}q${s * 0.2} ${-s * 0.1} ${s * 0.16} ${-s * 0.4}`,
    ink,
    s * 0.13,
    { 'stroke-linecap': 'round' },
  )
}

/** The train of a peacock hanging from its branch, eyes in diminishing rows. */
export function peacockTrain(x: number, y: number): string {
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

/** A peacock on its perch, standing at x, y, with the train hanging behind. */
export function peacock(x: number, y: number): string {
  return (
    peacockTrain(x, y) +
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

/** A saddled camel in profile, as offered for rides along the sand. */
export function camel(x: number, ground: number, s: number): string {
  return (
    stroke(
      `M${x - s * 0.34} ${ground - s * 0.5}L${x - s * 0.38} ${ground}M${x - s * 0.2} ${ground - s * 0.5}L${x - s * 0.16} ${ground}`,
      silt.dark,
      s * 0.08,
    ) +
    stroke(
      `M${x + s * 0.22} ${ground - s * 0.5}L${x + s * 0.18} ${ground}M${x + s * 0.36} ${ground - s * 0.5}L${x + s * 0.42} ${ground}`,
      silt.base,
      s * 0.08,
    ) +
    path(
      `M${x - s * 0.5} ${ground - s * 0.52}Q${x - s * 0.5} ${ground - s * 0.84} ${x - s * 0.2} ${ground - s * 0.86}Q${x} ${ground - s * 1.24} ${x + s * 0.2} ${ground - s * 0.86}Q${x + s * 0.4} ${ground - s * 0.84} ${x + s * 0.52} ${ground - s * 0.7}Q${x + s * 0.7} ${ground - s * 0.66} ${x + s * 0.72} ${ground - s * 1.16}L${x + s * 0.74} ${ground - s * 1.28}Q${x + s * 0.84} ${ground - s * 1.36} ${x + s * 1.02} ${ground - s * 1.22}L${x + s} ${ground - s * 1.12}L${x + s * 0.84} ${ground - s * 1.12}Q${x + s * 0.86} ${ground - s * 0.5} ${x + s * 0.4} ${ground - s * 0.44}Q${x} ${ground - s * 0.34} ${x - s * 0.5} ${ground - s * 0.52}Z`,
      silt.base,
    ) +
    path(
      `M${x - s * 0.24} ${ground - s * 0.88}Q${x} ${ground - s * 1.26} ${x + s * 0.24} ${ground - s * 0.88}L${x + s * 0.28} ${ground - s * 0.56}H${x - s * 0.28}Z`,
      brick.base,
    ) +
    dots(`M${x - s * 0.24} ${ground - s * 0.62}h${s * 0.5}`, gold.light, s * 0.06, s * 0.1) +
    stroke(`M${x - s * 0.5} ${ground - s * 0.66}q${-s * 0.1} ${s * 0.1} ${-s * 0.06} ${s * 0.3}`, silt.dark, s * 0.04)
  )
}
