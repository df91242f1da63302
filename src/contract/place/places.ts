import * as z from 'zod/mini'
import { ShownAccess } from './access.ts'
import { Attribution } from '../map/attribution.ts'
import { BaseMap } from '../map/base-map.ts'
import { CityTexts } from './city-texts.ts'
import { reasonCode } from '../api/failure.ts'
import { OpenHours } from './open-hours.ts'
import { PlaceCategory, PlaceFacts, PlaceKind } from './place-facts.ts'
import { PlaceTraits } from './place-traits.ts'
import { PhotoFocus } from './photo-focus.ts'
import { PriceEnd } from './price-end.ts'
import { ResearchedFacts } from './researched-facts.ts'
import { toSearchTerm } from '../text/search-term.ts'

/** Precision of a position: the exact site, nearby, the neighbourhood only, or unknown. */
export const geoPrecisions = ['site', 'nearby', 'locality', 'none'] as const
export const GeoPrecision = z.enum(geoPrecisions)
export type GeoPrecision = z.infer<typeof GeoPrecision>

/** WGS 84, in degrees. */
export const Point = z.object({ lat: z.number(), lng: z.number() })

/** Computed fields. `location` is a link to directions, `rating` is the mean of our reviews, or 0 without reviews. */
const ComputedFields = z.object({
  location: z.string(),
  rating: z.number(),
  ratingCount: z.number(),
  precision: GeoPrecision,
  verified: z.boolean(),
  imgAlt: z.string(),
  /** The point that stays in view where the picture is cropped. Left out: the middle. */
  imgFocus: z.optional(PhotoFocus),
  /** The compiled opening hours, which `src/planning` evaluates. Null: nobody knows them. */
  openHours: z.nullable(OpenHours),
  /**
   * Access to the place if the hours of a day are not known. Left out: not known, or the sources contradict each other.
   */
  access: z.optional(ShownAccess),
  /** Left out: the place has no tariff with a last day. */
  priceEnd: z.optional(PriceEnd),
  /** For the filters. */
  traits: PlaceTraits,
  /** Language of the name, if it is not that of the answer: nobody has translated it yet. */
  lang: z.optional(z.string()),
})

/** Fields of section 3, followed by our own. */
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

/** A place near another one. `distance` is in metres, or null if one of the positions is not exact enough. */
const NearbyPlace = z.object({
  slug: z.string(),
  name: z.string(),
  locality: z.string(),
  img: z.string(),
  imgAlt: z.string(),
  imgFocus: z.optional(PhotoFocus),
  distance: z.nullable(z.number()),
})

/** A photo on the page of a place. */
export const PlacePhoto = z.object({
  src: z.string(),
  /** For lists. Photos of the city's folder have one size. */
  small: z.string(),
  alt: z.string(),
  credit: z.string(),
  license: z.string(),
  caption: z.optional(z.string()),
  focus: z.optional(PhotoFocus),
})
export type PlacePhoto = z.infer<typeof PlacePhoto>

export const PlaceDetail = z.extend(z.extend(PlaceFacts, ComputedFields.shape), {
  img: z.string(),
  geo: z.nullable(Point),
  /** Credit of the picture of the place. Null: it is a drawing. */
  photo: z.nullable(z.object({ credit: z.string(), license: z.string() })),
  /** All photos, the picture of the place first. Left out: none. */
  photos: z.optional(z.array(PlacePhoto)),
  nearby: z.array(NearbyPlace),
  /** The dishes of the guide that the place serves. Left out: none is known. */
  dishes: z.optional(z.array(z.object({ slug: z.string(), name: z.string() }))),
  facts: ResearchedFacts,
  /** The last entry, and what feasts do to the hours, in sentences. Left out: the guide knows of nothing. */
  hoursNote: z.optional(z.string()),
  /** A sentence for each side, if sources contradict each other about the access. */
  accessSides: z.optional(z.array(z.string())),
  /** `checked`: a native reader has checked the translation. Left out: the texts are not translated. */
  translation: z.optional(z.enum(['unchecked', 'checked'])),
})
export type PlaceDetail = z.infer<typeof PlaceDetail>

const Picture = z.object({ src: z.string(), alt: z.string() })

export const CityMap = z.object({
  center: Point,
  /** Position and zoom of a marker that is not set yet. */
  start: z.object({ lat: z.number(), lng: z.number(), zoom: z.number() }),
  /** Credit of the tiles at `/tiles/{z}/{x}/{y}`. Null if this installation has no tile source. */
  tiles: z.nullable(Attribution),
  /** Path of coasts and borders as GeoJSON. Null if the city has none. */
  outlines: z.nullable(z.string()),
  /** Streets, water and names. Null if this installation has no base map. */
  base: z.optional(z.nullable(BaseMap)),
})
export type CityMap = z.infer<typeof CityMap>

export const City = z.object({
  name: z.string(),
  region: z.string(),
  country: z.string(),
  countryCode: z.string(),
  timeZone: z.string(),
  /** Only of a city whose clocks never change. */
  utcOffsetMinutes: z.optional(z.number()),
  /** ISO 4217. */
  currency: z.string(),
  currencySign: z.string(),
  tagline: z.string(),
  summary: z.string(),
  about: z.array(z.string()),
  ...CityTexts.shape,
  /** The best months and their weather, in a sentence. Null if the guide does not know them. */
  whenToCome: z.nullable(z.string()),
  counts: z.object({ places: z.number(), exact: z.number(), sources: z.number() }),
  /** Names of areas with places, by which lists can be filtered. */
  areas: z.array(z.string()),
  /** Codes, in the city's order. The guide is served in those that are built, and in English. */
  languages: z.array(z.string()),
  /** True if the guide has phrases in the languages of the city. Left out: it has none. */
  hasPhrases: z.optional(z.literal(true)),
  /** True if the guide has anything about the year of the city. Left out: it has nothing. */
  hasSeasons: z.optional(z.literal(true)),
  /** Left out: nobody has suggested a trip. */
  hasSuggestedTrips: z.optional(z.literal(true)),
  /** Left out: the guide has none. */
  hasDishes: z.optional(z.literal(true)),
  hasServices: z.optional(z.literal(true)),
  /** Profiles of the editors on other sites. */
  profiles: z.array(z.object({ name: z.string(), url: z.string() })),
  /** Illustrations without a single place. */
  pictures: z.object({
    hero: Picture,
    /** The URL of the same picture by night. Left out: the city has none. */
    heroNight: z.optional(z.string()),
    about: Picture,
    notFound: Picture,
    wishlistEmpty: Picture,
    tripsEmpty: Picture,
    reviewsEmpty: Picture,
    /** Replaces the photo of a review without one. */
    reviewPlaceholder: Picture,
    /** Strips of 1200 by 320 pixels. The left half is dark and plain for pale text. */
    categories: z.record(PlaceCategory, Picture),
    /** URLs of the decorative pictures with which the home page begins. Left out by servers before 2026-11-26. */
    starts: z.optional(z.record(z.enum(['eat', 'see', 'map', 'plan']), z.string())),
  }),
  map: CityMap,
})
export type City = z.infer<typeof City>

export const AttractionList = z.object({ msg: z.array(Attraction) })

export const SearchTerm = z
  .string(reasonCode('search.blank'))
  // A term of invisible marks alone is no mistake of a form: it finds nothing.
  .check(z.trim(), z.minLength(1, reasonCode('search.blank')), z.overwrite(toSearchTerm))

/** The minimum of each place: for suggestions, links, maps and exported points. */
export const PlaceIndexEntry = z.object({
  slug: z.string(),
  name: z.string(),
  kind: PlaceKind,
  locality: z.string(),
  precision: GeoPrecision,
  geo: z.nullable(Point),
  img: z.optional(z.string()),
  imgFocus: z.optional(PhotoFocus),
})
export type PlaceIndexEntry = z.infer<typeof PlaceIndexEntry>
