import { showDate, type DateFormats } from '#contract/text/date-format.ts'
import { fill } from '#contract/messages/format.ts'
import { trips } from '#messages/trips.ts'

/** Writes the first and the last day. A single day is written once. */
export function showDates(startDate: string, endDate: string, formats: DateFormats): string {
  const start = showDate(startDate, formats)
  const end = showDate(endDate, formats)
  return start === end ? start : fill(trips.dates, { start, end })
}
