import type { Trip } from '#contract/trip/trips.ts'
import type { Moment } from './today.ts'
import { currentDate } from './trip-end.ts'

type Dated = Pick<Trip, 'startDate' | 'endDate' | 'days' | 'dayStart' | 'dayEnd'>

/** Days before its beginning from which on a trip comes first. */
export const SOON_DAYS = 30

/**
 * Trips that are not over, in the order in which they concern a traveller: that of today, then the next ones. If
 * several trips are of today, a trip whose night still goes on comes first, then the one that began last.
 */
export function tripsAhead<T extends Dated>(trips: readonly T[], now: Moment): readonly T[] {
  const ahead = trips
    .map((trip) => ({ trip, date: currentDate(trip, now) }))
    .filter(({ trip, date }) => trip.endDate >= date)
    .toSorted((one, other) => one.trip.startDate.localeCompare(other.trip.startDate))
  const isCurrent = ({ trip, date }: (typeof ahead)[number]) => trip.startDate <= date
  const current = ahead.filter(isCurrent).toReversed()
  const inNight = ({ date }: (typeof ahead)[number]) => date < now.date
  return [
    ...current.filter(inNight),
    ...current.filter((one) => !inNight(one)),
    ...ahead.filter((one) => !isCurrent(one)),
  ].map(({ trip }) => trip)
}

/** The trip of today, else the next one to come. Null: there is none. */
export function tripAhead<T extends Dated>(trips: readonly T[], now: Moment): T | null {
  return tripsAhead(trips, now)[0] ?? null
}
