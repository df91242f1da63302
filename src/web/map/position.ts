import type { CityMap } from '#contract/place/places.ts'

/** WGS 84, in degrees. */
export type Position = { readonly lat: number; readonly lng: number }

export type MapCity = { readonly name: string; readonly map: CityMap }

/** Zoom at which the streets around a place show. */
export const PLACE_ZOOM = 15

/** From this zoom on, streets show, and the coasts of a map of the world are too coarse. */
export const STREET_ZOOM = 11

/** The closest zoom. */
export const MAX_ZOOM = 19

/** The zoom that shows the most. */
export const MIN_ZOOM = 2

/** Decimals of a degree. Six are about 0.1 metres. */
const DECIMALS = 6

/** The Mercator projection ends here, in degrees north and south. */
const MAX_LATITUDE_DEGREES = 85

/**
 * Rounds a point of the map and brings its longitude back to -180 … 180: the map can be turned around the globe several
 * times.
 */
export function positionAt({ lat, lng }: Position): Position {
  const normalisedLng = ((((lng + 180) % 360) + 360) % 360) - 180
  return { lat: round(Math.min(MAX_LATITUDE_DEGREES, Math.max(-MAX_LATITUDE_DEGREES, lat))), lng: round(normalisedLng) }
}

export function isSamePosition(a: Position, b: Position): boolean {
  return a.lat === b.lat && a.lng === b.lng
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DECIMALS))
}

/** Parses typed degrees with a comma or a point. Null if the text is no number from -limit to limit. */
export function parseDegrees(text: string, limitDegrees: number): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return null
  const degrees = round(Number(plain))
  return Math.abs(degrees) <= limitDegrees ? degrees : null
}
