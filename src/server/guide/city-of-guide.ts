import { isDeepStrictEqual } from 'node:util'
import { categoryDrawings } from '#contract/place/category-drawings.ts'
import { signFor } from '#contract/text/currency-sign.ts'
import { steadyOffsetMinutes } from '#contract/text/city-time.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { getAreas } from '#contract/place/place-areas.ts'
import type { City } from '#contract/place/places.ts'
import { getClosed } from './compile-open-hours.ts'
import type { GuideContent } from './guide-content.ts'
import type { Pictures } from './pictures.ts'
import type { Place } from './places.store.ts'
import { renew, renewList, type Renewed, type RenewedList } from './renewed.ts'
import type { SlicedWork } from '#planning/lists/sliced-work.ts'

/** Summary of all places, which the city shows. */
export type PlacesOfCity = {
  /** In the order in which the places name them. */
  readonly areas: readonly string[]
  readonly counts: City['counts']
  readonly hasClosures: boolean
}

type Counted = Pick<Place, 'locality' | 'tags' | 'sources'> & { readonly isExact: boolean; readonly isClosed: boolean }

/** The places of the city, and what their next renewal needs. */
export type RenewedPlacesOfCity = {
  readonly counted: RenewedList<Place, Counted>
  readonly areas: Renewed<readonly string[]>
  readonly ofCity: Renewed<PlacesOfCity>
}

/** Areas that a change leaves as they are stay the same list. */
export function* renewPlacesOfCity(
  places: readonly Place[],
  before?: RenewedPlacesOfCity,
): SlicedWork<RenewedPlacesOfCity> {
  const counted = yield* renewList(before?.counted, places, {
    work: ({ locality, tags, sources, geo, facts }) => ({
      locality,
      tags,
      sources,
      isExact: geo.precision === 'site',
      isClosed: getClosed(facts?.status?.value) !== null,
    }),
    isEqual: isDeepStrictEqual,
  })
  const areas = renew(before?.areas, [counted.results], () => {
    const found = getAreas(counted.results)
    const known = before?.areas.value
    return isDeepStrictEqual(found, known) && known ? known : found
  })
  const ofCity = renew(before?.ofCity, [counted.results], () => ({
    areas: areas.value,
    counts: {
      places: counted.results.length,
      exact: counted.results.filter(({ isExact }) => isExact).length,
      sources: new Set(counted.results.flatMap(({ sources }) => sources)).size,
    },
    hasClosures: counted.results.some(({ isClosed }) => isClosed),
  }))
  return { counted, areas, ofCity }
}

/** The city as the guide shows it, besides its places. */
export function getCity(
  content: Omit<GuideContent, 'places'>,
  { areas, counts, hasClosures }: PlacesOfCity,
  { pictures: { illustration }, language }: { pictures: Pictures; language: LanguageCode },
): Omit<City, 'map' | 'whenToCome'> {
  const { city, phrases, trips, dishes, services } = content
  const utcOffsetMinutes = steadyOffsetMinutes(city.timeZone)
  return {
    name: city.name,
    region: city.region,
    country: city.country,
    countryCode: city.countryCode,
    currency: city.currency,
    currencySign: signFor(city.currency),
    timeZone: city.timeZone,
    languages: city.languages,
    ...(utcOffsetMinutes !== undefined && { utcOffsetMinutes }),
    tagline: city.tagline,
    summary: city.summary,
    about: city.about,
    categories: city.categories,
    search: city.search,
    suggestedTrips: city.suggestedTrips,
    profiles: city.profiles ?? [],
    ...(phrases && { hasPhrases: true as const }),
    ...((hasClosures || knowsYear(content)) && { hasSeasons: true as const }),
    ...(trips.length > 0 && { hasSuggestedTrips: true as const }),
    ...(dishes && { hasDishes: true as const }),
    ...(services && { hasServices: true as const }),
    areas: areas.toSorted(new Intl.Collator(language).compare),
    counts,
    pictures: cityPictures(illustration),
  }
}

/** True if the page of the seasons has more to show than the sun. */
function knowsYear({ climate, calendar, fares }: Omit<GuideContent, 'places'>): boolean {
  const hasDates = calendar !== null && calendar.events.length + calendar.seasons.length > 0
  const hasPrices = fares !== null && fares.rides.length + fares.tickets.length > 0
  return climate !== null || hasDates || hasPrices
}

/** Pictures of no single place, by ids that are the same in every city. */
function cityPictures(illustration: Pictures['illustration']): City['pictures'] {
  const heroNight = illustration('hero-night').src
  /** A city need not have the first one. */
  const getFirst = (...ids: readonly string[]) => ids.map((id) => illustration(id).src).find((src) => src !== '') ?? ''
  return {
    hero: illustration('hero'),
    ...(heroNight !== '' && { heroNight }),
    about: illustration('about'),
    notFound: illustration('not-found'),
    wishlistEmpty: illustration('wishlist-empty'),
    tripsEmpty: illustration('trips-empty'),
    reviewsEmpty: illustration('reviews-empty'),
    reviewPlaceholder: illustration('review-placeholder'),
    categories: {
      explore: illustration(categoryDrawings.explore),
      cafe: illustration(categoryDrawings.cafe),
      street_food: illustration(categoryDrawings.street_food),
      historical: illustration(categoryDrawings.historical),
    },
    starts: {
      eat: getFirst('food-plate', 'category-street-food'),
      see: getFirst('old-town', 'category-historical'),
      map: getFirst('city-map', 'category-explore'),
      plan: getFirst('trip-heritage', 'trips-empty'),
    },
  }
}
