import { nameKey } from '#contract/place-name.ts'
import type { PlaceCategory } from '#contract/place-facts.ts'
import type { Attraction, City, PlaceDetail, PlaceIndexEntry, SearchResult } from '#contract/places.ts'
import { placeCategories } from '#contract/place-facts.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import type { ContentCity, ContentTrip } from './content-schema.ts'
import type { PictureOf, Pictures } from './pictures.ts'
import { directionsTo } from './directions.ts'
import { findNearby } from './nearby.ts'
import type { PlaceRating, PlaceRatings } from './place-ratings.store.ts'
import { createPlaceSearch } from './place-search.ts'
import type { Place } from './places.store.ts'

export type GuideContent = {
  /** The counter of changes.ts at the time of reading. */
  version: number
  city: ContentCity
  places: readonly Place[]
  trips: readonly ContentTrip[]
}

/**
 * All content for visitors, ready to be sent. It is immutable: a change of content or of a rating creates a new guide.
 */
export type Guide = {
  /** The version of the content without reviews. */
  readonly version: number
  readonly city: Omit<City, 'map'>
  readonly area: Pick<ContentCity, 'center' | 'boundingBox' | 'mapStart'>
  readonly timeZone: string
  list(category: PlaceCategory): readonly Attraction[]
  search(term: string): SearchResult[]
  find(slug: string): PlaceDetail | undefined
  /** Finds a place by the key of its name (see `nameKey`). */
  findByNameKey(key: string): Attraction | undefined
  readonly slugs: readonly string[]
  readonly index: readonly PlaceIndexEntry[]
  readonly trips: readonly SuggestedTrip[]
}

/** Adds the ratings of places to the guide. This is cheap enough for each review to have its own guide. */
export type RatedGuide = (ratings: PlaceRatings) => Guide

const NEARBY_COUNT = 4

/** Prepares everything that does not depend on reviews. */
export function createGuide(content: GuideContent, pictures: Pictures): RatedGuide {
  const { places, trips } = content
  const { pictureOf, illustration } = pictures
  const shared = (place: Place) => sharedFields(place, content.city.name, pictureOf)
  const attractionOf = (place: Place): Attraction => ({
    ...shared(place),
    img: pictureOf(place).src,
    tag: place.tags[0] ?? place.kind,
  })
  const lists = new Map(
    placeCategories.map((category) => [
      category,
      places.filter((place) => place.category === category).map(attractionOf),
    ]),
  )
  const bySlug = new Map(places.map((place) => [place.slug, place]))
  const byNameKey = new Map(places.map((place) => [nameKey(place.name), attractionOf(place)]))
  const searchPlaces = createPlaceSearch(places)

  const city = {
    ...cityOf(content),
    pictures: cityPictures(illustration),
  }
  const picks = pickOfEach(places).map(attractionOf)
  const unrated = {
    version: content.version,
    timeZone: content.city.timeZone,
    area: content.city,
    slugs: places.map(({ slug }) => slug),
    index: places.map(indexEntryOf),
    trips: trips.map((trip) => suggestedTripOf(trip, pictures)),
  }

  return (ratings) => {
    const rate = <T extends PlaceRating & { slug: string }>(place: T): T => {
      const rating = ratings.get(place.slug)
      return rating ? { ...place, ...rating } : place
    }
    return {
      ...unrated,
      city: { ...city, picks: picks.map(rate) },
      list: (category) => (lists.get(category) ?? []).map(rate),
      search: (term) =>
        searchPlaces(term).map((place) => rate({ ...shared(place), images: [pictureOf(place).src], tags: place.tags })),
      find: (slug) => {
        const place = bySlug.get(slug)
        return place && rate({ ...detailOf(place, places, pictureOf), ...shared(place) })
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

function suggestedTripOf({ slug, illustration, ...trip }: ContentTrip, pictures: Pictures): SuggestedTrip {
  const { src, alt } = pictures.illustration(illustration)
  return { _id: slug, ...trip, img: src, imgAlt: alt }
}

function sharedFields(place: Place, city: string, pictureOf: PictureOf) {
  return {
    name: place.name,
    description: place.description,
    location: directionsTo(place, city),
    // The mean of this site's reviews. It is 0 without reviews.
    rating: 0,
    ratingCount: 0,
    slug: place.slug,
    category: place.category,
    kind: place.kind,
    locality: place.locality,
    precision: place.geo.precision,
    priceLevel: place.priceLevel,
    verified: place.confidence !== 'low',
    imgAlt: pictureOf(place).alt,
  }
}

function geoOf({ geo: { lat, lng } }: Place) {
  return lat === null || lng === null ? null : { lat, lng }
}

function indexEntryOf(place: Place): PlaceIndexEntry {
  const { slug, name, kind, locality, geo } = place
  return { slug, name, kind, locality, precision: geo.precision, geo: geoOf(place) }
}

function detailOf(place: Place, places: readonly Place[], pictureOf: PictureOf) {
  const { geo: _geo, confidence: _confidence, illustration: _illustration, photo, ...facts } = place
  return {
    ...facts,
    img: pictureOf(place).src,
    geo: geoOf(place),
    photo: photo ? { credit: photo.credit, license: photo.license } : null,
    nearby: findNearby(place, places, NEARBY_COUNT).map(({ place: other, distance }) => ({
      slug: other.slug,
      name: other.name,
      locality: other.locality,
      img: pictureOf(other).src,
      imgAlt: pictureOf(other).alt,
      distance,
    })),
  }
}

function cityOf({ city, places }: GuideContent): Omit<City, 'picks' | 'pictures' | 'map'> {
  return {
    name: city.name,
    region: city.region,
    country: city.country,
    countryCode: city.countryCode,
    currency: city.currency,
    currencySign: signOf(city.currency),
    timeZone: city.timeZone,
    tagline: city.tagline,
    summary: city.summary,
    about: city.about,
    categories: city.categories,
    search: city.search,
    suggestedTrips: city.suggestedTrips,
    profiles: city.profiles,
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
