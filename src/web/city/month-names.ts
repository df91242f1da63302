import type { Formats } from '#contract/messages/format.ts'

type Locale = Pick<Formats, 'locale'>

/** A year in which 29 February exists. */
const LEAP_YEAR = 2024

/** @param month 1 is January */
export function nameOfMonth(month: number, { locale }: Locale, length: 'long' | 'short' = 'long'): string {
  return formatterOf(locale, { month: length }).format(Date.UTC(LEAP_YEAR, month - 1))
}

/**
 * Day and month, such as "14 Jan".
 * @param date yyyy-mm-dd or mm-dd
 */
export function showDay(date: string, { dateLocale }: Pick<Formats, 'dateLocale'>): string {
  const monthDay = date.slice(-5)
  return formatterOf(dateLocale, { day: 'numeric', month: 'short' }).format(Date.parse(`${LEAP_YEAR}-${monthDay}`))
}

/** The fragment of a month's section, equal in all languages: "january". */
export function idOfMonth(month: number): string {
  return nameOfMonth(month, { locale: 'en' }).toLowerCase()
}

/**
 * A day, a month or a year, such as "Mar 2026".
 * @param date yyyy-mm-dd, yyyy-mm or yyyy
 */
export function showPartialDate(date: string, { dateLocale }: Pick<Formats, 'dateLocale'>): string {
  const parts: Intl.DateTimeFormatOptions = {
    year: 'numeric',
    ...(date.length >= 7 && { month: 'short' }),
    ...(date.length >= 10 && { day: 'numeric' }),
  }
  return formatterOf(dateLocale, parts).format(Date.parse(date))
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function formatterOf(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(parts)}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}
