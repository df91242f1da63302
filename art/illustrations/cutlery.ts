import { silt } from './palette.ts'
import { at, ellipse, path, rect, stroke, times } from './svg.ts'
import type { Metal } from './tableware.ts'

/** A spoon from above, drawn from the middle of its bowl along its handle. */
export function spoon(x: number, y: number, length: number, turn: number, metal: Metal): string {
  const l = length
  return at(
    x,
    y,
    path(
      `M${l * 0.1} ${-l * 0.022}L${l * 0.94} ${-l * 0.036}Q${l} 0 ${l * 0.94} ${l * 0.036}L${l * 0.1} ${l * 0.022}Z`,
      metal.rim,
    ) +
      path(
        `M${l * 0.1} ${l * 0.004}L${l * 0.96} ${l * 0.006}Q${l * 0.97} ${l * 0.03} ${l * 0.94} ${l * 0.036}L${l * 0.1} ${l * 0.022}Z`,
        metal.shade,
      ) +
      ellipse(0, 0, l * 0.16, l * 0.105, metal.rim) +
      ellipse(l * 0.008, l * 0.008, l * 0.125, l * 0.075, metal.shade) +
      stroke(
        `M${-l * 0.1} ${-l * 0.012}Q${-l * 0.07} ${-l * 0.055} ${-l * 0.01} ${-l * 0.058}`,
        metal.glint,
        l * 0.018,
        { 'stroke-linecap': 'round' },
      ),
    1,
    turn,
  )
}

/** A flat griddle turner from above: blade at x, y, wooden grip at the far end. */
export function turner(x: number, y: number, length: number, turn: number, metal: Metal): string {
  const l = length
  return at(
    x,
    y,
    path(
      `M${-l * 0.16} ${-l * 0.13}L${l * 0.1} ${-l * 0.1}L${l * 0.2} ${-l * 0.02}V${l * 0.02}L${l * 0.1} ${l * 0.1}L${-l * 0.16} ${l * 0.13}Z`,
      metal.rim,
    ) +
      path(
        `M${-l * 0.16} ${l * 0.02}L${l * 0.2} 0V${l * 0.02}L${l * 0.1} ${l * 0.1}L${-l * 0.16} ${l * 0.13}Z`,
        metal.shade,
      ) +
      stroke(
        times(3, (i) => `M${-l * 0.08} ${l * (i - 1) * 0.055}h${l * 0.12}`),
        metal.glint,
        l * 0.014,
        { 'stroke-linecap': 'round' },
      ) +
      rect(l * 0.19, -l * 0.018, l * 0.4, l * 0.036, metal.shade) +
      rect(l * 0.56, -l * 0.034, l * 0.44, l * 0.068, silt.dark, { rx: l * 0.03 }) +
      rect(l * 0.56, 0, l * 0.44, l * 0.034, silt.deep, { rx: l * 0.017 }),
    1,
    turn,
  )
}

/** A deep ladle in elevation, its bowl hanging at x, y from a long handle. */
export function ladle(x: number, y: number, size: number, turn: number, metal: Metal, filling: string): string {
  const s = size
  return at(
    x,
    y,
    path(`M${s * 0.4} ${-s * 0.06}L${s * 0.5} ${-s * 1.9}q${s * 0.05} ${-s * 0.16} ${s * 0.2} ${-s * 0.02}`, 'none', {
      stroke: metal.shade,
      'stroke-width': s * 0.09,
      'stroke-linecap': 'round',
    }) +
      path(`M${-s * 0.5} 0Q${-s * 0.46} ${s * 0.5} 0 ${s * 0.5}T${s * 0.5} 0Z`, metal.rim) +
      path(
        `M${s * 0.12} ${s * 0.49}Q${s * 0.48} ${s * 0.42} ${s * 0.5} 0H${s * 0.24}Q${s * 0.26} ${s * 0.36} ${s * 0.12} ${s * 0.49}Z`,
        metal.shade,
      ) +
      ellipse(0, 0, s * 0.5, s * 0.13, metal.shade) +
      ellipse(0, s * 0.015, s * 0.43, s * 0.09, filling),
    1,
    turn,
  )
}
