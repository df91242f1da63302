import { filters as texts } from '#messages/filters.ts'
import type { Formats } from '#contract/messages/format.ts'
import { countFilters, type PlaceFilters } from '#contract/place/place-filters.ts'
import type { MatchedPlaces } from '#planning/lists/match-places.ts'

/** "12 places fit, for 31 the guide does not know, 30 do not fit", or the number of places when nothing is asked. */
export function countsText(
  { fit, unknown, not }: MatchedPlaces<unknown>,
  filters: PlaceFilters,
  { plural }: Formats,
): string {
  if (countFilters(filters) === 0) return plural(texts.all, fit.length)
  return [
    plural(texts.fit, fit.length),
    ...(unknown.length > 0 ? [plural(texts.notKnown, unknown.length)] : []),
    ...(not.length > 0 ? [plural(texts.notFit, not.length)] : []),
  ].join(', ')
}
