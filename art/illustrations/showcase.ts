import { arch, archPath, cornice } from './arches.ts'
import { gold, indigo, paper, silt } from './palette.ts'
import { path, polygon, rect } from './svg.ts'

/** A cut diamond seen from the side. */
export function diamond(x: number, y: number, s: number): string {
  return (
    polygon([x - s, y, x - s * 0.56, y - s * 0.46, x + s * 0.56, y - s * 0.46, x + s, y, x, y + s], indigo.pale) +
    polygon([x + s * 0.3, y, x + s, y, x, y + s], indigo.light) +
    polygon([x - s * 0.3, y, x + s * 0.3, y, x, y + s], paper.pale) +
    polygon([x + s * 0.56, y - s * 0.46, x + s, y, x + s * 0.3, y], indigo.base) +
    polygon([x - s * 0.56, y - s * 0.46, x, y - s * 0.46, x - s * 0.3, y], paper.light) +
    polygon([x, y - s * 0.46, x + s * 0.3, y, x - s * 0.3, y], indigo.light)
  )
}

/** A niche with its own light: pale back wall, deep jamb, plinth. */
export function litNiche(cx: number, width: number, height: number, back: string): string {
  return (
    arch(cx, 420, width + 26, height + 18, 'cusped', gold.dark) +
    arch(cx, 420, width, height, 'cusped', indigo.deep) +
    path(archPath(cx + 5, 420, width - 16, height - 14, 'cusped'), back)
  )
}

/** The plinth below a niche, with its blank label. */
export function showPlinth(x: number, width: number): string {
  return (
    rect(x - width / 2, 420, width, 76, paper.base) +
    rect(x + width * 0.22, 420, width * 0.28, 76, paper.deep) +
    cornice(x - width / 2 - 8, 412, width + 16, 14, paper.light, silt.light) +
    rect(x - 20, 446, 30, 18, paper.deep)
  )
}
