import { paper, silt, skin } from './palette.ts'
import { circle, ellipse, path, rect, stroke, times } from './svg.ts'

/** A pedal boat for two with a striped awning, facing left, about 2 s long. */
export function pedalBoat(
  x: number,
  y: number,
  s: number,
  inks: readonly [body: string, shade: string, stripe: string],
): string {
  const [body, shade, stripe] = inks
  const rider = (dx: number, shirt: string): string =>
    path(
      `M${x + dx * s - s * 0.17} ${y - s * 0.14}q0 ${-s * 0.36} ${s * 0.17} ${-s * 0.36}t${s * 0.17} ${s * 0.36}z`,
      shirt,
    ) +
    circle(x + dx * s, y - s * 0.62, s * 0.12, skin.dark) +
    path(`M${x + dx * s - s * 0.13} ${y - s * 0.62}a${s * 0.13} ${s * 0.13} 0 0 1 ${s * 0.26} 0z`, silt.deep)
  return (
    ellipse(x, y + s * 0.22, s * 1.1, s * 0.1, silt.deep, { opacity: 0.35 }) +
    rect(x + s * 0.56, y - s * 0.96, s * 0.05, s * 0.9, silt.dark) +
    rect(x - s * 0.5, y - s * 0.96, s * 0.05, s * 0.9, silt.dark) +
    rider(-0.16, paper.light) +
    rider(0.26, shade) +
    path(
      `M${x - s * 1.04} ${y - s * 0.3}Q${x - s * 0.9} ${y - s * 0.06} ${x - s * 0.5} ${y - s * 0.14}H${x + s * 0.84}Q${x + s} ${y - s * 0.1} ${x + s * 0.94} ${y + s * 0.1}Q${x + s * 0.9} ${y + s * 0.24} ${x + s * 0.7} ${y + s * 0.24}H${x - s * 0.7}Q${x - s * 1.06} ${y + s * 0.16} ${x - s * 1.04} ${y - s * 0.3}Z`,
      body,
    ) +
    path(
      `M${x + s * 0.4} ${y - s * 0.14}H${x + s * 0.84}Q${x + s} ${y - s * 0.1} ${x + s * 0.94} ${y + s * 0.1}Q${x + s * 0.9} ${y + s * 0.24} ${x + s * 0.7} ${y + s * 0.24}H${x + s * 0.3}Q${x + s * 0.5} ${y + s * 0.06} ${x + s * 0.4} ${y - s * 0.14}Z`,
      shade,
    ) +
    stroke(`M${x - s * 0.84} ${y + s * 0.04}H${x + s * 0.9}`, stripe, s * 0.06) +
    path(
      `M${x - s * 0.74} ${y - s * 0.86}Q${x - s * 0.6} ${y - s * 1.16} ${x + s * 0.06} ${y - s * 1.16}T${x + s * 0.82} ${y - s * 0.86}${times(6, () => `q${-s * 0.13} ${s * 0.12} ${-s * 0.26} 0`)}Z`,
      stripe,
    ) +
    path(
      times(
        3,
        (i) =>
          `M${x + s * (0.82 - i * 0.52)} ${y - s * 0.86}q${-s * 0.13} ${s * 0.12} ${-s * 0.26} 0L${x + s * (0.24 - i * 0.17)} ${y - s * 1.15}H${x + s * (0.32 - i * 0.17)}Z`,
      ),
      body,
    )
  )
}
