import type { Place } from './places.store.ts'

const MAPS = 'https://www.google.com/maps'

/**
 * A link to directions. It leads to the coordinates when the exact spot is known. Otherwise it searches by name,
 * because a pin in the wrong place misleads.
 */
export function directionsTo(place: Pick<Place, 'name' | 'locality' | 'geo'>, city: string): string {
  const { lat, lng, precision } = place.geo
  if (precision === 'site' && lat !== null && lng !== null) {
    return `${MAPS}/dir/?${new URLSearchParams({ api: '1', destination: `${lat},${lng}` }).toString()}`
  }
  return `${MAPS}/search/?${new URLSearchParams({ api: '1', query: `${place.name}, ${place.locality}, ${city}` }).toString()}`
}
