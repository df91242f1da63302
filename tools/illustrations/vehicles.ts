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
