import { isInArea } from '#contract/place-areas.ts'
import type { PlaceFilters } from '#contract/place-filters.ts'
import type { PlaceMatch } from '#contract/place-listing-query.ts'
import type { PlaceTraits } from '#contract/place-traits.ts'
import type { Attraction } from '#contract/places.ts'
import type { WithOpenHours } from './open-intervals.ts'
import { momentOf, opennessAt, type CityMoment } from './open-state.ts'

export type FilteredPlace = WithOpenHours &
  Pick<Attraction, 'locality' | 'precision' | 'priceLevel' | 'verified'> & { readonly traits: PlaceTraits }

/**
 * The one rule of all filters. A place does not fit if one known fact speaks against it. What is not known is never
 * taken for a no.
 * @param moment that `open` asks about. Null: nobody knows what is open.
 */
export function matchPlace(place: FilteredPlace, filters: PlaceFilters, moment: CityMoment | null): PlaceMatch {
  const answers = answersOf(place, filters, moment)
  if (answers.includes('not')) return 'not'
  return answers.includes('unknown') ? 'unknown' : 'fit'
}

function answersOf(place: FilteredPlace, filters: PlaceFilters, moment: CityMoment | null): PlaceMatch[] {
  const { traits, verified, priceLevel } = place
  const { price, setting } = filters
  return [
    ...filters.diet.map((diet) => answerOf(traits.diet?.[diet], (answer) => answer !== 'no')),
    ...(filters.free ? [answerOf(traits.free, Boolean)] : []),
    ...(price.length > 0 ? [answerOf(priceLevel, (level) => price.some((asked) => asked === level))] : []),
    ...(setting.length > 0 ? [answerOf(traits.setting, (known) => known === 'mixed' || setting.includes(known))] : []),
    ...(filters.area === null ? [] : [matchArea(place, filters.area)]),
    ...(filters.stepfree ? [matchStepFree(traits.stepFree)] : []),
    ...(filters.verified ? [answerOf(verified, Boolean)] : []),
    ...(filters.open === null ? [] : [matchOpen(place, askedMoment(filters, moment))]),
  ]
}

/** The moment that the filters ask about: theirs, or the current one. */
export function askedMoment<Now extends CityMoment | null>(
  { open }: Pick<PlaceFilters, 'open'>,
  now: Now,
): CityMoment | Now {
  return open === null || open === 'now' ? now : momentOf(open)
}

function answerOf<Fact>(fact: Fact | undefined, fits: (fact: Fact) => boolean): PlaceMatch {
  if (fact === undefined) return 'unknown'
  return fits(fact) ? 'fit' : 'not'
}

/** A place whose spot nobody knows may lie in any area. */
function matchArea(place: FilteredPlace, area: string): PlaceMatch {
  if (isInArea(place, area)) return 'fit'
  return place.precision === 'none' ? 'unknown' : 'not'
}

/** Whether limited access is enough depends on the visitor. */
function matchStepFree(answer: PlaceTraits['stepFree']): PlaceMatch {
  return answer === 'limited' ? 'unknown' : answerOf(answer, (known) => known === 'yes')
}

function matchOpen(place: WithOpenHours, moment: CityMoment | null): PlaceMatch {
  if (!moment) return 'unknown'
  const openness = opennessAt(place, moment)
  if (openness === 'unknown' || openness === 'disputed') return 'unknown'
  return openness === 'open' ? 'fit' : 'not'
}

/** Places by their match, each group in the order of the list. */
export type MatchedPlaces<Place> = Readonly<Record<PlaceMatch, readonly Place[]>>

export function groupByMatch<Place extends FilteredPlace>(
  places: readonly Place[],
  filters: PlaceFilters,
  moment: CityMoment | null,
): MatchedPlaces<Place> {
  const groups: Record<PlaceMatch, Place[]> = { fit: [], unknown: [], not: [] }
  for (const place of places) groups[matchPlace(place, filters, moment)].push(place)
  return groups
}
