/** The minute of an instant on a city's clock: yyyy-mm-ddTHH:MM. */
export function cityMinuteAt(instant: Date, timeZone: string): string {
  return formatterOf(timeZone).format(instant).replace(' ', 'T')
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    // The Swedish form is that of ISO 8601, with a space instead of the T.
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  formatters.set(timeZone, formatter)
  return formatter
}
