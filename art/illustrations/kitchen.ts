import { at, circle, ellipse, path, polygon, rect, stroke } from './svg.ts'
import type { Metal } from './tableware.ts'

/** A round pan hung by its handle from (x, y), its base towards the room. */
export function hungPan(x: number, y: number, r: number, handle: number, metal: Metal): string {
  return (
    stroke(`M${x} ${y}v${handle}`, metal.shade, r * 0.16, { 'stroke-linecap': 'round' }) +
    circle(x, y + 2, r * 0.14, 'none', { stroke: metal.shade, 'stroke-width': r * 0.08 }) +
    circle(x, y + handle + r * 0.9, r, metal.shade) +
    circle(x - r * 0.04, y + handle + r * 0.87, r * 0.94, metal.rim) +
    circle(x, y + handle + r * 0.9, r * 0.72, metal.shade) +
    circle(x - r * 0.03, y + handle + r * 0.87, r * 0.66, metal.well) +
    stroke(
      `M${x - r * 0.76} ${y + handle + r * 0.7}A${r * 0.8} ${r * 0.8} 0 0 1 ${x - r * 0.3} ${y + handle + r * 0.16}`,
      metal.glint,
      r * 0.08,
      { 'stroke-linecap': 'round' },
    )
  )
}

/** A ladle hung by its hook, bowl down. */
export function hungLadle(x: number, y: number, length: number, metal: Metal): string {
  return (
    stroke(`M${x} ${y}v${length}`, metal.rim, length * 0.06, { 'stroke-linecap': 'round' }) +
    path(
      `M${x - length * 0.17} ${y + length * 0.92}a${length * 0.17} ${length * 0.19} 0 0 0 ${length * 0.34} 0z`,
      metal.rim,
    ) +
    path(
      `M${x + length * 0.04} ${y + length * 0.92}h${length * 0.13}a${length * 0.17} ${length * 0.19} 0 0 1 ${-length * 0.17} ${length * 0.19}z`,
      metal.shade,
    )
  )
}

/** A deep pot with two ears and a lid. */
export function stockpot(x: number, base: number, w: number, h: number, metal: Metal): string {
  const l = x - w / 2
  return (
    stroke(
      `M${l} ${base - h * 0.7}q${-w * 0.14} 0 ${-w * 0.1} ${h * 0.2}M${l + w} ${base - h * 0.7}q${w * 0.14} 0 ${w * 0.1} ${h * 0.2}`,
      metal.shade,
      w * 0.05,
      { 'stroke-linecap': 'round' },
    ) +
    path(
      `M${l} ${base - h}V${base - h * 0.14}Q${l} ${base} ${l + w * 0.1} ${base}H${l + w * 0.9}Q${l + w} ${base} ${l + w} ${base - h * 0.14}V${base - h}Z`,
      metal.rim,
    ) +
    path(
      `M${l + w * 0.68} ${base - h}Q${l + w * 0.8} ${base - h * 0.5} ${l + w * 0.66} ${base}H${l + w * 0.9}Q${l + w} ${base} ${l + w} ${base - h * 0.14}V${base - h}Z`,
      metal.shade,
    ) +
    rect(l - w * 0.03, base - h * 1.06, w * 1.06, h * 0.1, metal.well, { rx: 4 }) +
    path(`M${l + w * 0.03} ${base - h * 1.06}Q${x} ${base - h * 1.44} ${l + w * 0.97} ${base - h * 1.06}Z`, metal.rim) +
    path(
      `M${x + w * 0.16} ${base - h * 1.06}Q${x + w * 0.12} ${base - h * 1.22} ${x + w * 0.02} ${base - h * 1.25}Q${x + w * 0.3} ${base - h * 1.24} ${l + w * 0.97} ${base - h * 1.06}Z`,
      metal.shade,
    ) +
    ellipse(x, base - h * 1.29, w * 0.07, h * 0.07, metal.shade) +
    stroke(`M${l + w * 0.12} ${base - h * 0.84}V${base - h * 0.24}`, metal.glint, w * 0.045, {
      'stroke-linecap': 'round',
    })
  )
}

/** A cook's knife lying flat, its point to the left. */
export function cooksKnife(
  x: number,
  y: number,
  length: number,
  turn: number,
  blade: string,
  edge: string,
  handle: string,
): string {
  return at(
    x,
    y,
    path(`M0 0Q${length * 0.2} ${-length * 0.13} ${length * 0.64} ${-length * 0.13}V0Z`, blade) +
      path(`M0 0Q${length * 0.2} ${-length * 0.06} ${length * 0.64} ${-length * 0.05}V0Z`, edge) +
      rect(length * 0.64, -length * 0.13, length * 0.36, length * 0.09, handle, { rx: length * 0.03 }),
    1,
    turn,
  )
}

/** A tomato with its star of sepals. */
export function tomato(x: number, y: number, r: number, lit: string, shade: string, leaf: string): string {
  return (
    ellipse(x, y, r, r * 0.88, lit) +
    path(
      `M${x + r * 0.3} ${y - r * 0.83}A${r} ${r * 0.88} 0 0 1 ${x + r * 0.1} ${y + r * 0.87}Q${x + r * 0.7} ${y} ${x + r * 0.3} ${y - r * 0.83}Z`,
      shade,
    ) +
    polygon(
      [
        x - r * 0.5,
        y - r * 0.7,
        x - r * 0.1,
        y - r * 0.86,
        x,
        y - r * 1.2,
        x + r * 0.14,
        y - r * 0.86,
        x + r * 0.5,
        y - r * 0.7,
        x,
        y - r * 0.6,
      ],
      leaf,
    )
  )
}
