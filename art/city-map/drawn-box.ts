import type { Box, Point } from '../outlines/clip.ts'

/** The map. It shows the Gulf of Khambhat from shore to shore, so that the sea beside the city has no straight edge. */
export const MAP_BOX: Box = { west: 72.05, south: 20.65, east: 73.65, north: 21.75 }

/** A little more than the map, because the ends of a smoothed shore shrink. */
export const SOURCE_BOX: Box = { west: 72, south: 20.6, east: 73.7, north: 21.8 }

export function getRing({ west, south, east, north }: Box): Point[] {
  return [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
}
