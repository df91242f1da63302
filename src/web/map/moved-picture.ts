import { getPosition } from '#contract/map/world-pixels.ts'
import type { FirstView } from './first-view.ts'
import type { MapStart } from './map-base.tsx'
import { MAX_ZOOM, MIN_ZOOM } from './position.ts'

/** Movement of the picture of a map by fingers: scaled around its middle, and then shifted by pixels. */
export type Moved = { readonly scale: number; readonly x: number; readonly y: number }

/** Two fingers: the point between them, in pixels from the middle of the picture, and how far apart they are. */
export type Fingers = { readonly x: number; readonly y: number; readonly distance: number }

export const UNMOVED: Moved = { scale: 1, x: 0, y: 0 }

/** The point between the fingers follows them, and the picture grows as they part. */
export function moveWith(before: Moved, from: Fingers, to: Fingers): Moved {
  const factor = Math.max(1, to.distance) / Math.max(1, from.distance)
  return {
    scale: before.scale * factor,
    x: to.x + (before.x - from.x) * factor,
    y: to.y + (before.y - from.y) * factor,
  }
}

/** The same middle at the closest zoom that a map can have. */
export function snapToZoom({ scale, x, y }: Moved, zoom: number): Moved {
  const snapped = 2 ** (getZoom(scale, zoom) - zoom)
  return { scale: snapped, x: (x * snapped) / scale, y: (y * snapped) / scale }
}

/** The view of the map that takes the place of the moved picture. */
export function getStart({ zoom, center }: Pick<FirstView, 'zoom' | 'center'>, { scale, x, y }: Moved): MapStart {
  const middle = { x: center.x - x / scale, y: center.y - y / scale }
  return { zoom: getZoom(scale, zoom), center: getPosition(middle, zoom) }
}

function getZoom(scale: number, zoom: number): number {
  return Math.min(MAX_ZOOM, Math.max(MIN_ZOOM, Math.round(zoom + Math.log2(scale))))
}
