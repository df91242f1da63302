import { addDays, countDays, toCalendarDate } from '#contract/dates.ts'

/** Fits saved trips and drafts. A blank date or time is not set. */
type Planned = { date: string | null; time: string }
type Trip<Activity extends Planned> = {
  readonly startDate: string
  readonly endDate: string
  readonly destinations: readonly { readonly name: string; readonly activities: readonly Activity[] }[]
}

export type PlannedActivity<Activity> = {
  readonly activity: Activity
  /** Index and name of the destination. */
  readonly destination: number
  readonly destinationName: string
}

export type PlannedDay<Activity> = {
  readonly date: string
  /** 1 is the first day of the trip. Null if the dates of the trip are missing or reversed. */
  readonly number: number | null
  /** Sorted by time. Activities without a time come last. */
  readonly activities: readonly PlannedActivity<Activity>[]
}

export type PlanByDay<Activity> = {
  readonly days: readonly PlannedDay<Activity>[]
  readonly undated: readonly PlannedActivity<Activity>[]
  /** Activities before the start or after the end of the trip. */
  readonly outside: readonly PlannedActivity<Activity>[]
}

/** For longer trips, the plan lists only days with activities. */
const MAX_LISTED_DAYS = 366

/**
 * Groups the activities of a trip by day. If the dates of the trip are missing or reversed, the plan has the days with
 * activities.
 */
export function planByDay<Activity extends Planned>(trip: Trip<Activity>): PlanByDay<Activity> {
  const all = trip.destinations.flatMap(({ name, activities }, destination) =>
    activities.map((activity) => ({ activity, destination, destinationName: name })),
  )
  const dated = all.filter(({ activity }) => isDate(activity.date)).toSorted(byDateTime)
  const byDate = Map.groupBy(dated, ({ activity }) => activity.date ?? '')
  const hasDates = isDate(trip.startDate) && isDate(trip.endDate) && trip.startDate <= trip.endDate
  return {
    days: (hasDates ? listDates(trip, [...byDate.keys()]) : [...byDate.keys()]).map((date) => ({
      date,
      number: hasDates ? countDays(trip.startDate, date) + 1 : null,
      activities: byDate.get(date) ?? [],
    })),
    undated: all.filter(({ activity }) => !isDate(activity.date)),
    outside: hasDates ? dated.filter(({ activity }) => !isWithin(trip, activity.date ?? '')) : [],
  }
}

type DateRange = Pick<Trip<never>, 'startDate' | 'endDate'>

function listDates(range: DateRange, datesWithActivities: readonly string[]): string[] {
  const days = countDays(range.startDate, range.endDate)
  if (days >= MAX_LISTED_DAYS) return datesWithActivities.filter((date) => isWithin(range, date))
  return Array.from({ length: days + 1 }, (_, day) => addDays(range.startDate, day))
}

/** Calendar dates compare as text. */
function isWithin({ startDate, endDate }: DateRange, date: string): boolean {
  return startDate <= date && date <= endDate
}

function byDateTime(one: { activity: Planned }, other: { activity: Planned }): number {
  return compare(sortKeyOf(one.activity), sortKeyOf(other.activity))
}

function sortKeyOf({ date, time }: Planned): string {
  return `${date}T${time === '' ? '99:99' : time}`
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function isDate(date: string | null): date is string {
  return date !== null && toCalendarDate(date) === date
}
