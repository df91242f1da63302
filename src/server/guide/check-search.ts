import type { CitySearch } from './city-search.ts'
import type { ContentCity } from '#contract/city/content-city.ts'
import { isWithinBounds } from '../map/within-bounds.ts'

type Known = {
  city: ContentCity
  placeSlugs: ReadonlySet<string>
  tripSlugs: ReadonlySet<string>
  services: readonly { slug: string }[]
}

/** Compares `search.json` with the places, the trips and the bounds of the city. */
export function problemsOfSearch(
  { synonyms }: CitySearch,
  { city, placeSlugs, tripSlugs, services: known }: Known,
): string[] {
  return synonyms.flatMap(({ terms, places, trips, services, near }, index) => {
    const name = `search.json › synonyms › entry ${index + 1} (${terms[0]})`
    const isInside = near === undefined || isWithinBounds(near, city.boundingBox)
    return [
      ...places.filter((place) => !placeSlugs.has(place)).map((place) => `${name} › places: there is no “${place}”`),
      ...trips.filter((trip) => !tripSlugs.has(trip)).map((trip) => `${name} › trips: there is no “${trip}”`),
      ...services
        .filter((service) => !known.some(({ slug }) => slug === service))
        .map((service) => `${name} › services: there is no “${service}”`),
      ...(isInside ? [] : [`${name} › near: ${near.lat}, ${near.lng} is outside the city's bounding box`]),
    ]
  })
}
