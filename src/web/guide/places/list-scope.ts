import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { categoryPaths, paths } from '#contract/paths.ts'

/** The places of a list page: those of a category, or all. */
export type ListScope = PlaceCategory | 'all'

export function pathOfList(scope: ListScope): string {
  return scope === 'all' ? paths.places : categoryPaths[scope]
}
