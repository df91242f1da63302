import { groupByMatch } from '#planning/lists/match-places.ts'
import { sortPlaces } from '#planning/lists/sort-places.ts'
import { useFormats } from '../../city/use-formats.ts'
import type { ListScope } from './list-scope.ts'
import { useDistances } from './use-distances.ts'
import { useListedPlaces } from './use-listed-places.ts'
import { useAskedMoment, useListing } from './use-listing.ts'

/** The places that the address of a list asks for, in its order. `found` is undefined while they load, and after a failure. */
export function useFoundPlaces(scope: ListScope) {
  const { locale } = useFormats()
  const { term, filters, sort } = useListing()
  const moment = useAskedMoment(filters)
  const distances = useDistances(sort === 'near')
  const { places, isPending, retry } = useListedPlaces(scope, term)
  const found = places && {
    count: places.length,
    groups: groupByMatch(sortPlaces(places, { sort, locale, distances }), filters, moment),
  }
  return { found, moment, distances, isPending, retry }
}
