import type { Calendar } from '#contract/calendar.ts'
import { steadyOffsetMinutes } from '#contract/city-time.ts'
import type { OpenHours } from '#contract/open-hours.ts'
import { areasOf } from '#contract/place-areas.ts'
import { inRecommendedOrder } from '#contract/place-order.ts'
import type { PlaceMatch } from '#contract/place-listing-query.ts'
import { nameKey } from '#contract/place-name.ts'
import type { PlaceCategory } from '#contract/place-facts.ts'
import type { Attraction, City, PlaceDetail, PlaceIndexEntry, SearchResult } from '#contract/places.ts'
import { placeCategories } from '#contract/place-facts.ts'
import type { PlanningGuide } from '#contract/planning.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import type { Year } from '#contract/year.ts'
import type { CityYear, ContentCity, ContentTrip } from './content-schema.ts'
import { traitsOf } from '#planning/place-traits.ts'
import { compileOpenHours } from './compile-open-hours.ts'
import { keepJson } from '../kept-json.ts'
import { createHoursByDate, type HoursOfDay } from './hours-by-date.ts'
import type { CitySearch } from './city-search.ts'
import { createGuideSearch, type GuideSearch, type PageWords } from './guide-search.ts'
import type { Pictures } from './pictures.ts'
import type { PlaceRating, PlaceRatings } from './place-ratings.store.ts'
import { createPlaceNames } from './place-names.ts'
import { createGonePlaces, unlinkMissingPlaces, type GonePlace, type RetiredPlace } from './retired-places.ts'
import { createPlaceSearch } from './place-search.ts'
import { createPlanning } from './planning.ts'
import type { Place } from './places.store.ts'
import { detailOf, indexEntryOf, sharedFields } from './shown-places.ts'
import { createSuggestedTrips } from './suggested-trips.ts'
import { createYear } from './year.ts'

export type GuideContent = Readonly<CityYear> & {
  /** The counter of changes.ts at the time of reading. */
  version: number
  city: ContentCity
  places: readonly Place[]
  trips: readonly ContentTrip[]
  search: CitySearch | null
  retired: readonly RetiredPlace[]
}

/**
 * All content for visitors, ready to be sent. It is immutable: a change of content or of a rating creates a new guide.
 */
export type Guide = {
  /** The version of the content without reviews. */
  readonly version: number
  readonly city: Omit<City, 'map' | 'whenToCome'>
  readonly area: Pick<ContentCity, 'center' | 'boundingBox' | 'mapStart'>
  readonly timeZone: string
  /** Holidays, festivals and seasons. Null if the city's folder has none. */
  readonly calendar: Calendar | null
  readonly year: Year
  /** What plans are computed with. */
  readonly planning: PlanningGuide
  /** The compiled opening hours by the slug of the place. Null: nobody knows them. */
  readonly openHours: ReadonlyMap<string, OpenHours | null>
  hoursOn(date: string): HoursOfDay
  list(category: PlaceCategory): readonly Attraction[]
  search(term: string): SearchResult[]
  /** Finds places, trips, areas and pages, best first. */
  readonly searchAll: GuideSearch
  find(slug: string): PlaceDetail | undefined
  hasPlace(slug: string): boolean
  /** Places that editors took out of the guide, by slug. */
  readonly gone: ReadonlyMap<string, GonePlace>
  /** A place as its page would show it, without reviews. */
  preview(place: Place): PlaceDetail
  /** The place that a name means. Null if there is none, or more than one. */
  readonly slugOfName: (name: string) => string | null
  /** Finds a place by the key of its name (see `nameKey`). */
  findByNameKey(key: string): Attraction | undefined
  readonly slugs: readonly string[]
  /** Slugs with a page: those of the guide, and retired ones, whose pages say so. */
  readonly addresses: readonly string[]
  /** In the recommended order. */
  readonly places: readonly Attraction[]
  readonly index: readonly PlaceIndexEntry[]
  /** The entries of the index as lists show them, by slug. */
  readonly listed: Readonly<Record<PlaceMatch, ReadonlyMap<string, PlaceIndexEntry & { readonly match: PlaceMatch }>>>
  /** Computed at the first call. */
  suggestedTrips(): readonly SuggestedTrip[]
}

/** Adds the ratings of places to the guide. This is cheap enough for each review to have its own guide. */
export type RatedGuide = (ratings: PlaceRatings) => Guide

/** Prepares everything that does not depend on reviews. */
export function createGuide(content: GuideContent, pictures: Pictures, pageWords: PageWords): RatedGuide {
  const { places, calendar } = content
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const gone = createGonePlaces(content.retired, bySlug)
  const trips = unlinkMissingPlaces(content.trips, new Set(bySlug.keys()))
  const { pictureOf, illustration } = pictures
  const openHours = new Map(places.map((place) => [place.slug, compileOpenHours(place, content)]))
  const computed = (place: Place, hours: OpenHours | null) => ({
    ...sharedFields(place, content.city.name, pictureOf),
    openHours: hours,
    traits: traitsOf(place),
  })
  const shared = (place: Place) => computed(place, openHours.get(place.slug) ?? null)
  const attractionOf = (place: Place): Attraction => ({
    ...shared(place),
    img: pictureOf(place).src,
    tag: place.tags[0] ?? place.kind,
  })
  const attractions = places.map(attractionOf)
  const lists = new Map(
    placeCategories.map((category) => [category, attractions.filter((place) => place.category === category)]),
  )
  const byNameKey = new Map(places.map((place) => [nameKey(place.name), attractionOf(place)]))
  const searchPlaces = createPlaceSearch(places)

  const city = {
    ...cityOf(content),
    pictures: cityPictures(illustration),
  }
  const year = createYear(content)
  const planning = createPlanning(content, {
    year,
    attractions: inRecommendedOrder((category) => lists.get(category) ?? []),
  })
  const picks = pickOfEach(places).map(attractionOf)
  const index = places.map((place) => indexEntryOf(place, pictureOf))
  const listedAs = (match: PlaceMatch) => new Map(index.map((entry) => [entry.slug, keepJson({ ...entry, match })]))
  const unrated = {
    version: content.version,
    timeZone: content.city.timeZone,
    calendar,
    year,
    planning,
    area: content.city,
    openHours,
    hoursOn: createHoursByDate(openHours),
    slugs: places.map(({ slug }) => slug),
    addresses: [...bySlug.keys(), ...gone.keys()],
    index,
    listed: { fit: listedAs('fit'), unknown: listedAs('unknown'), not: listedAs('not') },
    suggestedTrips: createSuggestedTrips(trips, { pictures, planning, calendar }),
    searchAll: createGuideSearch({ ...content, pageWords }),
    hasPlace: (slug: string) => bySlug.has(slug),
    gone,
    preview: (place: Place): PlaceDetail => ({
      ...detailOf(place, places, pictures),
      ...computed(place, compileOpenHours(place, content)),
    }),
    slugOfName: createPlaceNames(places),
  }

  return (ratings) => {
    const rate = <T extends PlaceRating & { slug: string }>(place: T): T => {
      const rating = ratings.get(place.slug)
      return rating ? { ...place, ...rating } : place
    }
    return {
      ...unrated,
      city: { ...city, picks: picks.map(rate) },
      places: inRecommendedOrder((category) => lists.get(category) ?? []).map(rate),
      list: (category) => (lists.get(category) ?? []).map(rate),
      search: (term) =>
        searchPlaces(term).map((place) => rate({ ...shared(place), images: [pictureOf(place).src], tags: place.tags })),
      find: (slug) => {
        const place = bySlug.get(slug)
        return place && rate({ ...detailOf(place, places, pictures), ...shared(place) })
      },
      findByNameKey: (key) => {
        const place = byNameKey.get(key)
        return place && rate(place)
      },
    }
  }
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
      explore: illustration('category-explore'),
      cafe: illustration('category-cafe'),
      street_food: illustration('category-street-food'),
      historical: illustration('category-historical'),
    },
  }
}

function cityOf({ city, places }: GuideContent): Omit<City, 'picks' | 'pictures' | 'map' | 'whenToCome'> {
  const utcOffsetMinutes = steadyOffsetMinutes(city.timeZone)
  return {
    name: city.name,
    region: city.region,
    country: city.country,
    countryCode: city.countryCode,
    currency: city.currency,
    currencySign: signOf(city.currency),
    timeZone: city.timeZone,
    ...(utcOffsetMinutes !== undefined && { utcOffsetMinutes }),
    tagline: city.tagline,
    summary: city.summary,
    about: city.about,
    categories: city.categories,
    search: city.search,
    suggestedTrips: city.suggestedTrips,
    profiles: city.profiles ?? [],
    areas: areasOf(places).toSorted(),
    counts: {
      places: places.length,
      exact: places.filter(({ geo }) => geo.precision === 'site').length,
      sources: new Set(places.flatMap(({ sources }) => sources)).size,
    },
  }
}

/** Picks the first place of each list that is well known, and prefers an exactly located one. */
function pickOfEach(places: readonly Place[]): Place[] {
  return placeCategories.flatMap((category) => {
    const candidates = places.filter((place) => place.category === category)
    const wellKnown = candidates.filter(({ confidence }) => confidence === 'high')
    return wellKnown.find(({ geo }) => geo.precision === 'site') ?? wellKnown[0] ?? candidates[0] ?? []
  })
}

/** The sign of a currency, such as "₹" of INR. */
function signOf(currency: string): string {
  const parts = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return parts.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
