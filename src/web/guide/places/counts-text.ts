import { filters as texts } from '#messages/filters.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { countFilters, type PlaceFilters } from '#contract/place/place-filters.ts'
import type { MatchedPlaces } from '#planning/lists/match-places.ts'

/** "12 fit · 31 not known · 30 do not", or the number of places when nothing is asked. */
export function countsText(
  { fit, unknown, not }: MatchedPlaces<unknown>,
  filters: PlaceFilters,
  { number, plural }: Formats,
): string {
  if (countFilters(filters) === 0) return plural(texts.all, fit.length)
  return fill(texts.counts, { fit: number(fit.length), unknown: number(unknown.length), not: number(not.length) })
}
