import { isAtAnyTime } from '#contract/place/access-kinds.ts'
import { isFood } from '#contract/place/is-food.ts'
import type { Party } from '#contract/trip/party-groups.ts'
import type { PlanningFee, PlanningGuide, PlanningPlace } from '#contract/trip/planning.ts'
import { dayClock, planMinute } from '../hours/day-clock.ts'
import { weekdayNumber } from '../hours/open-intervals.ts'
import { minuteOfClock, type Span } from '../hours/minutes.ts'
import { minuteInDay } from './day-hours.ts'
import { partyCost } from './party-cost.ts'
import { toSpot, type Spot } from './spot.ts'
import { getStopHours, type Stop, type StopCaution } from './stop.ts'
import type { NamedActivity } from './trip-with-plan.ts'

/** The stay at a stop of which nothing is known. */
const USUAL_STAY_MINUTES = 60

/** As `weekdayNumber` counts. */
const SATURDAY = 6

type StopContext = {
  readonly center: PlanningGuide['center']
  readonly timeZone: string
  /** The dates of the trip's days. The same array, as long as they are the same. */
  readonly dates: readonly string[]
  /** Times at which the day of the stop begins and ends on its clocks. Left out: it has no day. */
  readonly day?: Span | undefined
  readonly date?: string | null
  /** Left out: one adult. */
  readonly party?: Party | undefined
}

type Estimated = { readonly value: number; readonly isEstimate: boolean }

/** Length of the stay: the traveller's value, else the middle of the usual range of visits, else an hour. */
export function getStay(
  { durationMinutes }: Pick<NamedActivity, 'durationMinutes'>,
  place: PlanningPlace | null,
): Estimated {
  if (durationMinutes !== null) return { value: durationMinutes, isEstimate: false }
  const visit = place?.visitMinutes
  const minutes = visit ? Math.round((visit.min + visit.max) / 2) : USUAL_STAY_MINUTES
  return { value: Math.max(1, minutes), isEstimate: true }
}

/**
 * The cost of a stop for a party: the traveller's own figure for all, else the guide's fees if they hold on the date of
 * the stop. Null: not known.
 */
export function getCost(
  { cost, date }: Pick<NamedActivity, 'cost' | 'date'>,
  place: PlanningPlace | null,
  party?: Party,
): Estimated | null {
  if (cost !== null) return { value: cost, isEstimate: false }
  const fee = place && getFee(place, date)
  if (!fee || !isInForce(fee, date)) return null
  const value = partyCost(fee, party)
  return value === null ? null : { value, isEstimate: fee.isEstimate }
}

/** Without a date, a place with other prices at weekends has none that is known. */
function getFee({ fee, weekendFee }: PlanningPlace, date: string | null): PlanningFee | null {
  if (weekendFee === undefined) return fee
  if (date === null) return null
  return weekdayNumber(date) < SATURDAY ? fee : weekendFee
}

/** @param date of the visit. Null: a stop without a day, for which a tariff with a last day may have ended */
function isInForce({ from, until }: PlanningFee, date: string | null): boolean {
  if (date === null) return until === undefined
  return (from === undefined || from <= date) && (until === undefined || date <= until)
}

/**
 * The stop of an activity.
 * @param place of the guide. Null: the activity is only a name, or the guide has lost its place.
 */
export function getStop(
  activity: NamedActivity,
  place: PlanningPlace | null,
  { center, dates, party, ...context }: StopContext,
): Stop {
  return {
    id: activity.id,
    spot: place
      ? remembered(spots, place, center, () => toSpot(place.geo, place.precision, center))
      : ownSpot(activity, center),
    area: place?.locality ?? null,
    stayMinutes: getStay(activity, place).value,
    fixedAt: fixedMinute(activity, context),
    wayHere: activity.wayHere ?? null,
    cost: getCost(activity, place, party)?.value ?? null,
    setting: place?.setting ?? null,
    cautions: place?.cautions.filter(isStopCaution) ?? [],
    isMeal: place !== null && isFood(place.category),
    bestTime: place?.bestTime ?? [],
    hours: place ? getHours(place, dates, context.timeZone) : hoursWithoutPlace(activity),
    hoursConfirmedFor: activity.hoursConfirmedFor ?? null,
    ...(place && { isPlace: true as const }),
  }
}

/** Open ground, and what is seen from the street, have no hours. */
function getHours(place: PlanningPlace, dates: readonly string[], timeZone: string): Stop['hours'] {
  if (!place.openHours && place.access && isAtAnyTime(place.access)) return 'always'
  return remembered(hours, place, dates, () => getStopHours(place, dates, timeZone))
}

/** The minute of the day that the traveller has fixed. Null: any time. */
export function fixedMinute(
  { time }: Pick<NamedActivity, 'time'>,
  { day, date = null, timeZone }: Pick<StopContext, 'day' | 'date' | 'timeZone'>,
): number | null {
  if (time === '') return null
  const shown = day ? minuteInDay(time, day) : minuteOfClock(time)
  return date === null ? shown : planMinute(shown, dayClock(date, timeZone))
}

/** The hours of a place that the guide no longer has are not known. A name without a place has none. */
function hoursWithoutPlace({ place }: NamedActivity): Stop['hours'] {
  return place === null ? 'always' : {}
}

function isStopCaution(caution: string): caution is StopCaution {
  return caution === 'monsoon' || caution === 'wind-warning'
}

/** One object for each place, because the legs of a plan are remembered by it. */
const spots = new WeakMap<PlanningPlace, { for: unknown; value: Spot }>()
const hours = new WeakMap<PlanningPlace, { for: unknown; value: Stop['hours'] }>()
const anywhereFor = new WeakMap<object, Spot>()

function remembered<Value>(
  known: WeakMap<PlanningPlace, { for: unknown; value: Value }>,
  place: PlanningPlace,
  reason: unknown,
  compute: () => Value,
): Value {
  const found = known.get(place)
  if (found && found.for === reason) return found.value
  const value = compute()
  known.set(place, { for: reason, value })
  return value
}

/** One object for each point, as for places. */
const spotsOfPoints = new WeakMap<object, Spot>()

/** Position of a stop of the traveller's own: its point, else anywhere in the city. */
function ownSpot({ point, place }: NamedActivity, center: PlanningGuide['center']): Spot {
  if (!point || place !== null) return anywhere(center)
  const found = spotsOfPoints.get(point) ?? toSpot(point, 'site', center)
  spotsOfPoints.set(point, found)
  return found
}

function anywhere(center: PlanningGuide['center']): Spot {
  const found = anywhereFor.get(center) ?? toSpot(null, 'none', center)
  anywhereFor.set(center, found)
  return found
}
