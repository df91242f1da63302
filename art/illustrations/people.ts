import { skin } from './palette.ts'
import { circle, ellipse, path, rect } from './svg.ts'

/** The pictures show no faces. People give a scene its scale. */
export type Dress = { readonly cloth: string; readonly fold: string; readonly hair: string }

/** A woman in a sari, the drape falling from her left shoulder. */
export function womanInSari(x: number, ground: number, h: number, dress: Dress, face: string = skin.light): string {
  const y = ground - h
  return (
    path(
      `M${x - h * 0.11} ${y + h * 0.24}Q${x} ${y + h * 0.15} ${x + h * 0.11} ${y + h * 0.24}L${x + h * 0.09} ${y + h * 0.5}Q${x + h * 0.17} ${y + h * 0.8} ${x + h * 0.18} ${ground}H${x - h * 0.17}Q${x - h * 0.15} ${y + h * 0.7} ${x - h * 0.08} ${y + h * 0.5}Z`,
      dress.cloth,
    ) +
    path(
      `M${x + h * 0.11} ${y + h * 0.24}L${x - h * 0.02} ${y + h * 0.2}L${x - h * 0.08} ${y + h * 0.5}Q${x + h * 0.06} ${y + h * 0.56} ${x + h * 0.08} ${ground}H${x + h * 0.18}Q${x + h * 0.17} ${y + h * 0.8} ${x + h * 0.09} ${y + h * 0.5}Z`,
      dress.fold,
    ) +
    ellipse(x + h * 0.035, y + h * 0.11, h * 0.075, h * 0.085, dress.hair) +
    ellipse(x - h * 0.005, y + h * 0.1, h * 0.062, h * 0.078, face) +
    path(
      `M${x - h * 0.06} ${y + h * 0.08}Q${x} ${y - h * 0.02} ${x + h * 0.08} ${y + h * 0.06}Q${x} ${y + h * 0.03} ${x - h * 0.06} ${y + h * 0.08}Z`,
      dress.hair,
    ) +
    circle(x + h * 0.1, y + h * 0.13, h * 0.035, dress.hair)
  )
}

/** A man in a long shirt. */
export function manInKurta(x: number, ground: number, h: number, dress: Dress, face: string = skin.dark): string {
  const y = ground - h
  return (
    rect(x - h * 0.085, ground - h * 0.36, h * 0.07, h * 0.36, dress.fold) +
    rect(x + h * 0.02, ground - h * 0.36, h * 0.07, h * 0.36, dress.fold) +
    path(
      `M${x - h * 0.12} ${y + h * 0.22}Q${x} ${y + h * 0.14} ${x + h * 0.12} ${y + h * 0.22}L${x + h * 0.14} ${y + h * 0.7}H${x - h * 0.13}Z`,
      dress.cloth,
    ) +
    path(
      `M${x + h * 0.05} ${y + h * 0.18}Q${x + h * 0.1} ${y + h * 0.19} ${x + h * 0.12} ${y + h * 0.22}L${x + h * 0.14} ${y + h * 0.7}H${x + h * 0.05}Z`,
      dress.fold,
    ) +
    ellipse(x, y + h * 0.095, h * 0.066, h * 0.08, face) +
    path(
      `M${x - h * 0.068} ${y + h * 0.09}Q${x - h * 0.07} ${y} ${x} ${y}T${x + h * 0.07} ${y + h * 0.1}Q${x + h * 0.03} ${y + h * 0.04} ${x - h * 0.068} ${y + h * 0.09}Z`,
      dress.hair,
    )
  )
}

/** A person in a crowd from behind: a head and shoulders. */
export function onlooker(x: number, base: number, s: number, cloth: string, hair: string): string {
  return (
    path(
      `M${x - s * 0.62} ${base}Q${x - s * 0.6} ${base - s * 0.9} ${x} ${base - s * 0.94}T${x + s * 0.62} ${base}Z`,
      cloth,
    ) + ellipse(x, base - s * 1.2, s * 0.27, s * 0.33, hair)
  )
}

/** A hand closed around a handle at 0,0, its forearm reaching `length` to the right into a sleeve. */
export function grip(length: number, dress: Dress, face: string = skin.light, shade: string = skin.dark): string {
  return (
    path(`M10 -26L${length} -38V40L10 26Z`, face) +
    path(`M10 6L${length} 8V40L10 26Z`, shade) +
    path(`M${length * 0.46} -46L${length} -62V66L${length * 0.46} 46Z`, dress.cloth) +
    path(`M${length * 0.46} 10L${length} 14V66L${length * 0.46} 46Z`, dress.fold) +
    rect(length * 0.46 - 6, -48, 14, 96, dress.hair, { rx: 5 }) +
    rect(-34, -34, 62, 66, face, { rx: 24 }) +
    path('M-33 -16h26M-34 -1h27M-33 14h25', 'none', { stroke: shade, 'stroke-width': 4, 'stroke-linecap': 'round' }) +
    path('M-22 -32Q2 -52 30 -26L22 -12Q0 -22 -22 -32Z', face)
  )
}
