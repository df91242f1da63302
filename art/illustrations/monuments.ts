import { arcade, cornice, crenellation } from './arches.ts'
import { circle, ellipse, path, polygon, rect, stroke, times } from './svg.ts'

/** The tints of a volume: lit face, shadow side, ornament. */
export type Stone = { readonly lit: string; readonly shade: string; readonly line: string }

/** A kalash: pot, neck and spike over every dome and tower. */
export function finial(cx: number, y: number, height: number, ink: string): string {
  return (
    polygon([cx - height * 0.05, y - height * 0.3, cx, y - height, cx + height * 0.05, y - height * 0.3], ink) +
    circle(cx, y - height * 0.5, height * 0.12, ink) +
    ellipse(cx, y - height * 0.18, height * 0.2, height * 0.16, ink)
  )
}

/** A dome in two planes, round or bulbous, with ribs when it is near enough to show them. */
export function dome(
  cx: number,
  base: number,
  width: number,
  height: number,
  stone: Stone,
  kind: 'round' | 'onion' = 'round',
  ribs = 0,
): string {
  const h = width / 2
  const bulge = kind === 'onion' ? h * 0.22 : 0
  const shoulder = kind === 'onion' ? 0.5 : 0.56
  const reach = kind === 'onion' ? 0.42 : 0.56
  const top = base - height
  const crown = kind === 'onion' ? top + height * 0.22 : top
  const side = (sign: number): string =>
    `C${cx + sign * h * reach} ${crown} ${cx + sign * (h + bulge)} ${base - height * shoulder} ${cx + sign * h} ${base}`
  const lit = `M${cx} ${top}${side(-1)}H${cx + h}C${cx + h + bulge} ${base - height * shoulder} ${cx + h * reach} ${crown} ${cx} ${top}Z`
  const dark = `M${cx} ${top}${side(1)}H${cx + h * 0.2}C${cx + h * 0.55 + bulge * 0.6} ${base - height * shoulder} ${cx + h * 0.4} ${crown} ${cx} ${top}Z`
  const rib = times(ribs, (i) => {
    const t = ((i + 1) / (ribs + 1)) * 2 - 1
    return `M${cx} ${top}C${cx + t * h * reach} ${crown} ${cx + t * (h + bulge)} ${base - height * shoulder} ${cx + t * h} ${base}`
  })
  return path(lit, stone.lit) + path(dark, stone.shade) + (ribs > 0 ? stroke(rib, stone.line, 2) : '')
}

/** A domed kiosk on slender columns. */
export function chhatri(cx: number, base: number, width: number, height: number, stone: Stone, hollow: string): string {
  const drum = base - height * 0.52
  return (
    rect(cx - width * 0.42, drum, width * 0.84, height * 0.52, stone.lit) +
    rect(cx + width * 0.2, drum, width * 0.22, height * 0.52, stone.shade) +
    arcade(cx - width * 0.42, base, width * 0.84, height * 0.42, 3, 'ogee', hollow, 0.7) +
    cornice(cx - width * 0.56, drum - height * 0.06, width * 1.12, height * 0.08, stone.lit, stone.shade) +
    dome(cx, drum - height * 0.06, width * 0.84, height * 0.36, stone) +
    finial(cx, drum - height * 0.4, height * 0.2, stone.line)
  )
}

/** One coordinate of a cubic curve, so that notches end exactly on the tower's edge. */
function onCurve(t: number, b: number, c: number, d: number, a = 0): number {
  return a * (1 - t) ** 3 + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d
}

/** A North Indian temple tower: a broad spine between ribs, notched courses, the ribbed cushion (amalaka) and pot. */
export function shikhara(cx: number, base: number, width: number, height: number, stone: Stone, crown: string): string {
  const w = width / 2
  const top = base - height
  const facet = (a: number, b: number, ink: string): string =>
    path(
      `M${cx + a * w} ${base}C${cx + a * w} ${base - height * 0.5} ${cx + a * w * 0.5} ${base - height * 0.84} ${cx + a * w * 0.17} ${top}H${cx + b * w * 0.17}C${cx + b * w * 0.5} ${base - height * 0.84} ${cx + b * w} ${base - height * 0.5} ${cx + b * w} ${base}Z`,
      ink,
    )
  const notches = times(10, (i) => {
    const t = (i + 0.5) / 10.6
    const reach = w * onCurve(t, 1, 0.5, 0.17, 1)
    const y = base - height * onCurve(t, 0.5, 0.84, 1)
    return `M${cx - reach * 0.92} ${y}h${reach * 0.28}M${cx - reach * 0.2} ${y}h${reach * 0.32}M${cx + reach * 0.64} ${y}h${reach * 0.28}`
  })
  return (
    facet(-1, -0.56, stone.lit) +
    facet(-0.56, -0.28, stone.shade) +
    facet(-0.28, 0.2, stone.lit) +
    facet(0.2, 0.3, stone.line) +
    facet(0.3, 0.56, stone.line) +
    facet(0.56, 1, stone.shade) +
    stroke(notches, stone.line, Math.max(2, height * 0.012), { 'stroke-linecap': 'round', opacity: 0.7 }) +
    ellipse(cx, top - height * 0.02, w * 0.32, height * 0.035, crown) +
    stroke(
      times(5, (i) => `M${cx - w * 0.2 + i * w * 0.1} ${top - height * 0.045}v${height * 0.05}`),
      stone.line,
      2,
    ) +
    finial(cx, top - height * 0.04, height * 0.17, crown)
  )
}

/** A pennant on a mast. It flies to the right, because the sea wind comes from the left. */
export function pennant(x: number, y: number, height: number, length: number, mast: string, flag: string): string {
  return (
    rect(x - 1.5, y - height, 3, height, mast) +
    path(
      `M${x} ${y - height}q${length * 0.5} ${-length * 0.1} ${length} ${length * 0.26}q${-length * 0.5} ${length * 0.02} ${-length} ${length * 0.3}Z`,
      flag,
    )
  )
}

/** A tapering tower with three galleries and a small bulb. */
export function minaret(cx: number, base: number, width: number, height: number, stone: Stone): string {
  const w = width / 2
  const top = base - height * 0.84
  const gallery = (y: number, reach: number): string =>
    cornice(cx - w * reach, y, w * reach * 2, width * 0.22, stone.lit, stone.line)
  return (
    polygon([cx - w, base, cx - w * 0.72, top, cx + w * 0.72, top, cx + w, base], stone.lit) +
    polygon([cx + w * 0.2, base, cx + w * 0.16, top, cx + w * 0.72, top, cx + w, base], stone.shade) +
    gallery(base - height * 0.34, 1.25) +
    gallery(base - height * 0.62, 1.2) +
    gallery(top, 1.2) +
    dome(cx, top, width * 0.72, height * 0.11, stone, 'onion') +
    finial(cx, base - height * 0.94, height * 0.07, stone.line)
  )
}

/** A tapering pier, as over the merchants' graves. */
export function obelisk(cx: number, base: number, width: number, height: number, stone: Stone): string {
  const w = width / 2
  return (
    rect(cx - w, base - height * 0.26, width, height * 0.26, stone.lit) +
    rect(cx + w * 0.3, base - height * 0.26, w * 0.7, height * 0.26, stone.shade) +
    cornice(cx - w * 1.15, base - height * 0.3, width * 1.15, height * 0.05, stone.lit, stone.line) +
    polygon(
      [
        cx - w * 0.7,
        base - height * 0.3,
        cx - w * 0.3,
        base - height * 0.9,
        cx,
        base - height,
        cx + w * 0.3,
        base - height * 0.9,
        cx + w * 0.7,
        base - height * 0.3,
      ],
      stone.lit,
    ) +
    polygon(
      [
        cx + w * 0.2,
        base - height * 0.3,
        cx,
        base - height,
        cx + w * 0.3,
        base - height * 0.9,
        cx + w * 0.7,
        base - height * 0.3,
      ],
      stone.shade,
    )
  )
}

/** A round bastion: batter, string course, loopholes and merlons. */
export function bastion(cx: number, base: number, width: number, height: number, stone: Stone): string {
  const w = width / 2
  const top = base - height
  return (
    path(
      `M${cx - w * 1.1} ${base}L${cx - w} ${top}H${cx + w}L${cx + w * 1.1} ${base}Q${cx} ${base + width * 0.1} ${cx - w * 1.1} ${base}Z`,
      stone.lit,
    ) +
    path(
      `M${cx + w * 0.3} ${base + width * 0.045}L${cx + w * 0.25} ${top}H${cx + w}L${cx + w * 1.1} ${base}Q${cx + w * 0.7} ${base + width * 0.04} ${cx + w * 0.3} ${base + width * 0.045}Z`,
      stone.shade,
    ) +
    crenellation(cx - w * 1.03, top + 1, width * 1.03, 7, height * 0.12, stone.lit) +
    crenellation(cx + w * 0.2377, top + 1, w * 0.7923, 3, height * 0.12, stone.shade) +
    path(
      `M${cx - w * 1.03} ${top + height * 0.12}Q${cx} ${top + height * 0.2} ${cx + w * 1.03} ${top + height * 0.12}v${height * 0.03}Q${cx} ${top + height * 0.235} ${cx - w * 1.035} ${top + height * 0.15}Z`,
      stone.line,
    ) +
    stroke(
      times(3, (i) => `M${cx - w * 0.55 + i * w * 0.5} ${top + height * 0.42}v${height * 0.12}`),
      stone.line,
      width * 0.045,
      { 'stroke-linecap': 'round' },
    )
  )
}
