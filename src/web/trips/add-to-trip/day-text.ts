import { fill, type Formats } from '#contract/messages/format.ts'
import { addToTrip as messages } from '#messages/add-to-trip.ts'

/** "Tuesday 8 December". */
export function dayText(date: string, { locale }: Formats): string {
  const show = (parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' }).format(Date.parse(`${date}T00:00:00Z`))
  return fill(messages.day, { weekday: show({ weekday: 'long' }), date: show({ day: 'numeric', month: 'long' }) })
}

/** "28 to 29 November", as the language writes it. */
export function datesText({ startDate, endDate }: { startDate: string; endDate: string }, { locale }: Formats): string {
  const formatter = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return formatter.formatRange(Date.parse(`${startDate}T00:00:00Z`), Date.parse(`${endDate}T00:00:00Z`))
}
