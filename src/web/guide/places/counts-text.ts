import { filters as texts } from '#messages/places.ts'
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
  const counts = [[texts.fit, fit] as const, [texts.notKnown, unknown] as const, [texts.notFit, not] as const]
  return counts
    .filter(([, places]) => places === fit || places.length > 0)
    .map(([text, places]) => plural(text, places.length))
    .join(', ')
}
