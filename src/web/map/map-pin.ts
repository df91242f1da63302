import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { Position } from './position.ts'

/** A place for the map. */
export type MapPlace = PlaceIndexEntry & {
  /** Stands in the pin instead of the sign of its kind, for example the number of a stop. */
  readonly number?: number
}

/** A place whose position is known: exactly, nearby, or by its neighbourhood. */
export type MapPin = Omit<MapPlace, 'geo'> & { readonly geo: Position }

/**
 * Radius of the circle around a place that is known by its neighbourhood. An estimate: of the 18 places of the guide whose
 * own position and whose neighbourhood's position are known, 14 lie within it (tests/area-radius.test.ts).
 */
export const AREA_RADIUS_METRES = 1_250

const known = new WeakMap<readonly MapPlace[], readonly MapPin[]>()

/** Pins of the places whose position is known. The same list gives the same array, so that the map is not drawn anew. */
export function getPins(places: readonly MapPlace[]): readonly MapPin[] {
  const pins = known.get(places) ?? places.flatMap((place) => getPin(place) ?? [])
  known.set(places, pins)
  return pins
}

function getPin(place: MapPlace): MapPin | null {
  return place.geo && place.precision !== 'none' ? { ...place, geo: place.geo } : null
}

/** True if the place is somewhere in its neighbourhood, so that the map shows a circle instead of a spot. */
export function isArea({ precision }: Pick<MapPin, 'precision'>): boolean {
  return precision === 'locality'
}
