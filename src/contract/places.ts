import * as z from 'zod/mini'
import { reasonCode } from './failure.ts'
import { PlaceCategory, PlaceFacts, PlaceKind } from './place-facts.ts'

/** How exact a position is: the spot itself, close by, only the neighbourhood, or unknown. */
export const geoPrecisions = ['site', 'nearby', 'locality', 'none'] as const
export const GeoPrecision = z.enum(geoPrecisions)
export type GeoPrecision = z.infer<typeof GeoPrecision>

/** WGS 84 degrees. */
const Geo = z.object({ lat: z.number(), lng: z.number() })

/** The fields that the guide computes. `location` is a directions link, `rating` the mean of the reviews here (0: none). */
const ComputedFields = z.object({
  location: z.string(),
  rating: z.number(),
  ratingCount: z.number(),
  precision: GeoPrecision,
  verified: z.boolean(),
  imgAlt: z.string(),
})

/** The fields of section 3, then ours. */
const AttractionFields = z.extend(
  z.pick(PlaceFacts, {
    name: true,
    description: true,
    slug: true,
    category: true,
    kind: true,
    locality: true,
    priceLevel: true,
  }),
  ComputedFields.shape,
)

export const Attraction = z.extend(AttractionFields, { img: z.string(), tag: z.string() })
export type Attraction = z.infer<typeof Attraction>

export const SearchResult = z.extend(AttractionFields, {
  images: z.array(z.string()),
  tags: z.array(z.string()),
})
export type SearchResult = z.infer<typeof SearchResult>

/** Another place close to this one; `distance` in metres, null where either position is not exact enough to say. */
const NearbyPlace = z.object({
  slug: z.string(),
  name: z.string(),
  locality: z.string(),
  img: z.string(),
  imgAlt: z.string(),
  distance: z.nullable(z.number()),
})

export const PlaceDetail = z.extend(z.extend(PlaceFacts, ComputedFields.shape), {
  img: z.string(),
  geo: z.nullable(Geo),
  photo: z.nullable(z.object({ credit: z.string(), license: z.string() })),
  nearby: z.array(NearbyPlace),
})
export type PlaceDetail = z.infer<typeof PlaceDetail>

const Picture = z.object({ src: z.string(), alt: z.string() })

/** Whom a map's source wants to be named, and where it says more about itself. */
export const Attribution = z.object({ text: z.string(), url: z.nullable(z.string()) })
export type Attribution = z.infer<typeof Attribution>

/** What a map of the city can draw. */
export const CityMap = z.object({
  center: Geo,
  /** Where a marker begins that nobody has set yet, and the zoom at which it is shown. */
  start: z.object({ lat: z.number(), lng: z.number(), zoom: z.number() }),
  /** Of tiles, which then are at `/tiles/{z}/{x}/{y}`; null where this installation has no source of them. */
  tiles: z.nullable(Attribution),
  /** Path of coasts and borders as GeoJSON; null where the city has none. */
  outlines: z.nullable(z.string()),
})
export type CityMap = z.infer<typeof CityMap>

export const City = z.object({
  name: z.string(),
  region: z.string(),
  country: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  /** ISO 4217. */
  currency: z.string(),
  currencySign: z.string(),
  tagline: z.string(),
  summary: z.string(),
  about: z.array(z.string()),
  /** One place of each category for the home page. */
  picks: z.array(Attraction),
  counts: z.object({ places: z.number(), exact: z.number(), sources: z.number() }),
  /** Where the editors can be found elsewhere. */
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Illustrations that belong to no single place. */
  pictures: z.object({
    hero: Picture,
    about: Picture,
    notFound: Picture,
    wishlistEmpty: Picture,
    tripsEmpty: Picture,
    reviewsEmpty: Picture,
    /** Stands in for the photo of a review that has none. */
    reviewPlaceholder: Picture,
    /** Strips of 1200 by 320 whose left half is dark and plain: pale text may stand on it. */
    categories: z.record(PlaceCategory, Picture),
  }),
  map: CityMap,
})
export type City = z.infer<typeof City>

export const AttractionList = z.object({ msg: z.array(Attraction) })

/** Longer search terms are cut here, which also bounds the work of a search. */
export const SEARCH_TERM_MAX = 100

/** A search term as it is searched for: cut, and without blanks around it. Pure and idempotent. */
export function toSearchTerm(text: string): string {
  // Cut text may end in half a character, which could not be written into an address.
  return text.trim().slice(0, SEARCH_TERM_MAX).toWellFormed().trim()
}

export const SearchTerm = z.string().check(z.overwrite(toSearchTerm), z.minLength(1, reasonCode('search.blank')))

/** The least of every place: for offering names while somebody types, for links, and for exported points. */
export const PlaceIndexEntry = z.object({
  slug: z.string(),
  name: z.string(),
  kind: PlaceKind,
  locality: z.string(),
  precision: GeoPrecision,
  geo: z.nullable(Geo),
})
export type PlaceIndexEntry = z.infer<typeof PlaceIndexEntry>
