import { circle, path, polygon, rect, rounded, stroke, times } from './svg.ts'
import type { Sheet } from './sheet.ts'

/** A row of round dots as one dashed line, which needs a tenth of the bytes of single dots. */
export function dots(d: string, ink: string, size: number, gap: number): string {
  return stroke(d, ink, size, { 'stroke-linecap': 'round', 'stroke-dasharray': `0 ${rounded(gap)}` })
}

/** Rows of shrinking dots. They shade a print as a blur would, but with flat ink. */
export function dotFade(y: number, rows: number, step: number, ink: string, largest: number, width = 800): string {
  return times(rows, (row) => {
    const size = largest * (1 - row / rows)
    return dots(`M${row % 2 === 0 ? 0 : step * 0.6} ${y - row * step * 0.85}H${width + 10}`, ink, size, step * 1.2)
  })
}

/** Rings of bandhani dots around a point. */
export function dotRing(
  cx: number,
  cy: number,
  wantedRadius: number,
  ink: string,
  size: number,
  count: number,
): string {
  // The radius is rounded first. Separate rounding would make both halves larger than half circles and add a pair of dots.
  const radius = Math.round(wantedRadius * 10) / 10
  const gap = (2 * Math.PI * radius) / count
  return dots(
    `M${cx - radius} ${cy}a${radius} ${radius} 0 1 1 ${2 * radius} 0a${radius} ${radius} 0 1 1 ${-2 * radius} 0`,
    ink,
    size,
    gap,
  )
}

/** A leaf outline from x, y to a tip at the given length and turn. */
function leafPath(length: number, width: number, turn: number, x: number, y: number): string {
  const angle = (turn * Math.PI) / 180
  const along = (forward: number, aside: number): string =>
    `${x + forward * Math.cos(angle) - aside * Math.sin(angle)} ${y + forward * Math.sin(angle) + aside * Math.cos(angle)}`
  return `M${x} ${y}Q${along(length / 2, -width)} ${along(length, 0)}Q${along(length / 2, width)} ${x} ${y}Z`
}

/** A leaf of block print. */
export function leaf(length: number, width: number, ink: string, turn = 0, x = 0, y = 0): string {
  return path(leafPath(length, width, turn, x, y), ink)
}

/** A flower seen from above, as cut on a printing block. */
export function rosette(cx: number, cy: number, radius: number, petals: number, ink: string, heart: string): string {
  return (
    path(
      times(petals, (index) => leafPath(radius, radius * 0.55, (360 / petals) * index + 12, cx, cy)),
      ink,
    ) + circle(cx, cy, radius * 0.26, heart)
  )
}

export type BorderStyle = 'leaf' | 'temple' | 'diamond' | 'wave'

/** A band of block print: it runs under plinths, along cloths and at the edge of quays. */
export function border(
  sheet: Sheet,
  x: number,
  y: number,
  width: number,
  height: number,
  ground: string,
  ink: string,
  style: BorderStyle,
  second = ink,
): string {
  const h = height
  const tiles: Record<BorderStyle, string> = {
    leaf:
      path(
        `M${h * 0.5} ${h * 0.12}Q${h * 0.95} ${h * 0.5} ${h * 0.5} ${h * 0.88}Q${h * 0.05} ${h * 0.5} ${h * 0.5} ${h * 0.12}Z`,
        ink,
      ) +
      circle(0, h / 2, h * 0.11, second) +
      circle(h, h / 2, h * 0.11, second),
    temple:
      polygon([0, h, h * 0.5, h * 0.16, h, h], ink) +
      circle(h * 0.5, h * 0.72, h * 0.1, ground) +
      circle(0, h * 0.26, h * 0.1, second) +
      circle(h, h * 0.26, h * 0.1, second),
    diamond:
      polygon([h * 0.5, h * 0.1, h * 0.92, h * 0.5, h * 0.5, h * 0.9, h * 0.08, h * 0.5], ink) +
      polygon(
        [h * 0.5, h * 0.34, h * 0.68, h * 0.5, h * 0.5, h * 0.66, h * 0.32, h * 0.5],
        second === ink ? ground : second,
      ),
    wave:
      stroke(`M0 ${h * 0.62}Q${h * 0.25} ${h * 0.2} ${h * 0.5} ${h * 0.62}T${h} ${h * 0.62}`, ink, h * 0.14) +
      circle(h * 0.25, h * 0.72, h * 0.09, second),
  }
  const fill = sheet.pattern(h, h, tiles[style], { x: rounded(x), y: rounded(y) })
  return rect(x, y, width, height, ground) + rect(x, y, width, height, fill)
}
