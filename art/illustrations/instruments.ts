import { dots } from './ornament.ts'
import { brick, gold, green, indigo, paper, silt } from './palette.ts'
import { at, circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A mridanga, the two-headed clay drum of kirtan, lying with its broad head to the left, about 2 s long. */
export function mridanga(x: number, y: number, s: number, turn: number): string {
  const body = `M${-s} ${-s * 0.42}Q${-s * 0.3} ${-s * 0.66} ${s} ${-s * 0.26}V${s * 0.26}Q${-s * 0.3} ${s * 0.66} ${-s} ${s * 0.42}Z`
  const laces = times(9, (i) => {
    const a = -0.42 + i * 0.105
    return `M${-s * 0.96} ${s * a}Q${-s * 0.2} ${s * a * 1.44} ${s * 0.96} ${s * (a * 0.62)}`
  })
  return at(
    x,
    y,
    path(body, brick.base) +
      path(
        `M${-s} ${s * 0.06}Q${-s * 0.3} ${s * 0.16} ${s} ${s * 0.04}V${s * 0.26}Q${-s * 0.3} ${s * 0.66} ${-s} ${s * 0.42}Z`,
        brick.dark,
      ) +
      stroke(laces, paper.base, s * 0.024) +
      rect(-s * 0.3, -s * 0.52, s * 0.14, s * 1.04, indigo.dark) +
      dots(`M${-s * 0.23} ${-s * 0.44}v${s * 0.9}`, gold.light, s * 0.06, s * 0.14) +
      ellipse(s, 0, s * 0.1, s * 0.29, gold.dark) +
      ellipse(-s, 0, s * 0.2, s * 0.47, gold.dark) +
      ellipse(-s * 1.02, 0, s * 0.17, s * 0.41, paper.pale) +
      ellipse(-s * 1.03, 0, s * 0.08, s * 0.19, silt.deep),
    1,
    turn,
  )
}

/** Hand cymbals joined by a cord, one seen from its face and one leaning on it. */
export function kartals(x: number, y: number, s: number, cord: string): string {
  const disc = (dx: number, dy: number, wide: number): string =>
    ellipse(x + dx * s, y + dy * s, s * wide, s, gold.dark) +
    ellipse(x + dx * s - s * 0.05, y + dy * s - s * 0.04, s * wide * 0.92, s * 0.92, gold.base) +
    ellipse(x + dx * s - s * 0.05, y + dy * s - s * 0.04, s * wide * 0.62, s * 0.62, 'none', {
      stroke: gold.light,
      'stroke-width': s * 0.05,
    }) +
    ellipse(x + dx * s - s * 0.05, y + dy * s - s * 0.04, s * wide * 0.34, s * 0.34, gold.dark) +
    circle(x + dx * s - s * 0.05, y + dy * s - s * 0.06, s * 0.09, paper.pale)
  return (
    disc(1.5, -0.06, 0.66) +
    disc(0, 0, 1) +
    stroke(
      `M${x - s * 0.05} ${y - s * 0.04}Q${x + s * 0.5} ${y + s * 1.3} ${x + s * 0.9} ${y + s * 0.86}T${x + s * 1.5} ${y - s * 0.1}`,
      cord,
      s * 0.09,
    )
  )
}

/** A bamboo flute along the given turn, with bound ends and its row of holes. */
export function flute(x: number, y: number, length: number, turn: number): string {
  const h = length * 0.026
  return at(
    x,
    y,
    rect(0, -h, length, h * 2, gold.light, { rx: h }) +
      rect(0, h * 0.2, length, h * 0.8, gold.dark, { rx: h * 0.4 }) +
      times(4, (i) =>
        rect(
          length * (0.06 + (i % 2) * 0.05 + Math.floor(i / 2) * 0.78),
          -h * 1.1,
          length * 0.02,
          h * 2.2,
          i % 2 === 0 ? brick.base : green.base,
        ),
      ) +
      circle(length * 0.22, -h * 0.2, h * 0.5, silt.deep) +
      dots(`M${length * 0.42} ${-h * 0.2}h${length * 0.34}`, silt.deep, h * 0.9, length * 0.064),
    1,
    turn,
  )
}

/** One feather of a peacock: barbs as a fringe, the eye in four inks. */
export function peacockFeather(x: number, y: number, length: number, turn: number): string {
  const r = length * 0.15
  const barbs = times(11, (i) => {
    const t = -length * (0.14 + i * 0.06)
    const reach = length * (0.04 + i * 0.009)
    return `M0 ${t}q${reach * 0.7} ${-reach * 0.2} ${reach} ${-reach}M0 ${t}q${-reach * 0.7} ${-reach * 0.2} ${-reach} ${-reach}`
  })
  return at(
    x,
    y,
    stroke(`M0 0V${-length * 0.9}`, gold.dark, length * 0.018) +
      stroke(barbs, green.light, length * 0.014, { 'stroke-linecap': 'round' }) +
      polygon([-r * 0.9, -length * 0.78, 0, -length * 0.6, r * 0.9, -length * 0.78], green.base) +
      ellipse(0, -length * 0.86, r, r * 1.24, green.base) +
      ellipse(0, -length * 0.85, r * 0.72, r * 0.94, gold.base) +
      ellipse(0, -length * 0.84, r * 0.5, r * 0.66, green.pale) +
      path(
        `M0 ${-length * 0.84 - r * 0.34}Q${r * 0.5} ${-length * 0.84 - r * 0.5} ${r * 0.38} ${-length * 0.84}Q${r * 0.3} ${-length * 0.84 + r * 0.44} 0 ${-length * 0.84 + r * 0.44}T${-r * 0.38} ${-length * 0.84}Q${-r * 0.5} ${-length * 0.84 - r * 0.5} 0 ${-length * 0.84 - r * 0.34}Z`,
        indigo.dark,
      ),
    1,
    turn,
  )
}
