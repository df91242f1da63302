import { brick, gold, green, marigold } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import { at, circle, ellipse, path, rounded, stroke, times } from './svg.ts'

/** A fritter: an uneven fried crust, darker under, with flecks of fenugreek leaf. */
export function bhajiyaPiece(
  x: number,
  y: number,
  s: number,
  turn: number,
  lit: string = gold.base,
  shade: string = marigold.deep,
): string {
  const edge =
    'M-1 -.1q-.02 -.42 .34 -.5q.24 -.34 .56 -.2q.4 -.14 .62 .24q.4 .1 .36 .5q.12 .44 -.3 .58q-.22 .36 -.64 .22q-.4 .2 -.6 -.14q-.42 -.12 -.34 -.7Z'
  const sized = (k: number): string => edge.replace(/-?\d*\.?\d+/g, (n) => rounded(Number(n) * s * k))
  return at(
    x,
    y,
    path(sized(1), shade, { transform: `translate(${rounded(s * 0.07)} ${rounded(s * 0.11)})` }) +
      path(sized(1), marigold.base) +
      path(sized(0.74), lit, { transform: `translate(${rounded(-s * 0.08)} ${rounded(-s * 0.07)})` }) +
      stroke(
        times(
          4,
          (i) =>
            `M${s * (-0.4 + ((i * 43) % 80) * 0.011)} ${s * (-0.3 + ((i * 29) % 60) * 0.012)}l${s * 0.12} ${s * (i % 2 === 0 ? 0.1 : -0.08)}`,
        ),
        green.dark,
        s * 0.08,
        { 'stroke-linecap': 'round' },
      ) +
      stroke(`M${-s * 0.52} ${-s * 0.2}q${s * 0.1} ${-s * 0.2} ${s * 0.3} ${-s * 0.22}`, gold.light, s * 0.08, {
        'stroke-linecap': 'round',
      }),
    1,
    turn,
  )
}

/** A tomato slice in batter, the Surti kind, with chutney under the crust. */
export function tomatoBhajiya(x: number, y: number, s: number): string {
  return (
    circle(x + s * 0.1, y + s * 0.14, s, marigold.deep) +
    circle(x, y, s, gold.base) +
    circle(x, y, s * 0.76, brick.base) +
    times(6, (i) =>
      ellipse(
        x + Math.cos(i * 1.047) * s * 0.42,
        y + Math.sin(i * 1.047) * s * 0.42,
        s * 0.15,
        s * 0.24,
        marigold.light,
        {
          transform: `rotate(${i * 60 + 90} ${x + Math.cos(i * 1.047) * s * 0.42} ${y + Math.sin(i * 1.047) * s * 0.42})`,
        },
      ),
    ) +
    circle(x, y, s * 0.14, brick.pale) +
    times(8, (i) =>
      circle(x + Math.cos(i * 0.785 + 0.4) * s * 0.87, y + Math.sin(i * 0.785 + 0.4) * s * 0.87, s * 0.07, gold.light),
    )
  )
}

/** A slice of purple yam in batter: the dark heart shows through its crust. */
export function yamBhajiya(x: number, y: number, s: number): string {
  return (
    ellipse(x + s * 0.1, y + s * 0.14, s * 1.04, s * 0.94, marigold.deep) +
    ellipse(x, y, s * 1.04, s * 0.94, gold.base) +
    ellipse(x - s * 0.03, y - s * 0.02, s * 0.78, s * 0.68, brick.deep) +
    ellipse(x - s * 0.08, y - s * 0.07, s * 0.62, s * 0.52, brick.dark) +
    scatterInDisc(15, 9, x - s * 0.06, y - s * 0.05, s * 0.5, (px, py) => circle(px, py, s * 0.055, brick.pale)) +
    times(8, (i) => circle(x + Math.cos(i * 0.785) * s * 0.9, y + Math.sin(i * 0.785) * s * 0.82, s * 0.07, gold.light))
  )
}

/** A thin fried cracker, blistered. */
export function papdi(x: number, y: number, r: number): string {
  return (
    circle(x + r * 0.08, y + r * 0.12, r, marigold.deep) +
    circle(x, y, r, gold.base) +
    circle(x - r * 0.05, y - r * 0.06, r * 0.86, gold.light) +
    scatterInDisc(27, 9, x, y, r * 0.72, (px, py, _turn, i) =>
      circle(px, py, r * (i % 2 === 0 ? 0.1 : 0.07), i % 3 === 0 ? marigold.light : gold.base),
    )
  )
}
