import { cityMinuteAt } from '#contract/text/city-minute.ts'
import type { ReplyFor } from '#contract/api.ts'
import type { listPlaceIndex } from '#contract/place/places.endpoints.ts'
import { readPlaceListing } from '#contract/place/place-filters.ts'
import { getListingEntries, placeMatches } from '#contract/place/place-listing-query.ts'
import { groupByMatch, type FilteredPlace } from '#planning/lists/match-places.ts'
import { getMoment } from '#planning/hours/open-state.ts'
import { sortPlaces, type SortedPlace } from '#planning/lists/sort-places.ts'
import type { Guide } from './guide.ts'

type Listed = Omit<ReplyFor<typeof listPlaceIndex>, 'success'>

/**
 * All places, or those that a search finds: first those that fit, then those that perhaps fit, then the others.
 * Distances are not known here, so that `sort=near` is the order of the editors.
 */
export function listPlaces(
  guide: Guide,
  query: Readonly<Record<string, unknown>>,
  { now, locale }: { now: Date; locale: string },
): Listed {
  const { term, filters, sort, ignored } = readPlaceListing(getListingEntries(query), guide.city.areas)
  const places = sortPlaces<FilteredPlace & SortedPlace>(term === '' ? guide.list('all') : guide.search(term), {
    sort,
    locale,
  })
  const moment = filters.open === 'now' ? getMoment(cityMinuteAt(now, guide.timeZone)) : null
  const groups = groupByMatch(places, filters, moment)
  return {
    places: placeMatches.flatMap((match) => groups[match].flatMap(({ slug }) => guide.listed(match, slug) ?? [])),
    counts: { fit: groups.fit.length, unknown: groups.unknown.length, not: groups.not.length },
    ignored: [...ignored],
  }
}
