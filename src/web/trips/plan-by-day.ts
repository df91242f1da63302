import { addDays, countDays, toCalendarDate } from '#contract/dates.ts'
import { stopsOf, type Stop } from './stops.ts'

/** Fits saved trips and drafts. */
type Trip = {
  readonly startDate: string
  readonly endDate: string
  readonly destinations: readonly Parameters<typeof stopsOf>[0][]
}

export type PlannedStop = {
  readonly stop: Stop
  /** Index of the destination. */
  readonly destination: number
  /** Empty if the stop is the destination itself. */
  readonly destinationName: string
}

export type PlannedDay = {
  readonly date: string
  /** 1 is the first day of the trip. Null if the dates of the trip are missing or reversed. */
  readonly number: number | null
  /** Sorted by time. Stops without a time come last. */
  readonly stops: readonly PlannedStop[]
}

export type PlanByDay = {
  readonly days: readonly PlannedDay[]
  readonly undated: readonly PlannedStop[]
  /** Stops before the start or after the end of the trip. */
  readonly outside: readonly PlannedStop[]
}

/** For longer trips, the plan lists only days with stops. */
const MAX_LISTED_DAYS = 366

/** Groups the stops of a trip by day. If the dates of the trip are missing or reversed, the plan has the days with stops. */
export function planByDay(trip: Trip): PlanByDay {
  const all = trip.destinations.flatMap((destination, index) => {
    const destinationName = destination.activities.length === 0 ? '' : destination.name
    return stopsOf(destination).map((stop) => ({ stop, destination: index, destinationName }))
  })
  const dated = all.filter(({ stop }) => isDate(stop.date)).toSorted(byDateTime)
  const byDate = Map.groupBy(dated, ({ stop }) => stop.date ?? '')
  const hasDates = isDate(trip.startDate) && isDate(trip.endDate) && trip.startDate <= trip.endDate
  return {
    days: (hasDates ? listDates(trip, [...byDate.keys()]) : [...byDate.keys()]).map((date) => ({
      date,
      number: hasDates ? countDays(trip.startDate, date) + 1 : null,
      stops: byDate.get(date) ?? [],
    })),
    undated: all.filter(({ stop }) => !isDate(stop.date)),
    outside: hasDates ? dated.filter(({ stop }) => !isWithin(trip, stop.date ?? '')) : [],
  }
}

type DateRange = Pick<Trip, 'startDate' | 'endDate'>

function listDates(range: DateRange, datesWithStops: readonly string[]): string[] {
  const days = countDays(range.startDate, range.endDate)
  if (days >= MAX_LISTED_DAYS) return datesWithStops.filter((date) => isWithin(range, date))
  return Array.from({ length: days + 1 }, (_, day) => addDays(range.startDate, day))
}

/** Calendar dates compare as text. */
function isWithin({ startDate, endDate }: DateRange, date: string): boolean {
  return startDate <= date && date <= endDate
}

function byDateTime(one: PlannedStop, other: PlannedStop): number {
  return compare(sortKeyOf(one.stop), sortKeyOf(other.stop))
}

function sortKeyOf({ date, time }: Stop): string {
  return `${date}T${time === '' ? '99:99' : time}`
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function isDate(date: string | null): date is string {
  return date !== null && toCalendarDate(date) === date
}
