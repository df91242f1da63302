import { writeDate, writeDates, type DateFormats } from '#contract/text/date-format.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'

/** "Tuesday 8 December". */
export function dayText(date: string, formats: Formats): string {
  const weekday = writeDate(date, dayFirst(formats), { weekday: 'long' })
  return fill(messages.day, { weekday, date: writeDate(date, dayFirst(formats), { day: 'numeric', month: 'long' }) })
}

/** "28 to 29 November", as the language writes it. */
export function datesText({ startDate, endDate }: { startDate: string; endDate: string }, formats: Formats): string {
  return writeDates([startDate, endDate], dayFirst(formats), { day: 'numeric', month: 'long' })
}

/** The order of the country, not that of the trip cards. */
function dayFirst(formats: Formats): DateFormats {
  return { ...formats, dateLocale: formats.locale }
}
