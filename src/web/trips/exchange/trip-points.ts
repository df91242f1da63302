import { nameKey } from '#contract/place-name.ts'
import type { PlaceIndexEntry } from '#contract/places.ts'
import type { TripInput } from '#contract/trips.ts'

/** What the exchange of points needs of a trip. */
export type PointedTrip = Pick<TripInput, 'title' | 'description' | 'destinations'>

export type TripPoint = {
  readonly name: string
  /** When, and the traveller's notes; blank where there is neither. */
  readonly description: string
  readonly lat: number
  readonly lng: number
}

/**
 * Destinations and activities that bear the name of a place whose very spot is known, in the trip's order. A point that is
 * only close by would send somebody to the wrong door.
 */
export function pointsOf({ destinations }: PointedTrip, places: readonly PlaceIndexEntry[]): TripPoint[] {
  const spots = new Map(
    places.flatMap(({ name, precision, geo }) => (precision === 'site' && geo ? [[nameKey(name), geo] as const] : [])),
  )
  const pointOf = (name: string, details: readonly string[]): TripPoint[] => {
    const geo = spots.get(nameKey(name))
    return geo ? [{ name, description: details.filter((detail) => detail !== '').join('\n'), ...geo }] : []
  }
  return destinations.flatMap(({ name, notes, activities }) => [
    ...pointOf(name, [notes]),
    ...activities.flatMap(({ name, date, time, notes }) => pointOf(name, [`${date ?? ''} ${time}`.trim(), notes])),
  ])
}

/** A decimal without an exponent, as both schemas want it; six digits are a hand's breadth. */
export function degrees(value: number): string {
  return value.toFixed(6)
}
