import { path, rect, stroke, times } from './svg.ts'
import type { Sheet } from './sheet.ts'

export type ArchKind = 'round' | 'pointed' | 'ogee' | 'cusped' | 'flat'

/** The outline of an opening. Doors, niches, windows and cloth stalls use it. */
export function archPath(cx: number, base: number, width: number, height: number, kind: ArchKind): string {
  const l = cx - width / 2
  const r = cx + width / 2
  const rise = Math.min(width * 0.62, height * 0.8)
  const s = base - height + rise
  const t = base - height
  if (kind === 'flat') return `M${l} ${base}V${t}H${r}V${base}Z`
  if (kind === 'round')
    return `M${l} ${base}V${t + width / 2}A${width / 2} ${width / 2} 0 0 1 ${r} ${t + width / 2}V${base}Z`
  if (kind === 'pointed')
    return `M${l} ${base}V${s}Q${l} ${s - rise * 0.62} ${cx} ${t}Q${r} ${s - rise * 0.62} ${r} ${s}V${base}Z`
  if (kind === 'ogee') {
    return `M${l} ${base}V${s}C${l} ${s - rise * 0.5} ${cx - width * 0.16} ${s - rise * 0.55} ${cx} ${t}C${cx + width * 0.16} ${s - rise * 0.55} ${r} ${s - rise * 0.5} ${r} ${s}V${base}Z`
  }
  const a = width * 0.2
  return `M${l} ${base}V${s}A${a} ${a} 0 0 1 ${l + width * 0.17} ${s - rise * 0.46}A${a} ${a} 0 0 1 ${cx - width * 0.1} ${s - rise * 0.76}Q${cx - width * 0.03} ${s - rise * 0.84} ${cx} ${t}Q${cx + width * 0.03} ${s - rise * 0.84} ${cx + width * 0.1} ${s - rise * 0.76}A${a} ${a} 0 0 1 ${r - width * 0.17} ${s - rise * 0.46}A${a} ${a} 0 0 1 ${r} ${s}V${base}Z`
}

/** An arch outline filled with one ink. */
export function arch(cx: number, base: number, width: number, height: number, kind: ArchKind, ink: string): string {
  return path(archPath(cx, base, width, height, kind), ink)
}

/** An opening with a lit reveal on the right jamb: depth with one extra shape. */
export function deepArch(
  cx: number,
  base: number,
  width: number,
  height: number,
  kind: ArchKind,
  dark: string,
  reveal: string,
): string {
  const inset = width * 0.14
  return (
    path(archPath(cx, base, width, height, kind), reveal) +
    path(archPath(cx - inset / 2, base, width - inset, height - inset, kind), dark)
  )
}

/** A row of equal openings. One path, so a long arcade stays small. */
export function arcade(
  x: number,
  base: number,
  width: number,
  height: number,
  count: number,
  kind: ArchKind,
  ink: string,
  fullness = 0.62,
): string {
  const bay = width / count
  return path(
    times(count, (i) => archPath(x + bay * (i + 0.5), base, bay * fullness, height, kind)),
    ink,
  )
}

/** Battlements: merlons as one path. */
export function crenellation(x: number, y: number, width: number, count: number, height: number, ink: string): string {
  const step = width / (count * 2 - 1)
  return path(
    times(
      count,
      (i) =>
        `M${x + i * 2 * step} ${y}v${-height * 0.7}q0 ${-height * 0.3} ${step / 2} ${-height * 0.3}t${step / 2} ${height * 0.3}v${height * 0.7}z`,
    ),
    ink,
  )
}

/** Some courses of masonry as broken lines, enough to look like stone. */
export function courses(
  x: number,
  y: number,
  width: number,
  height: number,
  rows: number,
  ink: string,
  size = 2,
): string {
  return times(rows, (row) =>
    stroke(
      `M${x + ((row * 17) % 29)} ${y + (height / rows) * (row + 0.5)}H${x + width - ((row * 23) % 31)}`,
      ink,
      size,
      {
        'stroke-dasharray': `${18 + ((row * 11) % 20)} ${26 + ((row * 19) % 37)}`,
        'stroke-linecap': 'round',
      },
    ),
  )
}

/** A moulding: light edge above, shadow below. */
export function cornice(x: number, y: number, width: number, height: number, light: string, shade: string): string {
  return rect(x, y, width, height, light) + rect(x, y + height * 0.62, width, height * 0.38, shade)
}

/** A pierced stone screen in an arched frame: the lattice is one tile, repeated. */
export function jali(
  sheet: Sheet,
  cx: number,
  base: number,
  width: number,
  height: number,
  stone: string,
  hole: string,
  size = 16,
): string {
  const h = size / 2
  const tile =
    rect(0, 0, size, size, hole) +
    stroke(`M0 ${h}L${h} 0L${size} ${h}L${h} ${size}Z`, stone, size * 0.2) +
    rect(h - size * 0.1, h - size * 0.1, size * 0.2, size * 0.2, stone)
  const d = archPath(cx, base, width, height, 'ogee')
  return path(d, sheet.pattern(size, size, tile)) + stroke(d, stone, 5)
}
