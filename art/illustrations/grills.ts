import { brick, gold, green, marigold, silt } from './palette.ts'
import { at, circle, ellipse, path, rect, stroke, times } from './svg.ts'

/** A skewer of grilled meat lying along the x axis, charred in stripes. */
export function skewer(x: number, y: number, length: number, turn: number): string {
  const l = length
  return at(
    x,
    y,
    stroke(`M${-l * 0.62} 0H${l * 0.62}`, silt.pale, l * 0.022, { 'stroke-linecap': 'round' }) +
      times(5, (i) => {
        const cx = -l * 0.38 + i * l * 0.19
        return i === 2
          ? rect(cx - l * 0.03, -l * 0.075, l * 0.06, l * 0.15, green.base, { rx: 3 })
          : rect(cx - l * 0.085, -l * 0.075, l * 0.17, l * 0.15, brick.dark, { rx: l * 0.05 }) +
              rect(cx - l * 0.085, -l * 0.075, l * 0.15, l * 0.1, marigold.deep, { rx: l * 0.045 })
      }) +
      stroke(
        times(4, (i) => `M${-l * 0.4 + (i + (i > 1 ? 1 : 0)) * l * 0.19} ${-l * 0.05}v${l * 0.08}`),
        brick.deep,
        l * 0.025,
        { 'stroke-linecap': 'round' },
      ),
    1,
    turn,
  )
}

/** A trough of glowing charcoal from the customer's side: a bed of embers above its front panel. */
export function charcoalGrill(x: number, top: number, width: number, bed: number, front: number): string {
  const ember = (i: number): string => {
    const cx = x + 26 + ((i * 41) % (width - 52))
    return ellipse(
      cx,
      top + 8 + ((i * 13) % (bed - 12)),
      15,
      8,
      i % 3 === 0 ? gold.light : i % 3 === 1 ? marigold.base : brick.base,
    )
  }
  return (
    path(`M${x + 12} ${top}h${width - 24}l14 ${bed}h${-width - 4}z`, silt.deep) +
    times(20, ember) +
    path(`M${x - 8} ${top + bed}h${width + 16}l-10 ${front}h${4 - width}z`, silt.dark) +
    path(`M${x + width * 0.76} ${top + bed}h${width * 0.24 + 8}l-10 ${front}h${-width * 0.22}z`, silt.deep) +
    times(6, (i) => circle(x + width * (0.1 + i * 0.16), top + bed + front * 0.56, 6, marigold.base)) +
    rect(x - 12, top + bed - 4, width + 24, 9, silt.base)
  )
}
