import { distanceBetween } from '#planning/lists/distance.ts'
import type { Place } from './places.store.ts'

/** `distance` is in metres. It is null when one of the two positions is approximate. */
export type Neighbour = { place: Place; distance: number | null }

/** The closest places to a place; none when the place has no position. */
export function findNearby(place: Place, places: readonly Place[], count: number): Neighbour[] {
  const here = toPoint(place)
  if (!here) return []
  return places
    .flatMap((other) => {
      const there = toPoint(other)
      return there && other.slug !== place.slug ? [{ place: other, metres: distanceBetween(here, there) }] : []
    })
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, count)
    .map(({ place: other, metres }) => ({
      place: other,
      distance: isMeasurable(place) && isMeasurable(other) ? Math.round(metres) : null,
    }))
}

function toPoint({ geo }: Place): { lat: number; lng: number } | null {
  return geo.lat === null || geo.lng === null ? null : { lat: geo.lat, lng: geo.lng }
}

function isMeasurable({ geo }: Place): boolean {
  return geo.precision === 'site'
}
