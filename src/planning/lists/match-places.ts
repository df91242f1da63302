import { isAtAnyTime } from '#contract/place/access-kinds.ts'
import { isFood } from '#contract/place/is-food.ts'
import { createAreaTest } from '#contract/place/place-areas.ts'
import type { PlaceFilters } from '#contract/place/place-filters.ts'
import type { PlaceMatch } from '#contract/place/place-listing-query.ts'
import type { PlaceTraits } from '#contract/place/place-traits.ts'
import type { Attraction } from '#contract/place/places.ts'
import type { WithOpenHours } from '../hours/open-intervals.ts'
import { getMoment, opennessAt, type CityMoment } from '../hours/open-state.ts'

export type FilteredPlace = WithOpenHours &
  Pick<Attraction, 'access' | 'kind' | 'locality' | 'precision' | 'priceLevel' | 'verified'> & {
    readonly traits: PlaceTraits
  }

/**
 * The one rule of all filters. A place does not fit if one known fact speaks against it. An unknown fact never counts
 * as a no.
 * @param moment that `open` asks about. Null: nobody knows what is open.
 */
export function matchPlace(place: FilteredPlace, filters: PlaceFilters, moment: CityMoment | null): PlaceMatch {
  return answerAll(getQuestions(filters, moment), place)
}

function answerAll(questions: readonly Question[], place: FilteredPlace): PlaceMatch {
  let match: PlaceMatch = 'fit'
  for (const ask of questions) {
    const answer = ask(place)
    if (answer === 'not') return answer
    if (answer === 'unknown') match = answer
  }
  return match
}

type Question = (place: FilteredPlace) => PlaceMatch

/** The question about opening hours comes last: it takes the longest, and others may have answered before. */
function getQuestions(filters: PlaceFilters, moment: CityMoment | null): Question[] {
  const { diet, free, price, setting, area, stepfree, verified, eat, open } = filters
  const questions: Question[] = diet.map(
    (asked) => (place) => getAnswer(place.traits.diet?.[asked], (answer) => answer !== 'no'),
  )
  if (eat) questions.push(({ kind }) => getAnswer(isFood(kind), Boolean))
  if (free) questions.push(({ traits }) => getAnswer(traits.free, Boolean))
  if (price.length > 0) questions.push((place) => matchPrice(place, price))
  if (setting.length > 0)
    questions.push(({ traits }) => getAnswer(traits.setting, (known) => known === 'mixed' || setting.includes(known)))
  if (area !== null) questions.push(createAreaQuestion(area))
  if (stepfree) questions.push(({ traits }) => matchStepFree(traits.stepFree))
  if (verified) questions.push((place) => getAnswer(place.verified, Boolean))
  if (open === null) return questions
  const asked = askedMoment(filters, moment)
  return [...questions, (place) => matchOpen(place, asked)]
}

/** The moment that the filters ask about: theirs, or the current one. */
export function askedMoment<Now extends CityMoment | null>(
  { open }: Pick<PlaceFilters, 'open'>,
  now: Now,
): CityMoment | Now {
  return open === null || open === 'now' ? now : getMoment(open)
}

function getAnswer<Fact>(fact: Fact | undefined, fits: (fact: Fact) => boolean): PlaceMatch {
  if (fact === undefined) return 'unknown'
  return fits(fact) ? 'fit' : 'not'
}

/** Without a level, a tariff still separates free places from others. */
function matchPrice({ priceLevel, traits: { free } }: FilteredPlace, asked: PlaceFilters['price']): PlaceMatch {
  if (priceLevel === null && free === false && asked.every((level) => level === 0)) return 'not'
  const level = priceLevel ?? (free === true ? 0 : undefined)
  return getAnswer(level, (known) => asked.some((one) => one === known))
}

/** A place whose spot nobody knows may lie in any area. */
function createAreaQuestion(area: string): Question {
  const isInArea = createAreaTest()
  return (place) => {
    if (isInArea(place, area)) return 'fit'
    return place.precision === 'none' ? 'unknown' : 'not'
  }
}

/** Limited access is `unknown`: the visitor decides if it is enough. */
function matchStepFree(answer: PlaceTraits['stepFree']): PlaceMatch {
  return answer === 'limited' ? 'unknown' : getAnswer(answer, (known) => known === 'yes')
}

/** Open ground, and what is seen from the street, are there at any time. Other words of an access name no minute. */
function matchOpen(place: WithOpenHours & Pick<Attraction, 'access'>, moment: CityMoment | null): PlaceMatch {
  if (!place.openHours && place.access && isAtAnyTime(place.access)) return 'fit'
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
  const questions = getQuestions(filters, moment)
  if (questions.length === 0) return { fit: places, unknown: [], not: [] }
  const groups: Record<PlaceMatch, Place[]> = { fit: [], unknown: [], not: [] }
  for (const place of places) groups[answerAll(questions, place)].push(place)
  return groups
}

/** True if the group `fit` would have a place. It stops at the first one. */
export function hasFit(places: readonly FilteredPlace[], filters: PlaceFilters, moment: CityMoment | null): boolean {
  const questions = getQuestions(filters, moment)
  return places.some((place) => answerAll(questions, place) === 'fit')
}
