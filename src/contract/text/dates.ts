import { DAY_MS, MINUTE_MS } from './durations.ts'

/**
 * yyyy-mm-dd. A date of a trip is a day on a calendar, not an instant. Calculations use UTC, so that it reads the same
 * in every time zone. `toCalendarDate` cuts instants (ISO 8601 with a zone) to their UTC day.
 */
export type CalendarDate = string

/**
 * Date of a date or an instant. Null for other text, and for a day that does not exist (30 February). Pure and
 * idempotent.
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
  // After the year 9999, the ISO text has a sign and six digits.
  return /^\d{4}-/.test(inUtc) ? inUtc.slice(0, 10) : null
}

/** The calendar has no year 0, and text of four digits has no year after 9999. */
export const FIRST_DATE: CalendarDate = '0001-01-01'
export const LAST_DATE: CalendarDate = '9999-12-31'

/** The same for what people enter: from `FIRST_DATE` to `LAST_DATE`. */
export function toEnteredDate(text: string): CalendarDate | null {
  const date = toCalendarDate(text)
  return date !== null && date >= FIRST_DATE ? date : null
}

function existsOnCalendar(year: number, month: number, day: number): boolean {
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  const lengths = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  return day >= 1 && day <= (lengths[month - 1] ?? 0)
}

/**
 * Days between two dates (section 9). 0 for the same day, negative if the end is before the start.
 * @throws RangeError if one of them is not a date
 */
export function countDays(start: string, end: string): number {
  const days = Math.ceil((startOfDay(end) - startOfDay(start)) / DAY_MS)
  return days === 0 ? 0 : days
}

/**
 * Never leaves the calendar: the day before its first day is that day, and so at its end.
 * @param days may be negative
 * @throws RangeError if `date` is not a date
 */
export function addDays(date: string, days: number): CalendarDate {
  const instant = startOfDay(date) + days * DAY_MS
  return new Date(Math.min(Math.max(instant, FIRST_DAY_MS), LAST_DAY_MS)).toISOString().slice(0, 10)
}

const FIRST_DAY_MS = Date.parse(FIRST_DATE)
const LAST_DAY_MS = Date.parse(LAST_DATE)

const isoDates = new Map<string, Intl.DateTimeFormat>()

/**
 * The current date in a time zone.
 * @param utcOffsetMinutes of a zone whose clocks never change. Saves the formatter, whose creation blocks a phone.
 */
export function today(now: Date, timeZone: string, utcOffsetMinutes?: number): CalendarDate {
  if (utcOffsetMinutes !== undefined)
    return new Date(now.getTime() + utcOffsetMinutes * MINUTE_MS).toISOString().slice(0, 10)
  const dates =
    isoDates.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
  isoDates.set(timeZone, dates)
  return dates.format(now)
}

/**
 * dd/mm/yy, for reviews (section 9).
 * @throws RangeError if `date` is not a date
 */
export function showReviewDate(date: string): string {
  const [year = '', month = '', day = ''] = parseDate(date).split('-')
  return `${day}/${month}/${year.slice(2)}`
}

function startOfDay(text: string): number {
  return Date.parse(`${parseDate(text)}T00:00:00Z`)
}

function parseDate(text: string): CalendarDate {
  const date = toCalendarDate(text)
  if (date === null) throw new RangeError(`Not a calendar date: ${text.slice(0, 40)}`)
  return date
}
