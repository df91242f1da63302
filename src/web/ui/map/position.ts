import type { CityMap } from '#contract/places.ts'

/** WGS 84 degrees. */
export type Position = { readonly lat: number; readonly lng: number }

/** A place to be shown on a map. */
export type MapPoint = Position & {
  readonly name: string
  /** Whether it is the spot itself, or only close to it. */
  readonly isExact: boolean
}

/** The city as far as a map of it is concerned. */
export type MapCity = { readonly name: string; readonly map: CityMap }

/** Zoom at which the streets around a place are seen. */
export const PLACE_ZOOM = 15

/** Of degrees: six are a hand's breadth, and what a marker can be set to. */
const DIGITS = 6

/** As far north and south as the projection reaches. */
const MAX_LATITUDE = 85

/** A spot of the map as a position on the globe, however often the map was turned around it. */
export function positionAt({ lat, lng }: Position): Position {
  const turned = ((((lng + 180) % 360) + 360) % 360) - 180
  return { lat: round(Math.min(MAX_LATITUDE, Math.max(-MAX_LATITUDE, lat))), lng: round(turned) }
}

export function isSamePosition(a: Position, b: Position): boolean {
  return a.lat === b.lat && a.lng === b.lng
}

function round(degrees: number): number {
  return Number(degrees.toFixed(DIGITS))
}

/** Degrees that somebody typed, with a comma or a point; null when that is no number from -limit to limit. */
export function parseDegrees(text: string, limit: number): number | null {
  const plain = text.trim().replace(',', '.').replace('−', '-')
  if (!/^[+-]?(\d+\.?\d*|\.\d+)$/.test(plain)) return null
  const degrees = round(Number(plain))
  return Math.abs(degrees) <= limit ? degrees : null
}

type Place = { name: string; precision: string; geo: Position | null }

const known = new WeakMap<readonly Place[], readonly MapPoint[]>()

/**
 * The places that can be shown: of the others only the neighbourhood is known, or nothing. The same list gives the same
 * points, so that a map is not drawn anew.
 */
export function pointsOf(places: readonly Place[]): readonly MapPoint[] {
  const points = known.get(places) ?? locate(places)
  known.set(places, points)
  return points
}

function locate(places: readonly Place[]): readonly MapPoint[] {
  return places.flatMap(({ name, precision, geo }) =>
    geo && (precision === 'site' || precision === 'nearby')
      ? [{ name, lat: geo.lat, lng: geo.lng, isExact: precision === 'site' }]
      : [],
  )
}
