/** The minute of an instant on a city's clock: yyyy-mm-ddTHH:MM. */
export function cityMinuteAt(instant: Date, timeZone: string): string {
  return formatterOf(timeZone).format(instant).replace(', ', 'T')
}

let cached: { timeZone: string; formatter: Intl.DateTimeFormat } | null = null

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  if (cached?.timeZone === timeZone) return cached.formatter
  // The Canadian form is that of ISO 8601.
  const formatter = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  cached = { timeZone, formatter }
  return formatter
}
