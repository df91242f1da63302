import { nameKey } from '#contract/place/place-name.ts'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import type { TripInput } from '#contract/trip/trips.ts'

export type PointedTrip = Pick<TripInput, 'title' | 'description' | 'destinations'>

export type TripPoint = {
  readonly name: string
  /** Date, time and the user's notes. Empty if there are none. */
  readonly description: string
  readonly lat: number
  readonly lng: number
}

/**
 * Activities with a place, and destinations and activities with the name of one, in the order of the trip. Only places with an exact position
 * count, because a nearby position would lead to a wrong building.
 */
export function pointsOf({ destinations }: PointedTrip, places: readonly PlaceIndexEntry[]): TripPoint[] {
  const exact = places.filter(({ precision }) => precision === 'site')
  const byName = new Map(exact.map(({ name, geo }) => [nameKey(name), geo]))
  const bySlug = new Map(exact.map(({ slug, geo }) => [slug, geo]))
  const pointOf = (name: string, details: readonly string[], slug: string | null = null): TripPoint[] => {
    const geo = slug === null ? byName.get(nameKey(name)) : bySlug.get(slug)
    return geo ? [{ name, description: details.filter((detail) => detail !== '').join('\n'), ...geo }] : []
  }
  return destinations.flatMap(({ name, notes, activities }) => [
    ...pointOf(name, [notes]),
    ...activities.flatMap(({ name, date, time, notes, place }) =>
      pointOf(name, [`${date ?? ''} ${time}`.trim(), notes], place),
    ),
  ])
}

/** Decimal without an exponent, as both schemas require. Six decimals are about 0.1 metres. */
export function degrees(value: number): string {
  return value.toFixed(6)
}
