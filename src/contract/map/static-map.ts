import type { WorldPixel } from './world-pixels.ts'

/**
 * The base map as one picture, which the page shows until the map that moves is there. It has streets and water, no
 * names and no pins.
 */

/** In pixels: as large as the largest map of its kind that a page shows. Smaller maps show its middle. */
export const staticMapSizes = {
  /** On the page of a place. */
  place: { width: 864, height: 304 },
  /** The map of a list, on a phone. */
  compact: { width: 736, height: 424 },
  /** The map beside a list. */
  wide: { width: 1440, height: 920 },
} as const
export type StaticMapSize = keyof typeof staticMapSizes

export type ColourScheme = 'light' | 'dark'

export type StaticMap = {
  /** The zoom of Leaflet. */
  readonly zoom: number
  /** The middle, in whole pixels of the world. */
  readonly center: WorldPixel
  readonly size: StaticMapSize
  readonly scheme: ColourScheme
}

/** The name of the picture beside the tiles of its base map. */
export function staticMapName({ zoom, center, size, scheme }: StaticMap): string {
  return `${zoom}-${Math.round(center.x)}-${Math.round(center.y)}-${size}-${scheme}.svg`
}
