import { categoryPaths, paths } from '#contract/paths.ts'

/** Pages of the tabs at the foot of small screens. `trip` opens the next trip of a traveller who has one. */
export const phoneTabs = {
  explore: paths.home,
  map: `${paths.places}?view=map`,
  trip: paths.planYourTrip,
  phrases: paths.phrases,
  me: paths.profile,
} as const satisfies Record<PhoneTab, string>
export const phoneTabNames = ['explore', 'map', 'trip', 'phrases', 'me'] as const
export type PhoneTab = (typeof phoneTabNames)[number]

const tripPages: ReadonlySet<string> = new Set([paths.planYourTrip, paths.tripList, paths.suggestedTrips])
const explorePages: ReadonlySet<string> = new Set([paths.home, paths.search, ...Object.values(categoryPaths)])
const ownPages: ReadonlySet<string> = new Set([paths.profile, paths.wishlist])

/**
 * The tab of a page. Null: the page belongs to none.
 * @param path without the language
 * @param query such as `?view=map`
 */
export function tabOfPage(path: string, query: string): PhoneTab | null {
  const isExplored = path.startsWith(paths.places) || explorePages.has(path)
  if (isExplored) return /[?&]view=map/.test(query) ? 'map' : 'explore'
  if (path.startsWith(paths.myTrips) || tripPages.has(path)) return 'trip'
  if (path === paths.phrases) return 'phrases'
  return ownPages.has(path) ? 'me' : null
}
