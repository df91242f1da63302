import type { QueryClient } from '@tanstack/react-query'
import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { toSearchTerm } from '#contract/text/search-term.ts'
import { guideMatching } from './queries.ts'

/** Reads the data of the page of a search. Its code loads with the page. */
export async function loadSearch(queryClient: QueryClient, { url }: Request): Promise<void> {
  const term = toSearchTerm(new URL(url).searchParams.get(SEARCH_PARAMETER) ?? '')
  if (term !== '') await queryClient.prefetchQuery(guideMatching(term))
}
