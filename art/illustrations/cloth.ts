import { circle, polygon, rect, stroke, times } from './svg.ts'
import type { Sheet } from './sheet.ts'
import { border, leaf } from './ornament.ts'

/** Tie-dyed cloth: small rings of dots in a lattice, the way bandhani is tied. */
export function bandhani(sheet: Sheet, ground: string, ink: string, size = 64): string {
  const h = size / 2
  const cluster = (cx: number, cy: number): string =>
    times(4, (i) =>
      circle(cx + Math.cos((i * Math.PI) / 2) * h * 0.3, cy + Math.sin((i * Math.PI) / 2) * h * 0.3, h * 0.09, ink),
    ) + circle(cx, cy, h * 0.09, ink)
  const tile = cluster(h, h) + times(4, (i) => circle(i % 2 === 0 ? 0 : size, i < 2 ? 0 : size, h * 0.11, ink))
  return (
    rect(0, 0, 800, 600, ground) +
    rect(0, 0, 800, 600, sheet.pattern(size, size, tile, { patternTransform: 'rotate(-12)' }))
  )
}

/** Block-printed cloth with a sprig (butti) in half-drop. */
export function sprigCloth(sheet: Sheet, ground: string, ink: string, heart: string, size = 84): string {
  const sprig = (x: number, y: number): string =>
    leaf(16, 6, ink, -90, x, y) +
    leaf(13, 5, ink, -150, x, y + 2) +
    leaf(13, 5, ink, -30, x, y + 2) +
    stroke(`M${x} ${y}v14`, ink, 2.4) +
    circle(x, y - 20, 3, heart)
  const tile = sprig(size / 4, size / 4 + 8) + sprig((size * 3) / 4, (size * 3) / 4 + 8)
  return (
    rect(0, 0, 800, 600, ground) +
    rect(0, 0, 800, 600, sheet.pattern(size, size, tile, { patternTransform: 'rotate(-12)' }))
  )
}

/** Woven check, for the plain cotton of a snack shop. */
export function checkCloth(sheet: Sheet, ground: string, stripe: string, line: string, size = 72): string {
  const tile =
    rect(0, 0, size * 0.4, size, stripe, { opacity: 0.55 }) +
    rect(0, 0, size, size * 0.4, stripe, { opacity: 0.55 }) +
    rect(size * 0.68, 0, 3, size, line) +
    rect(0, size * 0.68, size, 3, line)
  return (
    rect(0, 0, 800, 600, ground) +
    rect(0, 0, 800, 600, sheet.pattern(size, size, tile, { patternTransform: 'rotate(-12)' }))
  )
}

/** Star lattice in the manner of ajrakh. */
export function starCloth(sheet: Sheet, ground: string, star: string, dot: string, size = 90): string {
  const h = size / 2
  const ring = Array.from({ length: 16 }, (_, i) => {
    const r = i % 2 === 0 ? h * 0.62 : h * 0.36
    const a = (Math.PI / 8) * i
    return [h + Math.cos(a) * r, h + Math.sin(a) * r]
  }).flat()
  const tile =
    polygon(ring, star) +
    circle(h, h, h * 0.22, ground) +
    circle(h, h, h * 0.1, dot) +
    times(4, (i) => circle(i % 2 === 0 ? 0 : size, i < 2 ? 0 : size, h * 0.17, dot))
  return (
    rect(0, 0, 800, 600, ground) +
    rect(0, 0, 800, 600, sheet.pattern(size, size, tile, { patternTransform: 'rotate(-12)' }))
  )
}

/** A runner laid across the table at the same angle as the print. */
export function runner(sheet: Sheet, y: number, height: number, ground: string, ink: string, second: string): string {
  return `<g transform="rotate(-12 400 300)">${rect(-120, y, 1040, height, ground)}${border(sheet, -120, y + 8, 1040, 26, ground, ink, 'temple', second)}${border(sheet, -120, y + height - 34, 1040, 26, ground, ink, 'diamond', second)}</g>`
}
