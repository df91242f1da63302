import type { Trip } from '#contract/trip/trips.ts'

type Dated = Pick<Trip, 'startDate' | 'endDate'>

/** Days before its beginning from which on a trip comes first. */
export const SOON_DAYS = 30

/**
 * The trip of today, else the next one to come. Null: there is none. Of several trips of today, the one that began last.
 * @param today on the city's calendar
 */
export function tripAhead<T extends Dated>(trips: readonly T[], today: string): T | null {
  const ahead = trips.filter(({ endDate }) => endDate >= today)
  const byStart = ahead.toSorted((one, other) => one.startDate.localeCompare(other.startDate))
  return byStart.findLast(({ startDate }) => startDate <= today) ?? byStart[0] ?? null
}
