import { DAY_MS } from './durations.ts'

/**
 * Calendar dates. A date of a trip is a day on a calendar, not an instant: it is written yyyy-mm-dd, calculated in UTC,
 * and reads the same in every time zone. Instants (ISO 8601 with a zone) are cut to their UTC day.
 */
export type CalendarDate = string

/**
 * yyyy-mm-dd of a date or an instant, or null for anything that is not one: a day that does not exist (30 February)
 * is null, never the next month's. Pure and idempotent.
 */
export function toCalendarDate(text: string): CalendarDate | null {
  const match = /^(\d{4})-(\d{2})-(\d{2})(T.+)?$/.exec(text.trim())
  if (!match) return null
  const [, year, month, day, time] = match
  if (!existsOnCalendar(Number(year), Number(month), Number(day))) return null
  if (time === undefined) return `${year}-${month}-${day}`
  const instant = Date.parse(text.trim())
  if (Number.isNaN(instant)) return null
  const inUtc = new Date(instant).toISOString()
  // Beyond year 9999 ISO text grows a sign and two digits; no trip goes there.
  return /^\d{4}-/.test(inUtc) ? inUtc.slice(0, 10) : null
}

function existsOnCalendar(year: number, month: number, day: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (lengths[month - 1] ?? 0)
}

/**
 * Days between two calendar dates, rounded up (section 9); a same-day trip is 0 and an end before the start negative.
 * @throws RangeError when one of them is not a date
 */
export function countDays(start: string, end: string): number {
  const days = Math.ceil((startOfDay(end) - startOfDay(start)) / DAY_MS)
  return days === 0 ? 0 : days
}

/**
 * The calendar date a number of days later (or earlier, when negative).
 * @throws RangeError when `date` is not a date
 */
export function addDays(date: string, days: number): CalendarDate {
  return new Date(startOfDay(date) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Today on the calendar of a time zone, such as the city's. */
export function today(now: Date, timeZone: string): CalendarDate {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  return parts.format(now)
}

const shortDates = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a hundred times as long as using it. */
function shortDatesOf(locale: string): Intl.DateTimeFormat {
  const dates =
    shortDates.get(locale) ??
    new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'short', year: 'numeric' })
  shortDates.set(locale, dates)
  return dates
}

const reviewDate = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'UTC',
  day: '2-digit',
  month: '2-digit',
  year: '2-digit',
})

/**
 * Short month, day and year, as the trip cards show it.
 * @throws RangeError when `date` is not a date
 */
export function showDate(date: string, { dateLocale }: { dateLocale: string }): string {
  return shortDatesOf(dateLocale).format(startOfDay(date))
}

/**
 * dd/mm/yy, as reviews show it (section 9).
 * @throws RangeError when `date` is not a date
 */
export function showReviewDate(date: string): string {
  return reviewDate.format(startOfDay(date))
}

function startOfDay(text: string): number {
  const date = toCalendarDate(text)
  if (date === null) throw new RangeError(`Not a calendar date: ${text.slice(0, 40)}`)
  return Date.parse(`${date}T00:00:00Z`)
}
