import { filters as texts } from '#messages/places.ts'
import type { Formats } from '#contract/messages/format.ts'
import { countFilters, type PlaceFilters } from '#contract/place/place-filters.ts'
import type { MatchedPlaces } from '#planning/lists/match-places.ts'

/**
 * "12 places fit, not known for 31 more", or the number of places when nothing is asked. Nobody asks for
 * the number of those that do not fit.
 */
export function countsText(
  { fit, unknown }: MatchedPlaces<unknown>,
  filters: PlaceFilters,
  { plural }: Formats,
): string {
  if (countFilters(filters) === 0) return plural(texts.all, fit.length)
  const fitting = plural(texts.fit, fit.length)
  return unknown.length === 0 ? fitting : `${fitting}, ${plural(texts.notKnown, unknown.length)}`
}
