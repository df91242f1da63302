import { useQueries } from '@tanstack/react-query'
import { placeCategories } from '#contract/place-facts.ts'
import type { Attraction, SearchResult } from '#contract/places.ts'
import type { ListScope } from './list-scope.ts'
import { placesIn, placesMatching } from './queries.ts'

type ListedPlace = Attraction | SearchResult

type ListedPlaces = {
  /** Undefined while they load, and after a failure. */
  places: readonly ListedPlace[] | undefined
  isPending: boolean
  retry: () => void
}

/** The places of a list, or what a search finds, in the order of the editors or of the search. */
export function useListedPlaces(scope: ListScope, term: string): ListedPlaces {
  const categories = scope === 'all' ? placeCategories : [scope]
  const lists = useQueries({ queries: (term === '' ? categories : []).map((category) => placesIn(category)) })
  const terms = term === '' ? [] : [term]
  const searches = useQueries({ queries: terms.map((asked) => placesMatching(asked)) })
  const answers = [...lists, ...searches]
  const isComplete = answers.every(({ isSuccess }) => isSuccess)
  const places: ListedPlace[] = [
    ...lists.flatMap(({ data }) => data?.msg ?? []),
    ...searches.flatMap(({ data }) => data?.data ?? []),
  ]
  return {
    places: isComplete ? places : undefined,
    isPending: answers.some(({ isPending }) => isPending),
    retry: () => answers.forEach(({ refetch }) => void refetch()),
  }
}
