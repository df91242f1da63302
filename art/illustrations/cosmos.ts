import { dots } from './ornament.ts'
import { gold, indigo, marigold, paper, silt } from './palette.ts'
import { seeded } from './seeded.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A banded planet with its ring: half of the ring passes behind. */
export function ringedPlanet(x: number, y: number, r: number, turn: number): string {
  const ring = (sweep: 0 | 1, width: number, ink: string, reach: number): string =>
    stroke(`M${-r * reach} 0A${r * reach} ${r * reach * 0.26} 0 0 ${sweep} ${r * reach} 0`, ink, width)
  return at(
    x,
    y,
    ring(1, r * 0.16, gold.dark, 1.9) +
      ring(1, r * 0.1, marigold.pale, 1.6) +
      circle(0, 0, r, marigold.base) +
      path(`M0 ${-r}A${r} ${r} 0 0 1 0 ${r}A${r * 1.5} ${r * 1.5} 0 0 0 0 ${-r}Z`, marigold.dark) +
      path(
        `M${-r * 0.94} ${-r * 0.34}Q0 ${-r * 0.1} ${r * 0.94} ${-r * 0.34}L${r * 0.82} ${-r * 0.57}Q0 ${-r * 0.36} ${-r * 0.82} ${-r * 0.57}Z`,
        gold.light,
      ) +
      path(
        `M${-r * 0.9} ${r * 0.44}Q0 ${r * 0.7} ${r * 0.9} ${r * 0.44}L${r * 0.72} ${r * 0.69}Q0 ${r * 0.94} ${-r * 0.72} ${r * 0.69}Z`,
        marigold.deep,
      ) +
      ring(0, r * 0.16, gold.base, 1.9) +
      ring(0, r * 0.1, paper.light, 1.6),
    1,
    turn,
  )
}

/** A spiral of stars, two arms of dots that shrink away from a bright heart. */
export function spiralGalaxy(x: number, y: number, r: number, ink: string, heart: string): string {
  const next = seeded(7)
  const stars = times(54, (i) => {
    const t = 0.26 + (i / 54) * 0.74
    const angle = t * 5.4 + (i % 2) * Math.PI
    const drift = (next() - 0.5) * r * 0.1
    return circle(
      x + Math.cos(angle) * (r * t + drift),
      y + Math.sin(angle) * (r * t + drift) * 0.56,
      3.6 - t * 2.2,
      ink,
    )
  })
  return ellipse(x, y, r * 0.22, r * 0.14, heart) + stars
}

/** A comet flying down to the left. Its tail is three dashed lines. */
export function comet(x: number, y: number, length: number, ink: string): string {
  const tail = (dx: number, dy: number): string => `M${x} ${y}l${length * dx} ${-length * dy}`
  return (
    stroke(tail(0.9, 0.36) + tail(0.96, 0.5) + tail(0.8, 0.58), ink, 3, {
      'stroke-dasharray': '26 9',
      'stroke-linecap': 'round',
    }) + circle(x, y, 9, ink)
  )
}

/** The star projector of a planetarium: two pierced globes on a waisted frame. */
export function starProjector(x: number, base: number, s: number): string {
  const globe = (dx: number, dy: number): string =>
    circle(x + dx * s, base - dy * s, s * 0.3, indigo.deep) +
    path(
      `M${x + dx * s - s * 0.06} ${base - dy * s - s * 0.29}A${s * 0.3} ${s * 0.3} 0 0 0 ${x + dx * s - s * 0.12} ${base - dy * s + s * 0.27}A${s * 0.5} ${s * 0.5} 0 0 1 ${x + dx * s - s * 0.06} ${base - dy * s - s * 0.29}Z`,
      indigo.light,
    ) +
    dots(
      `M${x + dx * s - s * 0.14} ${base - dy * s - s * 0.12}h${s * 0.34}M${x + dx * s - s * 0.18} ${base - dy * s}h${s * 0.42}M${x + dx * s - s * 0.14} ${base - dy * s + s * 0.12}h${s * 0.34}`,
      gold.light,
      s * 0.05,
      s * 0.11,
    )
  return (
    polygon(
      [x - s * 0.5, base, x - s * 0.1, base - s * 0.66, x + s * 0.1, base - s * 0.66, x + s * 0.5, base],
      silt.deep,
    ) +
    polygon(
      [x + s * 0.02, base - s * 0.66, x + s * 0.1, base - s * 0.66, x + s * 0.5, base, x + s * 0.3, base],
      indigo.deep,
    ) +
    at(
      x,
      base - s * 0.86,
      rect(-s * 0.42, -s * 0.11, s * 0.84, s * 0.22, gold.dark) +
        rect(-s * 0.42, -s * 0.11, s * 0.84, s * 0.08, gold.light) +
        rect(-s * 0.09, -s * 0.2, s * 0.18, s * 0.4, gold.base),
      1,
      -32,
    ) +
    globe(-0.46, 0.57) +
    globe(0.46, 1.15)
  )
}
