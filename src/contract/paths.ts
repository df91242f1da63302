import type { PlaceCategory } from './places.ts'

/** The URL path of every page (section 2), in one place. */
export const paths = {
  home: '/',
  about: '/about',
  reviews: '/reviews',
  planYourTrip: '/plan-your-trip',
  myTrips: '/my-trips',
  tripList: '/trip-list',
  suggestedTrips: '/suggest-trips',
  wishlist: '/wishlist',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  profile: '/profile',
  admin: '/admin',
  newsletter: '/contact-us',
  unsubscribe: '/unsubscribe',
  placePattern: '/places/:slug',
  place: (slug: string) => `/places/${encodeURIComponent(slug)}`,
} as const

/** The page of each list of places. */
export const categoryPaths = {
  explore: '/explore',
  cafe: '/cafe',
  street_food: '/street_food',
  historical: '/historical_places',
} as const satisfies Record<PlaceCategory, string>

/** Pages with one fixed path; the categories' and the places' pages come on top. */
export type FixedPage = Exclude<keyof typeof paths, 'place' | 'placePattern'>

/** Any path without a page of its own; see `createRoutes`. */
export const UNKNOWN_PATH = '/page-not-found'
