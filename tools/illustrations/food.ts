import { coriander, sev } from './garnish.ts'
import { brick, gold, green, marigold, paper, silt } from './palette.ts'
import { scatterInDisc } from './seeded.ts'
import { at, circle, ellipse, path, polygon, rounded, stroke, times } from './svg.ts'

/** A cut square of khaman seen at three-quarters: spongy top, two sides, tempering. */
export function khamanPiece(x: number, y: number, s: number): string {
  const h = s * 0.42
  return (
    polygon([x - s, y, x, y + s * 0.56, x, y + s * 0.56 + h, x - s, y + h], gold.base) +
    polygon([x + s, y, x, y + s * 0.56, x, y + s * 0.56 + h, x + s, y + h], gold.dark) +
    polygon([x, y - s * 0.56, x + s, y, x, y + s * 0.56, x - s, y], gold.light) +
    path(
      times(9, (i) => {
        const px = x - s * 0.84 + i * s * 0.205
        const py = y + h * (0.5 + 0.2 * ((i * 3) % 3)) + (s * 0.42 - Math.abs(px - x) * 0.5)
        return `M${px} ${py}a3 2.4 0 1 0 .1 0z`
      }),
      gold.deep,
      { opacity: 0.55 },
    ) +
    times(7, (i) =>
      circle(x + (((i * 37) % 100) - 50) * s * 0.0105, y + (((i * 61) % 50) - 25) * s * 0.0105, s * 0.04, silt.deep),
    ) +
    coriander(x - s * 0.1, y - s * 0.06, s * 0.2, 40)
  )
}

/** A heap of locho: loose, steamed crumbs with oil, sev and onion. */
export function lochoHeap(cx: number, cy: number, r: number): string {
  return (
    path(
      `M${cx - r} ${cy}q${r * 0.02} ${-r * 0.5} ${r * 0.42} ${-r * 0.56}q${r * 0.3} ${-r * 0.4} ${r * 0.72} ${-r * 0.2}q${r * 0.5} ${-r * 0.02} ${r * 0.62} ${r * 0.42}q${r * 0.42} ${r * 0.34} ${r * 0.12} ${r * 0.66}q${-r * 0.1} ${r * 0.44} ${-r * 0.56} ${r * 0.4}q${-r * 0.4} ${r * 0.3} ${-r * 0.74} ${r * 0.06}q${-r * 0.6} ${r * 0.04} ${-r * 0.58} ${-r * 0.78}Z`,
      gold.dark,
    ) +
    scatterInDisc(11, 18, cx - r * 0.02, cy - r * 0.04, r * 0.78, (x, y, turn, i) =>
      ellipse(x, y, r * 0.23, r * 0.16, i % 3 === 0 ? gold.base : gold.light, {
        transform: `rotate(${rounded(turn)} ${rounded(x)} ${rounded(y)})`,
      }),
    ) +
    scatterInDisc(5, 8, cx, cy, r * 0.6, (x, y) => circle(x, y, r * 0.05, brick.base)) +
    sev(3, 24, cx, cy - r * 0.08, r * 0.5, gold.pale, r * 0.17) +
    coriander(cx + r * 0.2, cy - r * 0.1, r * 0.2, -20) +
    coriander(cx - r * 0.34, cy + r * 0.2, r * 0.17, 60)
  )
}

/** A puffed puri with its topping, one of a plateful. */
export function toppedPuri(x: number, y: number, r: number, turn: number, sauce: string): string {
  return at(
    x,
    y,
    circle(r * 0.07, r * 0.1, r, gold.deep) +
      circle(0, 0, r, gold.base) +
      circle(-r * 0.05, -r * 0.06, r * 0.86, gold.light) +
      path(
        `M${-r * 0.62} ${-r * 0.1}q${r * 0.1} ${-r * 0.5} ${r * 0.6} ${-r * 0.48}t${r * 0.6} ${r * 0.5}q${r * 0.06} ${r * 0.5} ${-r * 0.5} ${r * 0.6}t${-r * 0.7} ${-r * 0.62}Z`,
        sauce,
      ) +
      times(4, (i) =>
        ellipse(
          Math.cos(i * 1.7) * r * 0.3,
          Math.sin(i * 1.7) * r * 0.28,
          r * 0.15,
          r * 0.12,
          i % 2 === 0 ? paper.light : brick.light,
        ),
      ) +
      sev(7 + Math.round(x), 11, 0, 0, r * 0.44, gold.pale, r * 0.26) +
      coriander(r * 0.1, -r * 0.06, r * 0.24, 30),
    1,
    turn,
  )
}

/** Ghari: a disc of sweet dough under set ghee, with pistachio and saffron. */
export function ghari(cx: number, cy: number, r: number): string {
  const flat = 0.5
  const edge = r * 0.36
  return (
    path(`M${cx - r} ${cy}V${cy + edge}A${r} ${r * flat} 0 0 0 ${cx + r} ${cy + edge}V${cy}Z`, gold.dark) +
    path(
      `M${cx + r * 0.3} ${cy + r * flat * 0.95}V${cy + edge + r * flat * 0.95}A${r} ${r * flat} 0 0 0 ${cx + r} ${cy + edge}V${cy}Z`,
      gold.deep,
    ) +
    path(
      `M${cx - r} ${cy}A${r} ${r * flat} 0 0 1 ${cx + r} ${cy}q0 ${edge * 0.66} ${-r * 0.2} ${edge * 0.86}q${-r * 0.14} ${edge * 0.5} ${-r * 0.3} ${edge * 0.72}q${-r * 0.16} ${-edge * 0.3} ${-r * 0.32} ${edge * 0.42}q${-r * 0.2} ${edge * 0.5} ${-r * 0.44} ${edge * 0.1}q${-r * 0.16} ${edge * 0.4} ${-r * 0.36} ${-edge * 0.44}q${-r * 0.36} ${edge * 0.1} ${-r * 0.38} ${-edge * 1.66}Z`,
      paper.light,
    ) +
    ellipse(cx, cy, r, r * flat, paper.pale) +
    ellipse(cx + r * 0.03, cy + r * 0.03, r * 0.8, r * flat * 0.78, paper.light) +
    scatterInDisc(21, 9, 0, 0, r * 0.62, (x, y, turn) =>
      ellipse(cx + x, cy + y * flat, r * 0.1, r * 0.045, turn > 90 ? green.base : green.light, {
        transform: `rotate(${rounded(turn)} ${rounded(cx + x)} ${rounded(cy + y * flat)})`,
      }),
    ) +
    stroke(
      times(
        6,
        (i) =>
          `M${cx + Math.cos(i * 2.1) * r * 0.4} ${cy + Math.sin(i * 2.1) * r * 0.2}q${r * 0.06} ${-r * 0.07} ${r * 0.16} ${-r * 0.02}`,
      ),
      marigold.dark,
      r * 0.025,
      { 'stroke-linecap': 'round' },
    )
  )
}

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

/** Noodles as wound nests; the gaps between strands let the broth show. */
export function noodleNest(cx: number, cy: number, r: number, turn: number): string {
  const rings = Math.floor(r / 13)
  return times(rings, (i) => {
    const q = r - i * 13
    return stroke(
      `M${cx - q} ${cy}a${q} ${q * 0.84} 0 1 1 ${2 * q} 0a${q} ${q * 0.84} 0 1 1 ${-2 * q} 0`,
      i % 2 === 0 ? gold.pale : paper.light,
      8.5,
      {
        'stroke-linecap': 'round',
        'stroke-dasharray': `${q * 4.4} ${q * 0.5 + 12}`,
        transform: `rotate(${turn + i * 67} ${cx} ${cy})`,
      },
    )
  })
}
