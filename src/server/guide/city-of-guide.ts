import { categoryDrawings } from '#contract/place/category-drawings.ts'
import { signOf } from '#contract/text/currency-sign.ts'
import { steadyOffsetMinutes } from '#contract/text/city-time.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { areasOf } from '#contract/place/place-areas.ts'
import type { City } from '#contract/place/places.ts'
import { closedOf } from './compile-open-hours.ts'
import type { GuideContent } from './guide-content.ts'
import type { Pictures } from './pictures.ts'

/** What the guide says of the city, besides its places. */
export function cityOf(
  content: GuideContent,
  { illustration }: Pictures,
  language: LanguageCode,
): Omit<City, 'picks' | 'map' | 'whenToCome'> {
  const { city, places, phrases, trips, dishes, services } = content
  const utcOffsetMinutes = steadyOffsetMinutes(city.timeZone)
  return {
    name: city.name,
    region: city.region,
    country: city.country,
    countryCode: city.countryCode,
    currency: city.currency,
    currencySign: signOf(city.currency),
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
    ...(knowsYear(content) && { hasSeasons: true as const }),
    ...(trips.length > 0 && { hasSuggestedTrips: true as const }),
    ...(dishes && { hasDishes: true as const }),
    ...(services && { hasServices: true as const }),
    areas: areasOf(places).toSorted(new Intl.Collator(language).compare),
    counts: {
      places: places.length,
      exact: places.filter(({ geo }) => geo.precision === 'site').length,
      sources: new Set(places.flatMap(({ sources }) => sources)).size,
    },
    pictures: cityPictures(illustration),
  }
}

/** True if the page of the seasons has more to show than the sun. */
function knowsYear({ climate, calendar, fares, places }: GuideContent): boolean {
  const hasDates = calendar !== null && calendar.events.length + calendar.seasons.length > 0
  const hasPrices = fares !== null && fares.rides.length + fares.tickets.length > 0
  return climate !== null || hasDates || hasPrices || places.some(({ facts }) => closedOf(facts?.status?.value))
}

/** Pictures of no single place, by ids that are the same in every city. */
function cityPictures(illustration: Pictures['illustration']): City['pictures'] {
  return {
    hero: illustration('hero'),
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
  }
}
