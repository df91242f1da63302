import { addDays, countDays, toCalendarDate } from '#contract/dates.ts'

/** A saved trip and a draft alike; a blank date or time is one that is not set. */
type Planned = { date: string | null; time: string }
type Trip<Activity extends Planned> = {
  readonly startDate: string
  readonly endDate: string
  readonly destinations: readonly { readonly name: string; readonly activities: readonly Activity[] }[]
}

export type PlannedActivity<Activity> = {
  readonly activity: Activity
  /** Position and name of its destination. */
  readonly destination: number
  readonly destinationName: string
}

export type PlannedDay<Activity> = {
  readonly date: string
  /** 1 is the trip's first day; null while the trip's dates are not both there and in order. */
  readonly number: number | null
  /** In the order of their times; those without one come last. */
  readonly activities: readonly PlannedActivity<Activity>[]
}

export type PlanByDay<Activity> = {
  readonly days: readonly PlannedDay<Activity>[]
  readonly undated: readonly PlannedActivity<Activity>[]
  /** Dated before the trip starts or after it ends. */
  readonly outside: readonly PlannedActivity<Activity>[]
}

/** Of a trip longer than this, only days with something on them are listed. */
const DAYS_LISTED = 366

/** The trip as a calendar. While its dates are not both there and in order, it has the days of its activities. */
export function planByDay<Activity extends Planned>(trip: Trip<Activity>): PlanByDay<Activity> {
  const all = trip.destinations.flatMap(({ name, activities }, destination) =>
    activities.map((activity) => ({ activity, destination, destinationName: name })),
  )
  const dated = all.filter(({ activity }) => isDate(activity.date)).toSorted(byMoment)
  const byDate = Map.groupBy(dated, ({ activity }) => activity.date ?? '')
  const hasSpan = isDate(trip.startDate) && isDate(trip.endDate) && trip.startDate <= trip.endDate
  return {
    days: (hasSpan ? listDates(trip, [...byDate.keys()]) : [...byDate.keys()]).map((date) => ({
      date,
      number: hasSpan ? countDays(trip.startDate, date) + 1 : null,
      activities: byDate.get(date) ?? [],
    })),
    undated: all.filter(({ activity }) => !isDate(activity.date)),
    outside: hasSpan ? dated.filter(({ activity }) => !isWithin(trip, activity.date ?? '')) : [],
  }
}

type Span = Pick<Trip<never>, 'startDate' | 'endDate'>

function listDates(span: Span, busy: readonly string[]): string[] {
  const days = countDays(span.startDate, span.endDate)
  if (days >= DAYS_LISTED) return busy.filter((date) => isWithin(span, date))
  return Array.from({ length: days + 1 }, (_, day) => addDays(span.startDate, day))
}

/** Calendar dates compare as text. */
function isWithin({ startDate, endDate }: Span, date: string): boolean {
  return startDate <= date && date <= endDate
}

function byMoment(one: { activity: Planned }, other: { activity: Planned }): number {
  return compare(momentOf(one.activity), momentOf(other.activity))
}

function momentOf({ date, time }: Planned): string {
  return `${date}T${time === '' ? '99:99' : time}`
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function isDate(date: string | null): date is string {
  return date !== null && toCalendarDate(date) === date
}
