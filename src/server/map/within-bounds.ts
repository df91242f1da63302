import type { Bounds } from '#contract/map/base-map.ts'

/** True if a point lies in a box, its edges included. Degrees; a box never crosses the date line. */
export function isWithinBounds({ lat, lng }: { lat: number; lng: number }, box: Bounds): boolean {
  return lat >= box.south && lat <= box.north && lng >= box.west && lng <= box.east
}
