import type { Formats } from '#contract/messages/format.ts'

/** Value of a `datetime-local` input: yyyy-mm-ddThh:mm. */
export function toDateTimeInput(date: Date, timeZone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(date)
    .replace(' ', 'T')
}

/** Common name of a time zone, such as "India Standard Time". */
export function nameOfZone(timeZone: string, { locale }: Formats): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: 'longGeneric' }).formatToParts()
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone
}
