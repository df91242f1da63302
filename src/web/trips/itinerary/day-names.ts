import { writeDate, writeDates, type DateFormats } from '#contract/text/date-format.ts'

/** "Monday". */
export function weekdayName(date: string, formats: DateFormats): string {
  return writeDate(date, formats, { weekday: 'long' })
}

/** "Mon". */
export function shortWeekday(date: string, formats: DateFormats): string {
  return writeDate(date, formats, { weekday: 'short' })
}

/** "7 Dec". */
export function dayAndMonth(date: string, formats: DateFormats): string {
  return writeDate(date, formats, { day: 'numeric', month: 'short' })
}

/** "Mon 7 Dec". */
export function dayOfWeekAndMonth(date: string, formats: DateFormats): string {
  return writeDate(date, formats, { weekday: 'short', day: 'numeric', month: 'short' })
}

/** "7 December". */
export function longDayAndMonth(date: string, formats: DateFormats): string {
  return writeDate(date, formats, { day: 'numeric', month: 'long' })
}

/** "7". */
export function dayNumber(date: string, formats: DateFormats): string {
  return writeDate(date, formats, { day: 'numeric' })
}

/** "Mon 7 to Tue 8 December 2026", or one date. */
export function datesText(
  { startDate, endDate }: { startDate: string; endDate: string },
  formats: DateFormats,
): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
  return writeDates([startDate, endDate], formats, parts)
}
