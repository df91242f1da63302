import type { PlanningGuide, PlanningPlace, PlanningSeason } from '#contract/trip/planning.ts'
import type { Day, DayPlan, TripPlan } from './day-plan.ts'
import { dayClock, planMinute } from '../hours/day-clock.ts'
import type { Span } from '../hours/minutes.ts'
import { dayHours, USUAL_DAY } from './day-hours.ts'
import { lodgingsOn, toLodging } from './lodging.ts'
import { activitiesByDay, tripDates } from './stop-order.ts'
import { fixedMinute, getStop } from './planned-stop.ts'
import type { Stop } from './stop.ts'
import { withStopIds, type NamedActivity, type TripWithPlan } from './trip-with-plan.ts'

/** The season of a city's calendar in which cautions of the monsoon hold. */
const MONSOON = 'monsoon'

/**
 * The plan of a trip. Each date of the trip is a day; an activity without a date, or with one outside of the trip, is an
 * idea. A budget of 0 is none.
 * @param previous a plan of the same trip. Days that are the same stay the same objects, and need no new computation.
 */
export function getTripPlan(trip: TripWithPlan, guide: PlanningGuide, previous: TripPlan | null = null): TripPlan {
  const named = withStopIds(trip)
  const dates = sameDates(guide, tripDates(named))
  const byDay = activitiesByDay(named)
  const places = getPlaces(guide)
  const stopsOn = (date: string | null) => {
    const source = {
      places,
      center: guide.center,
      timeZone: guide.timeZone,
      date,
      dates,
      party: named.party,
      ...(date !== null && { day: dayHours(date, named) }),
    }
    return (byDay.get(date) ?? []).map((activity) => rememberedStop(activity, source))
  }
  const before = new Map(previous?.days.map((plan) => [plan.day.date, plan]))
  return {
    days: dates.map((date) => reuse({ day: getDay(date, named, guide), stops: stopsOn(date) }, before.get(date))),
    ideas: stopsOn(null),
    budget: trip.budget > 0 ? trip.budget : null,
  }
}

/** Makes plans of one trip after another, and keeps the days that an edit leaves as they are. */
export function createTripPlans(guide: PlanningGuide): (trip: TripWithPlan) => TripPlan {
  let last: TripPlan | null = null
  return (trip) => (last = getTripPlan(trip, guide, last))
}

/** A place of the guide by its slug. Null: the guide does not have it. */
export function placeFor(guide: PlanningGuide, slug: string | null): PlanningPlace | null {
  return slug === null ? null : (getPlaces(guide).get(slug) ?? null)
}

function getDay(date: string, trip: TripWithPlan, guide: PlanningGuide): Day {
  const { months, days, timeZone } = guide
  const own = trip.days?.find((day) => day.date === date)
  const month = months.find(({ month }) => month === Number(date.slice(5, 7)))
  const clock = dayClock(date, timeZone)
  const { start, end } = dayHours(date, trip)
  const { from, to } = lodgingsOn(trip, date)
  const means = { places: getPlaces(guide), center: guide.center }
  return {
    date,
    start: planMinute(start, clock),
    end: planMinute(end, clock),
    ...(clock.length > 0 && { clock }),
    pace: own?.pace ?? trip.pace ?? USUAL_DAY.pace,
    isHot: month !== undefined && isHotMonth(month),
    isInMonsoon: days.seasons.some((season) => season.slug === MONSOON && isInSeason(date, season)),
    hasWindWarning: days.alerts.some(({ from, to }) => from <= date && date <= to),
    ...(from && { from: toLodging(from, means) }),
    ...(to && { to: toLodging(to, means) }),
  }
}

/** The usual warmest hour of a day, from which being outdoors at noon is a burden, also where the nights are cool. */
const HOT_NOON_C = 33

function isHotMonth({ heat, meanMaxC }: PlanningGuide['months'][number]): boolean {
  return heat === 'hot' || heat === 'very-hot' || (meanMaxC !== null && meanMaxC >= HOT_NOON_C)
}

/** True if a date is in a season of every year, which may go over New Year. */
export function isInSeason(date: string, { from, to }: Pick<PlanningSeason, 'from' | 'to'>): boolean {
  const day = date.slice(5)
  return from <= to ? from <= day && day <= to : day >= from || day <= to
}

function reuse(plan: DayPlan, before: DayPlan | undefined): DayPlan {
  if (!before) return plan
  const isSame = plan.stops.length === before.stops.length && plan.stops.every((stop, at) => stop === before.stops[at])
  const hasSameDay = JSON.stringify(plan.day) === JSON.stringify(before.day)
  return isSame && hasSameDay ? before : plan
}

const placesByGuide = new WeakMap<PlanningGuide, ReadonlyMap<string, PlanningPlace>>()

function getPlaces(guide: PlanningGuide): ReadonlyMap<string, PlanningPlace> {
  const found = placesByGuide.get(guide) ?? new Map(guide.places.map((place) => [place.slug, place]))
  placesByGuide.set(guide, found)
  return found
}

const lastDates = new WeakMap<PlanningGuide, readonly string[]>()

/** The same array for the same dates, so that hours are computed once. */
function sameDates(guide: PlanningGuide, dates: readonly string[]): readonly string[] {
  const last = lastDates.get(guide)
  if (last?.join() === dates.join()) return last
  lastDates.set(guide, dates)
  return dates
}

type StopSource = {
  readonly places: ReadonlyMap<string, PlanningPlace>
  readonly center: PlanningGuide['center']
  readonly timeZone: string
  /** Null: the list of ideas. */
  readonly date: string | null
  readonly dates: readonly string[]
  readonly day?: Span
  readonly party: TripWithPlan['party']
}

const stopsByActivity = new WeakMap<
  NamedActivity,
  { places: unknown; dates: unknown; fixedAt: number | null; party: string; stop: Stop }
>()

/** The same activity is the same stop, as long as guide, dates, party and its minute of the day are the same. */
function rememberedStop(activity: NamedActivity, { places, ...context }: StopSource): Stop {
  const { dates } = context
  const fixedAt = fixedMinute(activity, context)
  const party = JSON.stringify(context.party)
  const found = stopsByActivity.get(activity)
  const isSame = found && found.places === places && found.dates === dates && found.fixedAt === fixedAt
  if (isSame && found.party === party) return found.stop
  const place = activity.place === null ? null : (places.get(activity.place) ?? null)
  const stop = getStop(activity, place, context)
  stopsByActivity.set(activity, { places, dates, fixedAt, party, stop })
  return stop
}
