import { SEARCH_PARAMETER } from '#contract/page.ts'
import { categoryPaths } from '#contract/paths.ts'
import type { PlaceCategory } from '#contract/place-facts.ts'

/** The page of a category's list that shows what `term` finds. */
export function searchPath(category: PlaceCategory, term: string): string {
  return `${categoryPaths[category]}?${new URLSearchParams({ [SEARCH_PARAMETER]: term })}`
}
