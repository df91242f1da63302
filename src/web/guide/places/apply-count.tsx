import { filters as texts } from '#messages/places.ts'
import type { PlaceListing } from '#contract/place/place-filters.ts'
import { groupByMatch } from '#planning/lists/match-places.ts'
import { useFormats } from '../../city/use-formats.ts'
import type { ListScope } from './list-scope.ts'
import { useListedPlaces } from './use-listed-places.ts'
import { useAskedMoment } from './use-listing.ts'

/** Number of places that fit the present values of the form. */
export function ApplyCount({ scope, wanted }: { scope: ListScope; wanted: PlaceListing }) {
  const formats = useFormats()
  const moment = useAskedMoment(wanted.filters)
  const { places } = useListedPlaces(scope, wanted.term)
  if (!places) return texts.apply
  return formats.plural(texts.applyCount, groupByMatch(places, wanted.filters, moment).fit.length)
}
