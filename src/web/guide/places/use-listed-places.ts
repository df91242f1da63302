import { useQuery } from '@tanstack/react-query'
import { placeCategories, type PlaceCategory } from '#contract/place/place-facts.ts'
import type { Attraction, SearchResult } from '#contract/place/places.ts'
import type { ListScope } from './list-scope.ts'
import { placesMatching } from './matching-places.ts'
import { placesIn } from './queries.ts'

type ListedPlace = Attraction | SearchResult

type ListedPlaces = {
  /** Undefined while they load, and after a failure. */
  places: readonly ListedPlace[] | undefined
  isPending: boolean
  retry: () => void
}

/** The places of a list, or what a search finds, in the order of the editors or of the search. */
export function useListedPlaces(scope: ListScope, term: string): ListedPlaces {
  const isListed = (category: PlaceCategory) => term === '' && (scope === 'all' || scope === category)
  const getOptions = (category: PlaceCategory) => ({ ...placesIn(category), enabled: isListed(category) })
  const lists = {
    explore: useQuery(getOptions('explore')),
    cafe: useQuery(getOptions('cafe')),
    street_food: useQuery(getOptions('street_food')),
    historical: useQuery(getOptions('historical')),
  } satisfies Record<PlaceCategory, unknown>
  const found = useQuery({ ...placesMatching(term), enabled: term !== '' })
  const listed = placeCategories.filter(isListed).map((category) => lists[category])
  const answers = term === '' ? listed : [found]
  const places: ListedPlace[] =
    term === '' ? listed.flatMap(({ data }) => data?.msg ?? []) : [...(found.data?.data ?? [])]
  return {
    places: answers.every(({ isSuccess }) => isSuccess) ? places : undefined,
    isPending: answers.some(({ isPending }) => isPending),
    retry: () => answers.forEach(({ refetch }) => void refetch()),
  }
}
