import { addDays, countDays, toCalendarDate } from '#contract/text/dates.ts'
import { groupBy } from '#planning/lists/group-by.ts'
import { getStops, type Stop } from './stops.ts'

/** Fits saved trips and drafts. */
type Trip = {
  readonly startDate: string
  readonly endDate: string
  readonly destinations: readonly Parameters<typeof getStops>[0][]
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
  /** Stops that begin before the start or end after the end of the trip. */
  readonly outside: readonly PlannedStop[]
}

/** For longer trips, the plan lists only days with stops. For longer stays, it lists the first and the last day. */
const MAX_LISTED_DAYS = 366

/** Groups the stops of a trip by day. A stay stands on each of its days. If the dates of the trip are missing or reversed, the plan has the days with stops. */
export function planByDay(trip: Trip): PlanByDay {
  const all = trip.destinations.flatMap((destination, index) => {
    const destinationName = destination.activities.length === 0 ? '' : destination.name
    return getStops(destination).map((stop) => ({ stop, destination: index, destinationName }))
  })
  const dated = all.filter(({ stop }) => isDate(stop.date)).toSorted(byDateTime)
  const hasDates = isDate(trip.startDate) && isDate(trip.endDate) && trip.startDate <= trip.endDate
  const onEachDay = dated.flatMap((planned) =>
    getDates(planned.stop, hasDates ? trip : null).map((date) => ({ ...planned, stop: { ...planned.stop, date } })),
  )
  const byDate = groupBy(onEachDay.toSorted(byDateTime), ({ stop }) => stop.date)
  return {
    days: (hasDates ? listDates(trip, [...byDate.keys()]) : [...byDate.keys()]).map((date) => ({
      date,
      number: hasDates ? countDays(trip.startDate, date) + 1 : null,
      stops: byDate.get(date) ?? [],
    })),
    undated: all.filter(({ stop }) => !isDate(stop.date)),
    outside: hasDates ? dated.filter(({ stop }) => !isStopWithin(trip, stop)) : [],
  }
}

type DateRange = Pick<Trip, 'startDate' | 'endDate'>

/** The dates of a stop, within the range if there is one. */
function getDates(stop: Stop, range: DateRange | null): string[] {
  const own = getRange(stop)
  if (range === null) return listDates(own, [own.startDate, own.endDate])
  const startDate = own.startDate < range.startDate ? range.startDate : own.startDate
  const endDate = own.endDate > range.endDate ? range.endDate : own.endDate
  return startDate <= endDate ? listDates({ startDate, endDate }, [startDate, endDate]) : []
}

/** Without a usable last date, a stop has one day. */
function getRange({ date, lastDate }: Stop): DateRange {
  const startDate = date ?? ''
  const isStay = lastDate !== undefined && isDate(lastDate) && lastDate > startDate
  return { startDate, endDate: isStay ? lastDate : startDate }
}

function isStopWithin(trip: DateRange, stop: Stop): boolean {
  const { startDate, endDate } = getRange(stop)
  return isWithin(trip, startDate) && isWithin(trip, endDate)
}

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
  return compare(getSortKey(one.stop), getSortKey(other.stop))
}

function getSortKey({ date, time }: Stop): string {
  return `${date}T${time === '' ? '99:99' : time}`
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

function isDate(date: string | null): date is string {
  return date !== null && toCalendarDate(date) === date
}
