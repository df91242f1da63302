import { gold, indigo, marigold, paper, brick } from './palette.ts'
import { at, circle, path, polygon, rect, stroke } from './svg.ts'
import type { Picture } from './sheet.ts'

const name = 'A paper kite that is also a folded map'

/**
 * The mark: a patang creased into three like a pocket map. Only four shapes
 * carry it at 16 pixels; the route line is for larger sizes.
 */
function kiteMap(): string {
  return (
    polygon([32, 49, 40, 62, 24, 62], brick.base) +
    polygon([32, 2, 32, 54, 5, 28], gold.base) +
    polygon([32, 2, 59, 28, 32, 54], marigold.dark) +
    polygon([18.5, 15, 32, 21, 32, 54, 18.5, 41], marigold.base) +
    polygon([32, 21, 45.5, 15, 45.5, 41, 32, 54], indigo.base) +
    stroke('M11.5 28Q18 19 24 31T35 42', paper.pale, 3, { 'stroke-linecap': 'round', 'stroke-dasharray': '.1 5.4' }) +
    path('M40.5 41C31.5 31 34 21.5 40.5 21.5S49.5 31 40.5 41Z', paper.pale) +
    circle(40.5, 28.6, 3, brick.base)
  )
}

/** The bare mark, for tabs and headers on any ground. */
function mark(): Picture {
  return { alt: name, width: 64, height: 64, compose: () => kiteMap() }
}

/** The same mark inside the 80 percent circle that launchers may cut to. */
function maskable(): Picture {
  return {
    alt: name,
    width: 512,
    height: 512,
    compose: () => rect(0, 0, 512, 512, indigo.deep) + at(70, 62, kiteMap(), 5.8),
  }
}

export const brandMarks: Readonly<Record<string, Picture>> = { mark: mark(), 'mark-maskable': maskable() }
