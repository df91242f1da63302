import { arch, archPath, cornice, deepArch } from './arches.ts'
import { dome, finial, type Stone } from './monuments.ts'
import { border } from './ornament.ts'
import type { Sheet } from './sheet.ts'
import { circle, path, polygon, rect, stroke, times } from './svg.ts'

/** One storey of an eight-sided tomb: three faces show, the left one in half light, the right one in shadow. */
function storey(cx: number, base: number, half: number, height: number, stone: Stone, dark: string): string {
  const edge = half * 0.46
  return (
    rect(cx - half, base - height, half * 2, height, stone.lit) +
    rect(cx + edge, base - height, half - edge, height, stone.shade) +
    path(`M${cx - edge} ${base}v${-height}M${cx + edge} ${base}v${-height}`, 'none', {
      stroke: stone.line,
      'stroke-width': 2,
    }) +
    deepArch(cx, base, edge * 1.3, height * 0.78, 'pointed', dark, stone.shade) +
    arch(cx - half * 0.73, base, half * 0.3, height * 0.7, 'pointed', dark) +
    arch(cx + half * 0.73, base, half * 0.3, height * 0.7, 'pointed', dark) +
    cornice(cx - half * 1.08, base - height - half * 0.08, half * 2.16, half * 0.12, stone.lit, stone.line)
  )
}

/** A merchant's mausoleum: two open octagonal storeys, the upper one drawn in, under a tall dome. */
export function octagonTomb(cx: number, base: number, s: number, stone: Stone, dark: string, crown: string): string {
  return (
    polygon(
      [cx - s * 1.3, base, cx - s * 1.18, base - s * 0.12, cx + s * 1.18, base - s * 0.12, cx + s * 1.3, base],
      stone.shade,
    ) +
    rect(cx - s * 1.18, base - s * 0.16, s * 2.36, s * 0.08, stone.lit) +
    storey(cx, base - s * 0.14, s, s * 0.84, stone, dark) +
    times(9, (i) =>
      rect(cx - s * 0.98 + i * s * 0.235, base - s * 1.18, s * 0.07, s * 0.14, i > 5 ? stone.shade : stone.lit),
    ) +
    storey(cx, base - s * 1.04, s * 0.72, s * 0.6, stone, dark) +
    rect(cx - s * 0.56, base - s * 1.84, s * 1.12, s * 0.18, stone.lit) +
    rect(cx + s * 0.24, base - s * 1.84, s * 0.32, s * 0.18, stone.shade) +
    dome(cx, base - s * 1.82, s * 1.16, s * 0.74, stone, 'round', 5) +
    finial(cx, base - s * 2.53, s * 0.3, crown)
  )
}

/** A flat grave slab seen at an angle, with a carved border and a rosette instead of an inscription. */
export function graveSlab(sheet: Sheet, x: number, y: number, width: number, stone: Stone): string {
  const depth = width * 0.16
  return (
    polygon([x, y, x + width, y, x + width + depth, y + depth * 1.5, x - depth, y + depth * 1.5], stone.lit) +
    polygon(
      [
        x + width * 0.08,
        y + depth * 0.26,
        x + width * 0.92,
        y + depth * 0.26,
        x + width + depth * 0.3,
        y + depth * 1.2,
        x - depth * 0.3,
        y + depth * 1.2,
      ],
      stone.shade,
    ) +
    border(sheet, x - depth, y + depth * 1.5, width + depth * 2, depth * 0.9, stone.shade, stone.line, 'diamond')
  )
}

/** A pierced window of eight-pointed stars in an arched frame, brighter than the wall it lets light through. */
export function starScreen(
  sheet: Sheet,
  cx: number,
  base: number,
  width: number,
  height: number,
  stone: string,
  light: string,
  size: number,
): string {
  const h = size / 2
  const q = size * 0.15
  const tile =
    rect(0, 0, size, size, light) +
    stroke(
      `M${h} 0V${q}L${size - q} ${h}H${size}M${size - q} ${h}L${h} ${size - q}V${size}M${h} ${size - q}L${q} ${h}H0M${q} ${h}L${h} ${q}`,
      stone,
      size * 0.13,
    ) +
    polygon([h, h - q, h + q, h, h, h + q, h - q, h], stone) +
    times(4, (i) => circle(i % 2 === 0 ? 0 : size, i < 2 ? 0 : size, size * 0.16, stone))
  const outline = archPath(cx, base, width, height, 'ogee')
  return path(outline, sheet.pattern(size, size, tile, { x: cx - h, y: base })) + stroke(outline, stone, size * 0.2)
}
