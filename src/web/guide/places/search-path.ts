import { SEARCH_PARAMETER } from '#contract/place/search-parameter.ts'
import { pathOfList, type ListScope } from './list-scope.ts'

/** The page of a list that shows what `term` finds. */
export function searchPath(scope: ListScope, term: string): string {
  return `${pathOfList(scope)}?${new URLSearchParams({ [SEARCH_PARAMETER]: term })}`
}
