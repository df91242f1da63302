import { isDeepStrictEqual } from 'node:util'
import type { Calendar } from '#contract/city/calendar.ts'
import type { Fact } from '#contract/place/fact.ts'
import type { Fares } from '#contract/city/fares.ts'
import type { PlanningEvent, PlanningFee, PlanningGuide, PlanningPlace } from '#contract/trip/planning.ts'
import type { Attraction } from '#contract/place/places.ts'
import type { ResearchedFacts } from '#contract/place/researched-facts.ts'
import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { Year } from '#contract/city/year.ts'
import type { SlicedWork } from '#planning/lists/sliced-work.ts'
import { createVisitRank, sortByVisitRank, type VisitRank } from '#planning/lists/visit-order.ts'
import { smallPicture } from './pictures.ts'
import type { Place } from './places.store.ts'
import {
  getItemsAt,
  renew,
  renewList,
  renewOrder,
  type Renewed,
  type RenewedList,
  type RenewedOrder,
} from './renewed.ts'
import { getGeo } from './shown-places.ts'

type PlanningContent = {
  readonly city: { readonly timeZone: string; readonly center: PlanningGuide['center'] }
  readonly calendar: Calendar | null
  readonly fares: Fares | null
  readonly trips: readonly ContentTrip[]
}

/** A place with the values that the guide has computed from it. */
export type PlannedPlace = { readonly place: Place; readonly attraction: Attraction }

type Made = { readonly year: Year; readonly places: readonly PlannedPlace[] }

/** All of the guide that plans are computed with, and what its next renewal needs. */
export type RenewedPlanning = {
  readonly guide: Renewed<PlanningGuide>
  readonly places: RenewedList<PlannedPlace, PlanningPlace>
  readonly order: RenewedOrder<PlanningPlace, VisitRank>
}

/**
 * @param places in the recommended order; a place that did not change is the same object
 * @param before the same before a change
 */
export function* renewPlanning(
  content: PlanningContent,
  { year, places: planned }: Made,
  before?: RenewedPlanning,
): SlicedWork<RenewedPlanning> {
  const { city, calendar, fares } = content
  const places = yield* renewList(before?.places, planned, {
    basis: [fares],
    work: ({ place, attraction }) => planningPlace(place, attraction, fares),
    isEqual: isDeepStrictEqual,
  })
  const {
    trips,
    city: { center },
  } = content
  const order = yield* renewOrder(before?.order, places.results, {
    basis: [trips, center],
    work: createVisitRank({ trips, center }),
    isEqual: isDeepStrictEqual,
    sort: sortByVisitRank,
  })
  const guide = renew(before?.guide, [places.results, order.positions.value, fares, year, calendar, city], () => ({
    places: getItemsAt(places.results, order.positions.value),
    fares,
    months: year.months.map(({ month, weather }) => ({
      month,
      heat: weather?.heat ?? null,
      rain: weather?.rain ?? null,
      meanMaxC: weather?.meanMaxC ?? null,
    })),
    days: {
      events: getEvents(calendar),
      seasons: (calendar?.seasons ?? []).map(({ slug, name, from, to }) => ({ slug, name, from, to })),
      alerts: (calendar?.alerts ?? []).map(({ condition, from, to = from }) => ({ condition, from, to })),
    },
    center: { lat: city.center.lat, lng: city.center.lng },
    timeZone: city.timeZone,
  }))
  return { guide, places, order }
}

function planningPlace({ geo, facts = {}, ...place }: Place, made: Attraction, fares: Fares | null): PlanningPlace {
  const {
    slug,
    name,
    kind,
    category,
    locality,
    precision,
    img,
    imgAlt,
    imgFocus,
    openHours,
    access,
    priceEnd,
    traits,
  } = made
  return {
    slug,
    name,
    kind,
    category,
    locality,
    precision,
    geo: getGeo({ geo }),
    img: smallPicture(img),
    imgAlt,
    ...(imgFocus && { imgFocus }),
    openHours,
    ...(access && { access }),
    visitMinutes: facts.visitMinutes?.value ?? null,
    ...(facts.fees ? getFees(facts.fees) : { fee: usualFee(place, fares) }),
    ...(priceEnd && { priceEnd }),
    setting: traits.setting ?? null,
    cautions: (facts.cautions ?? []).map(({ value }) => value.condition),
    bestTime: facts.bestTime?.value ?? [],
  }
}

type Fees = NonNullable<ResearchedFacts['fees']>
type Prices = Fees['value']['prices']

/** The prices of a tariff for the days of a week. A group with a price of its own for weekends pays no other then. */
function getFees(fees: Fees): Pick<PlanningPlace, 'fee' | 'weekendFee'> {
  const { prices } = fees.value
  const ofEveryDay = prices.filter(({ days }) => days === undefined)
  const ofWeekends = prices.filter(({ days }) => days === 'weekend')
  if (ofWeekends.length === 0) return { fee: getFee(fees, prices) }
  const groups = new Set(ofWeekends.map((price) => price.for))
  const weekend = [...ofWeekends, ...ofEveryDay.filter((price) => !groups.has(price.for))]
  return { fee: ofEveryDay.length === 0 ? null : getFee(fees, ofEveryDay), weekendFee: getFee(fees, weekend) }
}

/** The prices of one day. A tariff that ends, or that sources contradict, is an estimate. */
function getFee(fees: Fees, prices: Prices): PlanningPlace['fee'] {
  const { from, until } = fees.value
  const days = { ...(from !== null && { from }), ...(until !== null && { until }) }
  const [usual, ...more] = prices.filter((price) => price.for === 'adult')
  if (!usual) return prices.length === 0 ? { amount: 0, isEstimate: isUnsure(fees), ...days } : null
  const isEstimate = isUnsure(fees) || until !== null || more.length > 0
  return { amount: usual.amount, isEstimate, others: getOthers(prices), ...days }
}

/** An age that each group has in every tariff. A trip does not know how old its people are. */
const USUAL_AGE = { child: 10, foreigner: 30, camera: 30 } as const

/** The prices at the usual age. A group with several of them has no known price. */
function getOthers(prices: Prices): NonNullable<PlanningFee['others']> {
  const named = (['child', 'foreigner', 'camera'] as const).flatMap((group) => {
    const fitting = prices.filter((price) => price.for === group && includesAge(price, USUAL_AGE[group]))
    const [amount, ...more] = new Set(fitting.map((price) => price.amount))
    return amount === undefined || more.length > 0 ? [] : [[group, amount] as const]
  })
  return Object.fromEntries(named)
}

function includesAge({ ages }: Prices[number], age: number): boolean {
  return (ages?.from ?? age) <= age && age <= (ages?.to ?? age)
}

function isUnsure({ confidence }: Pick<Fact<unknown>, 'confidence'>): boolean {
  return confidence === 'conflict' || confidence === 'estimate'
}

/**
 * Without a tariff, the price level counts: 0 is free or street access, null is not known. Food has a price by its
 * level.
 */
function usualFee({ category, priceLevel }: Pick<Place, 'category' | 'priceLevel'>, fares: Fares | null) {
  if (priceLevel === 0) return { amount: 0, isEstimate: true }
  if (category !== 'cafe' && category !== 'street_food') return null
  const price = fares?.food?.find((food) => food.priceLevel === priceLevel)
  return price ? { amount: price.amount.value, isEstimate: true } : null
}

function getEvents(calendar: Calendar | null): PlanningEvent[] {
  const events = (calendar?.events ?? []).flatMap(({ slug, name, dates }) =>
    dates.map(({ from, to = from, kind, certainty }) => ({ slug, name, from, to, kind, certainty })),
  )
  return events.toSorted((one, other) => one.from.localeCompare(other.from) || one.slug.localeCompare(other.slug))
}
