import { writeDate, type DateFormats } from '#contract/text/date-format.ts'
import type { Formats } from '#contract/messages/format.ts'

type MonthFormats = Pick<Formats, 'locale' | 'writeDate'>

/** A year in which 29 February exists. */
const LEAP_YEAR = 2024

/** @param month 1 is January */
export function nameOfMonth(month: number, formats: MonthFormats, length: 'long' | 'short' = 'long'): string {
  return writeDate(
    `${LEAP_YEAR}-${String(month).padStart(2, '0')}`,
    { ...formats, dateLocale: formats.locale },
    { month: length },
  )
}

/**
 * Day and month, such as "14 Jan".
 * @param date yyyy-mm-dd or mm-dd
 */
export function showDay(date: string, formats: DateFormats): string {
  const monthDay = date.slice(-5)
  return writeDate(`${LEAP_YEAR}-${monthDay}`, formats, { day: 'numeric', month: 'short' })
}

/** The fragment of a month's section, equal in all languages: "january". */
export function idOfMonth(month: number): string {
  return nameOfMonth(month, { locale: 'en' }).toLowerCase()
}

/**
 * A day, a month or a year, such as "Mar 2026".
 * @param date yyyy-mm-dd, yyyy-mm or yyyy
 */
export function showPartialDate(date: string, formats: DateFormats): string {
  const parts: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(date.length >= 7 && { month: 'short' }),
    ...(date.length >= 10 && { day: 'numeric' }),
  }
  return writeDate(date, formats, parts)
}
