import { brick, gold, marigold } from './palette.ts'
import { seeded } from './seeded.ts'
import { circle, ellipse, group, path, rounded, stroke, times } from './svg.ts'

/** Peanuts and pomegranate seeds pressed into the open edge. */
function studs(w: number): string {
  const next = seeded(8)
  return times(17, (i) => {
    const cx = w * (-0.46 + i * 0.0575)
    const cy = w * (-0.27 + (i % 2) * 0.05 + next() * 0.05)
    return i % 3 === 1
      ? ellipse(0, 0, w * 0.042, w * 0.028, gold.pale, {
          transform: `translate(${rounded(cx)} ${rounded(cy)}) rotate(${rounded(next() * 90 - 45)})`,
        })
      : circle(cx, cy, w * 0.026, i % 3 === 0 ? brick.base : brick.light)
  })
}

/** The edge is rolled in sev before it is served. */
function sevEdge(w: number): string {
  const next = seeded(21)
  return stroke(
    times(34, (i) => {
      const x = w * (-0.49 + i * 0.0297)
      const y = w * (-0.31 + next() * 0.1)
      return `M${x} ${y}q${w * (next() - 0.5) * 0.06} ${w * 0.04} ${w * (next() - 0.5) * 0.08} ${w * (0.05 + next() * 0.05)}`
    }),
    gold.light,
    w * 0.013,
    { 'stroke-linecap': 'round' },
  )
}

/** A dabeli from the side, standing at 0,0: a square roll split over spiced potato, peanuts and pomegranate. */
export function dabeli(w: number): string {
  const half = w / 2
  const lid = (right: number): string =>
    `M${-half} ${-w * 0.3}V${-w * 0.42}Q${-half} ${-w * 0.58} ${-half * 0.62} ${-w * 0.6}H${right - w * 0.19}Q${right} ${-w * 0.58} ${right} ${-w * 0.42}V${-w * 0.3}Q${(right - half) / 2} ${-w * 0.26} ${-half} ${-w * 0.3}Z`
  return (
    path(
      `M${-half} ${-w * 0.2}H${half}V${-w * 0.1}Q${half} 0 ${half * 0.78} 0H${-half * 0.78}Q${-half} 0 ${-half} ${-w * 0.1}Z`,
      marigold.base,
    ) +
    path(
      `M${half * 0.5} ${-w * 0.2}H${half}V${-w * 0.1}Q${half} 0 ${half * 0.78} 0H${half * 0.3}Q${half * 0.5} ${-w * 0.02} ${half * 0.5} ${-w * 0.2}Z`,
      marigold.dark,
    ) +
    path(
      `M${-w * 0.52} ${-w * 0.3}Q0 ${-w * 0.4} ${w * 0.52} ${-w * 0.3}q${w * 0.03} ${w * 0.1} ${-w * 0.08} ${w * 0.13}q${-w * 0.1} ${w * 0.07} ${-w * 0.22} ${w * 0.01}q${-w * 0.1} ${w * 0.08} ${-w * 0.22} ${w * 0.02}q${-w * 0.12} ${w * 0.07} ${-w * 0.24} ${-w * 0.01}q${-w * 0.12} ${w * 0.05} ${-w * 0.2} ${-w * 0.03}q${-w * 0.1} ${-w * 0.02} ${-w * 0.08} ${-w * 0.12}Z`,
      marigold.deep,
    ) +
    sevEdge(w) +
    studs(w) +
    group(
      { transform: 'rotate(-4)' },
      path(lid(half), marigold.dark),
      path(lid(half * 0.52), marigold.base),
      stroke(
        `M${-half * 0.84} ${-w * 0.36}V${-w * 0.42}Q${-half * 0.84} ${-w * 0.53} ${-half * 0.5} ${-w * 0.54}H${-half * 0.1}`,
        marigold.light,
        w * 0.035,
        {
          'stroke-linecap': 'round',
        },
      ),
    )
  )
}
