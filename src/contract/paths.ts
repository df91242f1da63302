import type { PlaceCategory } from './place/place-facts.ts'

/** Paths of all pages (section 2). */
export const paths = {
  home: '/',
  about: '/about',
  privacy: '/privacy',
  search: '/search',
  reviews: '/reviews',
  planYourTrip: '/plan-your-trip',
  myTrips: '/my-trips',
  tripList: '/trip-list',
  tripPattern: '/my-trips/:id',
  trip: (id: string) => `/my-trips/${encodeURIComponent(id)}`,
  /** The token of the link follows `#`, so that no server, log or referrer has it. */
  sharedTrip: '/shared-trip',
  /** Path of an invite, with the same rule. */
  invite: '/invite',
  suggestedTrips: '/suggest-trips',
  seasons: '/seasons',
  phrases: '/phrases',
  dishes: '/dishes',
  services: '/services',
  offline: '/offline',
  wishlist: '/wishlist',
  login: '/login',
  signup: '/signup',
  forgotPassword: '/forgot-password',
  profile: '/profile',
  admin: '/admin',
  newsletter: '/contact-us',
  unsubscribe: '/unsubscribe',
  confirmEmail: '/confirm-email',
  confirmEmailChange: '/confirm-email-change',
  confirmNewsletter: '/confirm-newsletter',
  places: '/places',
  placePattern: '/places/:slug',
  place: (slug: string) => `/places/${encodeURIComponent(slug)}`,
} as const

/** The feed of a trip for calendar programs. */
export const CALENDAR_PATTERN = '/calendar/:token.ics'
export const calendarPath = (token: string) => `/calendar/${encodeURIComponent(token)}.ics`

export const categoryPaths = {
  explore: '/explore',
  cafe: '/cafe',
  street_food: '/street_food',
  historical: '/historical_places',
} as const satisfies Record<PlaceCategory, string>

/** All pages but those of the categories. */
export type PageName = Exclude<keyof typeof paths, 'place' | 'trip'>

const patterns = ['placePattern', 'tripPattern'] as const

/** Pages with one fixed path: all pages but those of places, trips and categories. */
export type FixedPage = Exclude<PageName, (typeof patterns)[number]>

/** Path of the page for unknown URLs; see `createRoutes`. */
export const UNKNOWN_PATH = '/page-not-found'

// Marked as pure, so that the browser's bundle leaves it out.
const fixedPaths = /* @__PURE__ */ listFixedPaths()

function listFixedPaths(): ReadonlySet<string> {
  const named: ReadonlySet<string> = new Set(patterns)
  const pages = Object.entries(paths).flatMap(([name, path]) =>
    typeof path === 'function' || named.has(name) ? [] : [path],
  )
  return new Set<string>([...pages, ...Object.values(categoryPaths)])
}

/** The page of any trip: it has the same HTML for all, which is cached under this path. */
export const ANY_TRIP_PATH = '/my-trips/any'

/** True for the path of a trip's page. Only the browser knows if that trip exists. */
export function isTripPath(path: string): boolean {
  return /^\/my-trips\/[\w-]{1,64}$/i.test(path)
}

/**
 * True if a path may be that of a page. The router decides about spellings with encoded letters.
 * @param slugs of all places
 */
export function mayBePage(path: string, slugs: readonly string[]): boolean {
  if (path.includes('%')) return true
  const spelling = path.toLowerCase()
  return fixedPaths.has(spelling) || isTripPath(spelling) || slugs.some((slug) => spelling === paths.place(slug))
}
