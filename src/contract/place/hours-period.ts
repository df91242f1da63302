import * as z from 'zod/mini'
import { countDays, toCalendarDate } from '../text/dates.ts'
import { reasonCode } from '../api/failure.ts'

/** Most days of one answer, which bounds its work and its size. */
export const MAX_HOURS_DAYS = 92

const hoursDate = z.string(reasonCode('hours.date-invalid')).check(
  z.refine((date) => toCalendarDate(date) === date && isNear(date), {
    error: reasonCode('hours.date-invalid'),
    // The rules of the period need two dates.
    abort: true,
  }),
)

/** Calendars and the sun are not computed for other centuries. */
function isNear(date: string): boolean {
  return date >= '2000-01-01' && date <= '2099-12-31'
}

/** First and last day of a period on the city's calendar, both included. */
export const HoursPeriod = z.object({ from: hoursDate, to: hoursDate }).check(
  z.refine(({ from, to }) => to >= from, { path: ['to'], error: reasonCode('hours.end-before-start') }),
  z.refine(({ from, to }) => countDays(from, to) < MAX_HOURS_DAYS, {
    path: ['to'],
    error: reasonCode('hours.too-many-days'),
  }),
)
export type HoursPeriod = z.infer<typeof HoursPeriod>
