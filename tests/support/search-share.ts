import type { SearchHit } from '#contract/place/search.ts'
import type { SearchQuery } from './search-queries.ts'

export type Missed = { readonly query: string; readonly found: readonly string[]; readonly wanted: readonly string[] }

const FIRST = 3

/** Lists the queries whose first three results lack what the table wants. */
export function missedQueries(
  queries: readonly SearchQuery[],
  search: (term: string) => readonly Pick<SearchHit, 'kind' | 'slug'>[],
): Missed[] {
  return queries.flatMap(({ query, all = [], any }) => {
    const found = search(query)
      .slice(0, FIRST)
      .map(({ kind, slug }) => `${kind}/${slug}`)
    const isHeld = all.every((hit) => found.includes(hit)) && (any?.some((hit) => found.includes(hit)) ?? true)
    return isHeld ? [] : [{ query, found, wanted: any ?? all }]
  })
}

/** @returns percent with one decimal */
export function shareHeld(queries: readonly SearchQuery[], missed: readonly Missed[]): number {
  return Math.floor((1000 * (queries.length - missed.length)) / queries.length) / 10
}
