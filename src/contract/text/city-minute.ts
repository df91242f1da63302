import { MINUTE_MS } from './durations.ts'

/**
 * The minute of an instant on a city's clock: yyyy-mm-ddTHH:MM.
 * @param utcOffsetMinutes of a city whose clocks never change. Saves the formatter, whose creation blocks a phone.
 */
export function cityMinuteAt(instant: Date, timeZone: string, utcOffsetMinutes?: number): string {
  if (utcOffsetMinutes === undefined) return getFormatter(timeZone).format(instant).replace(' ', 'T')
  return new Date(instant.getTime() + utcOffsetMinutes * MINUTE_MS).toISOString().slice(0, 16)
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    // The Swedish form is that of ISO 8601, with a space instead of the T.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formatters.set(timeZone, formatter)
  return formatter
}
