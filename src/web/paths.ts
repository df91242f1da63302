import { SEARCH_PARAMETER } from '#contract/page.ts'
import type { PlaceCategory } from '#contract/places.ts'

/** Every page's address (section 2), in one place. */
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

/** Any address without a page of its own; see `createRoutes`. */
export const UNKNOWN_PATH = '/page-not-found'

export const categoryPaths = {
  explore: '/explore',
  cafe: '/cafe',
  street_food: '/street_food',
  historical: '/historical_places',
} as const satisfies Record<PlaceCategory, string>

export function searchPath(category: PlaceCategory, term: string): string {
  return `${categoryPaths[category]}?${new URLSearchParams({ [SEARCH_PARAMETER]: term })}`
}
