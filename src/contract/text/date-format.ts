import { toCalendarDate } from './dates.ts'
import { fill, type Formats } from '../messages/format.ts'

/** The part of the formats that writes dates. `dateLocale` decides the order of day, month and year. */
export type DateFormats = Pick<Formats, 'dateLocale' | 'writeDate'>

/** The part of the formats that writes moments. */
type InstantFormats = Pick<Formats, 'locale' | 'writeDate' | 'instant'>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function getFormatter(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(parts)}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, parts)
  formatters.set(key, formatter)
  return formatter
}

/**
 * Writes a calendar date, or a part of one, in the words of a language.
 * @param date yyyy-mm-dd, yyyy-mm or yyyy
 */
export function writeDate(date: string, formats: DateFormats, parts: Intl.DateTimeFormatOptions): string {
  const text = getFormatter(formats.dateLocale, { ...parts, timeZone: 'UTC' }).format(Date.parse(date))
  return formats.writeDate?.(text) ?? text
}

/**
 * Short month, day and year, for trip cards.
 * @param date yyyy-mm-dd, or an instant (ISO 8601) whose UTC day is meant
 * @throws RangeError if `date` is not a date
 */
export function showDate(date: string, formats: DateFormats): string {
  const day = toCalendarDate(date)
  if (day === null) throw new RangeError(`Not a calendar date: ${date.slice(0, 40)}`)
  return writeDate(day, formats, { day: 'numeric', month: 'short', year: 'numeric' })
}

/** Writes two calendar dates (yyyy-mm-dd) and names once what they share. */
export function writeDates(
  [start, end]: readonly [string, string],
  formats: DateFormats,
  parts: Intl.DateTimeFormatOptions,
): string {
  const formatter = getFormatter(formats.dateLocale, { ...parts, timeZone: 'UTC' })
  const text = formatter.formatRange(Date.parse(start), Date.parse(end))
  return formats.writeDate?.(text) ?? text
}

/**
 * Writes day and time in a time zone.
 * @param instant ISO 8601
 */
export function writeInstant(
  instant: string,
  timeZone: string,
  formats: InstantFormats,
  dateStyle: 'medium' | 'long' = 'medium',
): string {
  const { locale, instant: sentence } = formats
  const at = Date.parse(instant)
  if (sentence === undefined) return getFormatter(locale, { timeZone, dateStyle, timeStyle: 'short' }).format(at)
  const date = getFormatter(locale, { timeZone, dateStyle }).format(at)
  return fill(sentence, { date: formats.writeDate?.(date) ?? date, time: toClockTime(at, timeZone) })
}

/** Writes the day of an instant (ISO 8601) in a time zone. */
export function writeDay(instant: string, timeZone: string, { locale, writeDate: respell }: InstantFormats): string {
  const date = getFormatter(locale, { timeZone, dateStyle: 'long' }).format(Date.parse(instant))
  return respell?.(date) ?? date
}

/** Writes the time in a time zone, as `writeInstant` ends. */
export function writeTime(instant: string, timeZone: string, { locale, instant: sentence }: InstantFormats): string {
  const at = Date.parse(instant)
  if (sentence === undefined) return getFormatter(locale, { timeZone, timeStyle: 'short' }).format(at)
  return fill(sentence.slice(sentence.indexOf('{time')), { date: '', time: toClockTime(at, timeZone) })
}

/** hh:mm of the 24-hour clock. */
function toClockTime(at: number, timeZone: string): string {
  return getFormatter('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
}
