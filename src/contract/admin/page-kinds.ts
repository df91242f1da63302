import { placeCategories } from '../place/place-facts.ts'
import { categoryPaths, isTripPath, paths, type FixedPage } from '../paths.ts'

/** The kinds by which opened pages are counted. `unknown` is the Page Not Found screen. */
export const pageKinds = [
  'home',
  'lists',
  'place',
  'search',
  'seasons',
  'suggestions',
  'planning',
  'trips',
  'wishlist',
  'reviews',
  'account',
  'newsletter',
  'about',
  'unknown',
] as const
export type PageKind = (typeof pageKinds)[number]

/** Null: the page is not counted. */
const kindOfFixedPage = {
  home: 'home',
  places: 'lists',
  search: 'search',
  seasons: 'seasons',
  phrases: 'about',
  dishes: 'about',
  services: 'about',
  offline: 'about',
  suggestedTrips: 'suggestions',
  planYourTrip: 'planning',
  sharedTrip: 'trips',
  invite: 'trips',
  myTrips: 'trips',
  tripList: 'trips',
  wishlist: 'wishlist',
  reviews: 'reviews',
  login: 'account',
  signup: 'account',
  forgotPassword: 'account',
  profile: 'account',
  confirmEmail: 'account',
  confirmEmailChange: 'account',
  newsletter: 'newsletter',
  confirmNewsletter: 'newsletter',
  unsubscribe: 'newsletter',
  about: 'about',
  privacy: 'about',
  admin: null,
} as const satisfies Record<FixedPage, PageKind | null>

const PLACE_PATH = /^\/places\/([a-z0-9-]+)$/

/** @returns the slug in the path of a place’s page */
export function slugInPath(path: string): string | null {
  return PLACE_PATH.exec(path.toLowerCase())?.[1] ?? null
}

/** @param path without the part of the language. @returns null for a page that is not counted */
export function kindOfPath(path: string): PageKind | null {
  const spelling = path.toLowerCase()
  if (slugInPath(spelling) !== null) return 'place'
  if (isTripPath(spelling)) return 'trips'
  if (placeCategories.some((category) => categoryPaths[category] === spelling)) return 'lists'
  const [name] = Object.entries(paths).find(([, page]) => page === spelling) ?? []
  if (name === undefined) return 'unknown'
  const kinds: Readonly<Record<string, PageKind | null>> = kindOfFixedPage
  return kinds[name] ?? null
}
