import { archPath } from './arches.ts'
import { border, rosette } from './ornament.ts'
import type { Tints } from './palette.ts'
import { gold } from './palette.ts'
import { place, type Sheet } from './sheet.ts'
import { group, path, rect, stroke, times } from './svg.ts'

/** A scene drawn in a 180 by 340 box whose top left corner is 0,0. */
export type Scene = string

/**
 * Shows a trip as three windows in one wall. A trip has several places, so its
 * picture must not look like the picture of one place.
 */
export function triptych(sheet: Sheet, wall: Tints, scenes: readonly [Scene, Scene, Scene]): string {
  const windows = scenes
    .map((scene, i) => {
      const x = 112 + i * 198
      const lift = i === 1 ? 30 : 0
      const height = 330 + lift
      const d = archPath(90, 340, 168, height, 'cusped')
      return group(
        { transform: `translate(${x} 124)` },
        place(sheet.reuse(path(archPath(90, 348, 190, height + 22, 'cusped'), wall.deep)), 0, 0) +
          group({ 'clip-path': sheet.clip(path(d, gold.base)) }, scene) +
          place(sheet.reuse(stroke(d, gold.base, 6)), 0, 0),
      )
    })
    .join('')
  return (
    rect(0, 0, 800, 600, wall.base) +
    path('M580 0H800V600H680Z', wall.dark) +
    border(sheet, 0, 26, 800, 34, wall.deep, gold.base, 'leaf', gold.light) +
    windows +
    times(
      2,
      (i) =>
        rosette(50 + i * 700, 200, 24, 8, i === 0 ? wall.light : wall.base, gold.base) +
        rosette(50 + i * 700, 330, 24, 8, i === 0 ? wall.light : wall.base, gold.base),
    ) +
    rect(0, 470, 800, 12, gold.base) +
    rect(0, 478, 800, 4, gold.deep) +
    border(sheet, 0, 488, 800, 38, wall.deep, gold.base, 'temple', gold.light) +
    rect(0, 526, 800, 74, wall.dark) +
    border(sheet, 0, 548, 800, 34, wall.dark, wall.light, 'diamond', gold.base)
  )
}
