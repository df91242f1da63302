import { addDays, countDays } from '#contract/text/dates.ts'
import type { Span } from '../hours/minutes.ts'
import { dayHours, minuteInDay } from './day-hours.ts'
import { namedActivities, type NamedActivity, type TripWithPlan } from './trip-with-plan.ts'
import { groupBy } from '../lists/group-by.ts'

/** A longer trip shows its first and last day, and the days with stops. */
const MAX_LISTED_DAYS = 366

const NO_NIGHT: Span = { start: 0, end: 1_440 }

/** The dates of a trip's days, in order. */
export function tripDates(trip: TripWithPlan): string[] {
  const { startDate, endDate } = trip
  if (endDate < startDate) return [startDate]
  const days = countDays(startDate, endDate)
  if (days < MAX_LISTED_DAYS) return Array.from({ length: days + 1 }, (_, index) => addDays(startDate, index))
  const dated = namedActivities(trip).flatMap(({ date }) =>
    date !== null && startDate <= date && date <= endDate ? [date] : [],
  )
  return [...new Set([startDate, ...dated, endDate])].toSorted()
}

/** The activities of a trip by the day of its plan. Null: ideas, which have no date, or one outside of the trip. */
export function activitiesByDay(trip: TripWithPlan): ReadonlyMap<string | null, readonly NamedActivity[]> {
  const dates = new Set(tripDates(trip))
  const getDay = ({ date }: NamedActivity) => (date !== null && dates.has(date) ? date : null)
  const byDay = groupBy(namedActivities(trip), getDay)
  return new Map(
    [...byDay].map(([date, activities]) => [date, inOrder(activities, date === null ? null : dayHours(date, trip))]),
  )
}

/** The stops that are on a day of a trip before an edit, and on none after it. */
export function findFallenStops(before: TripWithPlan, after: TripWithPlan): NamedActivity[] {
  const ideas = new Set((activitiesByDay(after).get(null) ?? []).map(({ id }) => id))
  const dates = new Set(tripDates(before))
  return namedActivities(before).filter(({ id, date }) => date !== null && dates.has(date) && ideas.has(id))
}

/**
 * The order of a day: by position. Without a day, times compare as on a clock. An activity without a position, such as
 * an older client's, goes before the first that has a later time, else to the end. Without times, the order of the list
 * decides. The steps are n log n: a stranger may put thousands of stops on one day.
 */
export function inOrder(activities: readonly NamedActivity[], day: Span | null): NamedActivity[] {
  const timed = activities.map((activity) => ({ activity, minute: findMinute(activity, day ?? NO_NIGHT) }))
  const ordered = timed.filter(isOrdered).toSorted((one, other) => one.activity.position - other.activity.position)
  const others = timed.filter((each) => !isOrdered(each))
  const list: NamedActivity[] = []
  let next = 0
  for (const { activity, minute } of others.toSorted((one, other) => compareMinutes(one.minute, other.minute))) {
    // Those before it have no later time, so that it never goes before them.
    for (let each = ordered[next]; each && !isLater(each, minute); each = ordered[next]) {
      list.push(each.activity)
      next += 1
    }
    list.push(activity)
  }
  return [...list, ...ordered.slice(next).map((each) => each.activity)]
}

type Timed = { readonly activity: NamedActivity; readonly minute: number | null }

function findMinute({ time }: NamedActivity, day: Span): number | null {
  return time === '' ? null : minuteInDay(time, day)
}

function isOrdered(timed: Timed): timed is Timed & { activity: { position: number } } {
  return hasPosition(timed.activity)
}

function isLater(timed: Timed, minute: number | null): boolean {
  return minute !== null && timed.minute !== null && timed.minute > minute
}

export function hasPosition(activity: NamedActivity): activity is NamedActivity & { position: number } {
  return typeof activity.position === 'number'
}

/** No time comes last. */
function compareMinutes(one: number | null, other: number | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one - other
}
