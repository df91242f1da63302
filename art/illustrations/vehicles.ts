import { gold, green, indigo, paper, silt } from './palette.ts'
import { circle, path, rect, stroke } from './svg.ts'

/** An auto-rickshaw facing left: the yellow hood and green tub seen in every street of the city. */
export function autoRickshaw(x: number, ground: number, s: number): string {
  const at = (dx: number, dy: number): string => `${x + dx * s} ${ground - dy * s}`
  return (
    path(
      `M${at(-0.46, 0.2)}L${at(-0.5, 0.62)}L${at(-0.3, 1.02)}Q${at(-0.26, 1.1)} ${at(-0.14, 1.1)}H${x + 0.44 * s}Q${at(0.6, 1.08)} ${at(0.6, 0.9)}V${ground - 0.2 * s}Z`,
      gold.base,
    ) +
    path(
      `M${at(0.3, 1.1)}H${x + 0.44 * s}Q${at(0.6, 1.08)} ${at(0.6, 0.9)}V${ground - 0.2 * s}H${x + 0.3 * s}Z`,
      gold.dark,
    ) +
    path(`M${at(-0.42, 0.6)}L${at(-0.25, 0.96)}H${x - 0.08 * s}V${ground - 0.6 * s}Z`, indigo.pale) +
    rect(x - 0.02 * s, ground - 0.96 * s, 0.4 * s, 0.62 * s, silt.deep, { rx: 0.05 * s }) +
    path(
      `M${at(-0.5, 0.6)}H${x - 0.02 * s}V${ground - 0.34 * s}H${x + 0.38 * s}V${ground - 0.5 * s}H${x + 0.62 * s}V${ground - 0.14 * s}H${x - 0.44 * s}Q${at(-0.62, 0.3)} ${at(-0.5, 0.6)}Z`,
      green.base,
    ) +
    path(
      `M${at(0.38, 0.5)}H${x + 0.62 * s}V${ground - 0.14 * s}H${x + 0.3 * s}V${ground - 0.34 * s}H${x + 0.38 * s}Z`,
      green.dark,
    ) +
    stroke(`M${at(-0.44, 0.24)}H${x + 0.62 * s}`, gold.light, 0.035 * s) +
    circle(x - 0.52 * s, ground - 0.46 * s, 0.06 * s, paper.light) +
    [-0.34, 0.38]
      .map(
        (dx) =>
          circle(x + dx * s, ground - 0.13 * s, 0.14 * s, silt.deep) +
          circle(x + dx * s, ground - 0.13 * s, 0.055 * s, paper.dark),
      )
      .join('')
  )
}

/** A scooter facing left, on its stand. `s` is about half its length. `seat` is the ink of the saddle. */
export function scooter(x: number, ground: number, s: number, body: string, shade: string, seat: string): string {
  const at = (dx: number, dy: number): string => `${x + dx * s} ${ground - dy * s}`
  const wheels = [-0.72, 0.62]
    .map(
      (dx) =>
        circle(x + dx * s, ground - 0.24 * s, 0.24 * s, silt.deep) +
        circle(x + dx * s, ground - 0.24 * s, 0.12 * s, paper.dark),
    )
    .join('')
  return (
    wheels +
    stroke(`M${at(-0.72, 0.24)}L${at(-0.52, 1.24)}`, silt.dark, 0.1 * s) +
    path(
      `M${at(-0.98, 0.34)}Q${at(-0.94, 0.62)} ${at(-0.68, 0.6)}Q${at(-0.46, 0.56)} ${at(-0.44, 0.3)}L${at(-0.56, 0.36)}Q${at(-0.7, 0.52)} ${at(-0.98, 0.34)}Z`,
      shade,
    ) +
    path(
      `M${at(-0.66, 1.2)}L${at(-0.44, 1.16)}Q${at(-0.36, 0.5)} ${at(-0.14, 0.34)}H${x + 0.14 * s}Q${at(0.14, 0.66)} ${at(0.34, 0.72)}L${at(0.92, 0.76)}Q${at(1.06, 0.5)} ${at(0.9, 0.36)}Q${at(0.62, 0.62)} ${at(0.36, 0.22)}H${x - 0.3 * s}Q${at(-0.62, 0.3)} ${at(-0.72, 0.8)}Z`,
      body,
    ) +
    path(
      `M${at(0.34, 0.72)}L${at(0.92, 0.76)}Q${at(1.06, 0.5)} ${at(0.9, 0.36)}Q${at(0.76, 0.5)} ${at(0.62, 0.5)}Q${at(0.5, 0.66)} ${at(0.34, 0.72)}Z`,
      shade,
    ) +
    path(
      `M${at(0.1, 0.76)}Q${at(0.24, 0.92)} ${at(0.5, 0.86)}L${at(0.98, 0.92)}Q${at(1.02, 0.8)} ${at(0.94, 0.76)}H${x + 0.3 * s}Z`,
      seat,
    ) +
    stroke(`M${at(-0.5, 1.24)}L${at(-0.26, 1.34)}`, silt.deep, 0.09 * s, { 'stroke-linecap': 'round' }) +
    circle(x - 0.62 * s, ground - 1.16 * s, 0.12 * s, shade) +
    circle(x - 0.66 * s, ground - 1.17 * s, 0.085 * s, gold.pale) +
    stroke(`M${at(-0.46, 1.3)}L${at(-0.4, 1.52)}`, silt.deep, 0.03 * s) +
    circle(x - 0.38 * s, ground - 1.54 * s, 0.07 * s, indigo.pale)
  )
}
