import type { Formats } from '#contract/messages/format.ts'

type Locale = Pick<Formats, 'dateLocale'>

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function formatterOf(locale: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(parts)}`
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' })
  formatters.set(key, formatter)
  return formatter
}

function show(date: string, locale: string, parts: Intl.DateTimeFormatOptions): string {
  return formatterOf(locale, parts).format(Date.parse(`${date}T00:00:00Z`))
}

/** "Monday". */
export function weekdayName(date: string, { dateLocale }: Locale): string {
  return show(date, dateLocale, { weekday: 'long' })
}

/** "Mon". */
export function shortWeekday(date: string, { dateLocale }: Locale): string {
  return show(date, dateLocale, { weekday: 'short' })
}

/** "7 Dec". */
export function dayAndMonth(date: string, { dateLocale }: Locale): string {
  return show(date, dateLocale, { day: 'numeric', month: 'short' })
}

/** "7 December". */
export function longDayAndMonth(date: string, { dateLocale }: Locale): string {
  return show(date, dateLocale, { day: 'numeric', month: 'long' })
}

/** "7". */
export function dayNumber(date: string, { dateLocale }: Locale): string {
  return show(date, dateLocale, { day: 'numeric' })
}

/** "Mon 7 to Tue 8 December 2026", or one date. */
export function datesText(
  { startDate, endDate }: { startDate: string; endDate: string },
  { dateLocale }: Locale,
): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  const [start, end] = [startDate, endDate].map((date) => Date.parse(`${date}T00:00:00Z`))
  return formatterOf(dateLocale, parts).formatRange(start ?? 0, end ?? 0)
}
