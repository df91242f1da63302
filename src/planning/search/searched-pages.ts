import { categoryPaths, paths } from '#contract/paths.ts'
import type { SearchedPage } from '#contract/place/search.ts'

/** The names of each page that people search for, in every language. */
export type PageWords = ReadonlyMap<SearchedPage, readonly string[]>

/** `narrowed` names what narrows a list: other lists, and an area. */
export type FoundPage = {
  kind: 'page'
  page: SearchedPage
  slug: string
  url: string
  narrowed?: { pages: readonly SearchedPage[]; area: string | null }
}

/** Pages that help visitors who search for something without a page of its own. The parts of phrases are its groups. */
const helpfulPaths = {
  fares: `${paths.seasons}#fares-title`,
  hotels: paths.planYourTrip,
  cash: `${paths.phrases}#buying`,
  parking: `${paths.phrases}#riding`,
  wifi: categoryPaths.cafe,
  help: `${paths.phrases}#help`,
}

/** The addresses of the pages that the search finds. */
export const pagePaths: Readonly<Record<SearchedPage, string>> = {
  ...paths,
  ...categoryPaths,
  ...helpfulPaths,
  placesOpenNow: `${paths.places}?open=now`,
  placesFree: `${paths.places}?free=1`,
  placesVegetarian: `${paths.places}?diet=vegetarian`,
  placesVegan: `${paths.places}?diet=vegan`,
  placesJain: `${paths.places}?diet=jain`,
  placesHalal: `${paths.places}?diet=halal`,
  placesEgg: `${paths.places}?diet=egg`,
  placesStepFree: `${paths.places}?stepfree=1`,
  placesIndoor: `${paths.places}?setting=indoor`,
  placesOutdoor: `${paths.places}?setting=outdoor`,
  placesCheap: `${paths.places}?price=0,1`,
  placesNear: `${paths.places}?sort=near`,
  placesMap: `${paths.places}?view=map`,
}

/** The page that an answer leads to: a city without phrases has none of its parts either. */
export function pageBehind(page: SearchedPage): SearchedPage {
  return pagePaths[page].startsWith(`${paths.phrases}#`) ? 'phrases' : page
}

export function slugOfPage(page: SearchedPage): string {
  return page.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-')
}

export function slugOfArea(name: string): string {
  return name.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
}
