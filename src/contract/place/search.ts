import * as z from 'zod/mini'
import { ShownAccess } from './access.ts'
import { OpenHours } from './open-hours.ts'
import { PlaceTraits } from './place-traits.ts'
import { PriceEnd } from './price-end.ts'

export const searchHitKinds = ['place', 'trip', 'area', 'page', 'dish', 'service'] as const
export const SearchHitKind = z.enum(searchHitKinds)
export type SearchHitKind = z.infer<typeof SearchHitKind>

/** One thing that a search found. `url` is a path on this site. `snippet` is plain text and may be empty. */
export const SearchHit = z.object({
  kind: SearchHitKind,
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  snippet: z.string(),
  /** Only places have these. From the hours the browser computes whether the place is open. */
  img: z.optional(z.string()),
  locality: z.optional(z.string()),
  openHours: z.optional(OpenHours),
  access: z.optional(ShownAccess),
  /** The price of a place as its lists have it. Left out by servers before 2026-11-29. */
  priceLevel: z.optional(z.nullable(z.number())),
  priceEnd: z.optional(PriceEnd),
  traits: z.optional(z.pick(PlaceTraits, { free: true, priced: true })),
})
export type SearchHit = z.infer<typeof SearchHit>

/** The facts that a row shows of a place besides its texts. */
export type PlaceLooks = Pick<SearchHit, 'img' | 'openHours' | 'access' | 'priceLevel' | 'priceEnd' | 'traits'>

/** More results help nobody: a better term does. */
export const SEARCH_HITS_MAX = 30

/**
 * The pages that the search finds, by the names of `paths`, of the categories, of lists with one filter, and of what
 * visitors ask for that has no page of its own (`hotels` and after). Equal results come in the order of this list.
 */
export const searchedPages = [
  'placesOpenNow',
  'placesFree',
  'placesVegetarian',
  'placesVegan',
  'placesJain',
  'placesHalal',
  'placesEgg',
  'placesStepFree',
  'placesIndoor',
  'placesOutdoor',
  'placesCheap',
  'placesNear',
  'placesMap',
  'home',
  'about',
  'privacy',
  'places',
  'reviews',
  'planYourTrip',
  'seasons',
  'phrases',
  'dishes',
  'services',
  'myTrips',
  'suggestedTrips',
  'wishlist',
  'login',
  'signup',
  'forgotPassword',
  'profile',
  'newsletter',
  'explore',
  'cafe',
  'street_food',
  'historical',
  'fares',
  'hotels',
  'cash',
  'parking',
  'wifi',
  'help',
] as const
export type SearchedPage = (typeof searchedPages)[number]
