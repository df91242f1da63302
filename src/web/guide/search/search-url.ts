import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { paths } from '#contract/paths.ts'

/** The page with the results for a term. */
export function searchUrl(term: string): string {
  return `${paths.search}?${new URLSearchParams({ [SEARCH_PARAMETER]: term })}`
}
