import { gold, indigo, marigold, paper, brick } from './palette.ts'
import { at, circle, path, polygon, rect, stroke } from './svg.ts'
import type { Picture } from './sheet.ts'

const name = 'A paper kite that is also a folded map'

/**
 * The mark: a patang folded in three like a pocket map. At 16 pixels only four
 * shapes are visible. The route line is for larger sizes.
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

/**
 * The mark for tabs, 16 pixels high: four quarters whose edges fall on whole pixels. The creases, route and pin of the
 * large mark would run together at this size.
 */
function tab(): Picture {
  const quarters =
    polygon([32, 46, 42, 63, 22, 63], brick.base) +
    polygon([32, 1, 32, 28, 2, 28], gold.base) +
    polygon([32, 1, 62, 28, 32, 28], marigold.dark) +
    polygon([2, 28, 32, 28, 32, 54], marigold.base) +
    polygon([32, 28, 62, 28, 32, 54], indigo.base)
  return { alt: 'A paper kite of four colours', width: 64, height: 64, compose: () => quarters }
}

/** The mark inside the circle of 80 percent that a launcher keeps when it cuts the icon. */
function maskable(): Picture {
  return {
    alt: name,
    width: 512,
    height: 512,
    compose: () => rect(0, 0, 512, 512, indigo.deep) + at(70, 62, kiteMap(), 5.8),
  }
}

export const brandMarks: Readonly<Record<string, Picture>> = {
  mark: mark(),
  'mark-tab': tab(),
  'mark-maskable': maskable(),
}
