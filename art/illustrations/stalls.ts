import { circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** A scalloped awning in stripes. Its right end is in shadow. */
export function awning(
  x: number,
  y: number,
  width: number,
  height: number,
  stripes: number,
  one: string,
  two: string,
  shade: string,
): string {
  const w = width / stripes
  const strip = (i: number): string => `M${x + i * w} ${y}h${w}v${height}a${w / 2} ${w / 2.4} 0 0 1 ${-w} 0z`
  const odd = times(stripes, (i) => (i % 2 === 0 ? strip(i) : ''))
  const even = times(stripes, (i) => (i % 2 === 1 ? strip(i) : ''))
  const last = times(stripes, (i) => (i >= stripes * 0.7 ? strip(i) : ''))
  return path(odd, one) + path(even, two) + path(last, shade, { opacity: 0.32 })
}

/** A spoked handcart wheel. */
export function wheel(cx: number, cy: number, r: number, rim: string, spoke: string): string {
  return (
    circle(cx, cy, r, 'none', { stroke: rim, 'stroke-width': r * 0.16 }) +
    stroke(
      times(8, (i) => `M${cx} ${cy}L${cx + Math.cos((i * Math.PI) / 4) * r} ${cy + Math.sin((i * Math.PI) / 4) * r}`),
      spoke,
      r * 0.08,
    ) +
    circle(cx, cy, r * 0.2, rim)
  )
}

/** A stall umbrella in gores. */
export function umbrella(
  cx: number,
  y: number,
  width: number,
  height: number,
  one: string,
  two: string,
  pole: string,
  drop: number,
): string {
  const w = width / 2
  const gore = (a: number, b: number, ink: string): string =>
    path(
      `M${cx} ${y}Q${cx + a * w * 0.8} ${y + height * 0.2} ${cx + a * w} ${y + height}Q${cx + ((a + b) / 2) * w} ${y + height * 0.84} ${cx + b * w} ${y + height}Q${cx + b * w * 0.8} ${y + height * 0.2} ${cx} ${y}Z`,
      ink,
    )
  return (
    rect(cx - width * 0.009, y, width * 0.018, height + drop, pole) +
    gore(-1, -0.62, one) +
    gore(-0.62, -0.2, two) +
    gore(-0.2, 0.22, one) +
    gore(0.22, 0.64, two) +
    gore(0.64, 1, one) +
    circle(cx, y - 2, width * 0.014, pole)
  )
}

/** A pan on a burner with a small flame. */
export function kadai(cx: number, y: number, width: number, metal: string, shade: string, oil: string): string {
  const w = width / 2
  return (
    path(`M${cx - w} ${y}Q${cx - w * 0.8} ${y + width * 0.34} ${cx} ${y + width * 0.34}T${cx + w} ${y}Z`, metal) +
    path(
      `M${cx + w * 0.1} ${y + width * 0.338}Q${cx + w * 0.8} ${y + width * 0.3} ${cx + w} ${y}H${cx + w * 0.5}Q${cx + w * 0.4} ${y + width * 0.24} ${cx + w * 0.1} ${y + width * 0.338}Z`,
      shade,
    ) +
    ellipse(cx, y, w, width * 0.1, shade) +
    ellipse(cx, y + width * 0.012, w * 0.88, width * 0.075, oil) +
    stroke(
      `M${cx - w} ${y}q${-w * 0.22} ${-w * 0.02} ${-w * 0.14} ${w * 0.2}M${cx + w} ${y}q${w * 0.22} ${-w * 0.02} ${w * 0.14} ${w * 0.2}`,
      metal,
      width * 0.035,
    )
  )
}

/** A shopkeeper's jar with a lid. */
export function jar(
  x: number,
  base: number,
  width: number,
  height: number,
  glass: string,
  content: string,
  lid: string,
): string {
  return (
    rect(x, base - height, width, height, glass, { rx: width * 0.14 }) +
    path(
      `M${x + width * 0.1} ${base - height * 0.68}q${width * 0.2} ${-height * 0.1} ${width * 0.4} 0t${width * 0.4} 0V${base - height * 0.06}H${x + width * 0.1}Z`,
      content,
    ) +
    rect(x + width * 0.08, base - height * 1.12, width * 0.84, height * 0.16, lid, { rx: 3 }) +
    rect(x + width * 0.16, base - height * 0.86, width * 0.1, height * 0.6, glass, { opacity: 0.7 })
  )
}

export function steam(x: number, y: number, height: number, ink: string, width = 7): string {
  const h = height / 4
  return stroke(
    `M${x} ${y}q${-h * 0.8} ${-h} 0 ${-2 * h}t0 ${-2 * h}M${x + h * 1.1} ${y - h * 0.4}q${-h * 0.7} ${-h * 0.8} 0 ${-1.7 * h}t0 ${-1.7 * h}`,
    ink,
    width,
    { 'stroke-linecap': 'round', opacity: 0.75 },
  )
}

/** A hanging lamp with its cone of light. */
export function pendant(x: number, y: number, size: number, drop: number, shade: string, glow: string): string {
  return (
    rect(x - 1.2, y - drop, 2.4, drop, shade) +
    polygon([x - size, y + size * 0.8, x - size * 0.3, y, x + size * 0.3, y, x + size, y + size * 0.8], shade) +
    ellipse(x, y + size * 0.8, size * 0.62, size * 0.24, glow)
  )
}
