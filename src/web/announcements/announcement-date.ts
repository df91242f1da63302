import type { Formats } from '#contract/messages/format.ts'

/** Day and time of an instant (ISO 8601), as the clocks of a time zone show them. */
export function showAnnouncementDate(date: string, timeZone: string, { locale }: Formats): string {
  return new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' }).format(new Date(date))
}

/** The same as an input of type `datetime-local` takes it: yyyy-mm-ddThh:mm. */
export function toDateTimeInput(date: Date, timeZone: string): string {
  // Swedish writes dates as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(date)
    .replace(' ', 'T')
}

/** What people call the time of a zone, such as "India Standard Time". */
export function nameOfZone(timeZone: string, { locale }: Formats): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
