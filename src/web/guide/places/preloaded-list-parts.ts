import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'

/** The filters above every list. They come after the list itself, which needs none of their code. */
export const preloadedFilterBar = lazyWithPreload(async () => (await import('./filter-bar.tsx')).FilterBar)

/** The list of a page with filters. */
export const preloadedFoundPlaces = lazyWithPreload(async () => (await import('./found-places.tsx')).FoundPlaces)

/** The list of a page with a search term alone. */
export const preloadedSearchResults = lazyWithPreload(async () => (await import('./search-results.tsx')).SearchResults)
