import { brick, gold, marigold, silt } from './palette.ts'
import { circle, ellipse, path, rect, times } from './svg.ts'

/** A broad iron griddle seen from the customer's side. */
export function broadGriddle(cx: number, y: number, rx: number): string {
  const ry = rx * 0.27
  return (
    path(`M${cx - rx} ${y}Q${cx - rx * 0.86} ${y + ry * 1.5} ${cx} ${y + ry * 1.5}T${cx + rx} ${y}Z`, silt.deep) +
    ellipse(cx, y, rx, ry, silt.base) +
    ellipse(cx + rx * 0.01, y + ry * 0.05, rx * 0.97, ry * 0.94, silt.deep) +
    ellipse(cx - rx * 0.02, y - ry * 0.02, rx * 0.9, ry * 0.84, silt.dark)
  )
}

/** Flames licking out under a pan. */
export function flames(x: number, y: number, width: number, count: number, height: number): string {
  const step = width / count
  const tongue = (i: number, h: number, ink: string): string => {
    const cx = x + step * (i + 0.5)
    const w = step * 0.62
    return path(
      `M${cx - w} ${y}Q${cx - w * 1.1} ${y - h * 0.4} ${cx - w * 0.1} ${y - h}Q${cx} ${y - h * 0.6} ${cx + w * 0.5} ${y - h * 0.7}Q${cx + w * 1.2} ${y - h * 0.3} ${cx + w} ${y}Z`,
      ink,
    )
  }
  return (
    times(count, (i) => tongue(i, height * (0.8 + 0.2 * (i % 3)), marigold.base)) +
    times(count, (i) => tongue(i, height * (0.45 + 0.12 * ((i + 1) % 3)), gold.light))
  )
}

/** A brick stove with an open firebox, wide enough for a griddle. */
export function brickStove(x: number, top: number, width: number, base: number): string {
  const h = base - top
  return (
    rect(x, top, width, h, brick.base) +
    rect(x + width * 0.76, top, width * 0.24, h, brick.dark) +
    path(`M${x} ${top + h / 3}h${width}v3h${-width}zM${x} ${top + (h * 2) / 3}h${width}v3h${-width}z`, brick.deep) +
    path(
      `M${x + width * 0.24} ${base}V${top + h * 0.5}q0 ${-h * 0.36} ${width * 0.26} ${-h * 0.36}t${width * 0.26} ${h * 0.36}V${base}Z`,
      silt.deep,
    ) +
    circle(x + width * 0.08, top + h * 0.16, h * 0.05, brick.light)
  )
}
