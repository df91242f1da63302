import { addDays, countDays } from '#contract/text/dates.ts'

/** The dates with which one press begins a new trip. */
export const tripSpans = ['this-weekend', 'next-weekend', 'two-days'] as const
export type TripSpan = (typeof tripSpans)[number]

export type TripDates = { readonly startDate: string; readonly endDate: string }

/** The most days that the dialog offers. */
export const MAX_NEW_DAYS = 30

/** A Saturday. */
const SATURDAY = '2026-01-03'

/**
 * Saturday and Sunday. On a Sunday, this weekend is that day alone.
 * @param weeks 0: this weekend, 1: the next
 */
export function weekendFrom(today: string, weeks: 0 | 1): TripDates {
  const sinceSaturday = ((countDays(SATURDAY, today) % 7) + 7) % 7
  const isSunday = sinceSaturday === 1
  const saturday = addDays(today, isSunday ? -1 : (7 - sinceSaturday) % 7)
  const startDate = addDays(saturday, 7 * weeks)
  return { startDate: startDate < today ? today : startDate, endDate: addDays(startDate, 1) }
}

/** The first weekend of which both days are still to come, for a trip that begins without a question. */
export function comingWeekend(today: string): TripDates {
  const thisWeekend = weekendFrom(today, 0)
  return thisWeekend.startDate > today ? thisWeekend : weekendFrom(today, 1)
}

/** The spans with dates of their own: on a Saturday, today and tomorrow are this weekend. */
export function distinctSpans(today: string): TripSpan[] {
  const write = (span: TripSpan) => JSON.stringify(datesOfSpan(span, today))
  return tripSpans.filter((span, index) => tripSpans.findIndex((each) => write(each) === write(span)) === index)
}

export function datesOfSpan(span: TripSpan, today: string): TripDates {
  if (span === 'two-days') return daysFrom(today, 2)
  return weekendFrom(today, span === 'this-weekend' ? 0 : 1)
}

/** @param days at least 1 */
export function daysFrom(startDate: string, days: number): TripDates {
  return { startDate, endDate: addDays(startDate, days - 1) }
}

/** The trip that shares a day with the dates, the newest of several. Null: no trip does. */
export function tripOnSameDays<T extends TripDates>(trips: readonly T[], { startDate, endDate }: TripDates): T | null {
  return trips.findLast((trip) => trip.startDate <= endDate && trip.endDate >= startDate) ?? null
}
