import type { QueryClient } from '@tanstack/react-query'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { placeCategories } from '#contract/place/place-facts.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { isMapView, isPlainList } from '#contract/place/plain-list.ts'
import type { ListScope } from './list-scope.ts'
import { placeIndex } from '../../city/queries.ts'
import { preloadedFilterForm } from './preloaded-filter-form.ts'
import { preloadedMapMode } from './preloaded-map-mode.ts'
import { preloadedFilterBar, preloadedFoundPlaces, preloadedSearchResults } from './preloaded-list-parts.ts'
import { preloadedListTools } from './preloaded-list-tools.ts'
import { preloadedOpenState } from './preloaded-open-state.ts'
import { preloadedPageLinks } from './preloaded-page-links.ts'
import { placesMatching } from './matching-places.ts'
import { placesIn } from './queries.ts'

type Loading = {
  /** Data and parts that the page needs before React takes its HTML over. */
  readonly first: Promise<unknown>
  /** Parts whose HTML may wait for their code. */
  readonly later: Promise<unknown>
}

/** Loads the code and the data of a list page. The page itself shows a failure of its data. */
export function loadList(queryClient: QueryClient, scope: ListScope, query: URLSearchParams): Loading {
  const term = toSearchTerm(query.get(SEARCH_PARAMETER) ?? '')
  const categories = scope === 'all' ? placeCategories : [scope]
  // A known list shows at once, even if it is stale. Its component reads it again.
  const readings: Promise<unknown>[] =
    term === ''
      ? categories.map((category) => queryClient.ensureQueryData(placesIn(category)))
      : [queryClient.ensureQueryData(placesMatching(term))]
  // The hours change the height of a card, which Back must find as it was.
  const parts: Promise<unknown>[] = [preloadedFilterBar.load(), preloadedListTools.load(), preloadedOpenState.load()]
  const isMap = isMapView(query)
  if (isMap) parts.push(preloadedMapMode.load(), queryClient.prefetchQuery(placeIndex()))
  else if (!isPlainList(query)) parts.push(preloadedFoundPlaces.load())
  else if (term !== '') parts.push(preloadedSearchResults.load())
  // For browsers without a script, the form and the ways to further pages stand in the HTML.
  if (import.meta.env.SSR) parts.push(preloadedFilterForm.load(), preloadedPageLinks.load())
  const data = readings.map((reading) => reading.catch(() => null))
  // A filtered list renders again with the minute. React would drop the HTML of a part that has no code by then.
  const isSteady = scope !== 'all' && term === '' && isPlainList(query)
  return isSteady
    ? { first: Promise.all(data), later: Promise.all(parts) }
    : { first: Promise.all([...data, ...parts]), later: Promise.resolve() }
}
