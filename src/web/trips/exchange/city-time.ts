/**
 * The instant at which a clock of the time zone shows a date (yyyy-mm-dd) and time (HH:MM). As RFC 5545 has it, a time
 * that the clock skips counts by the offset before, and of one that it shows twice the first is meant.
 */
export function instantInZone(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsets = [wanted - DAY_IN_MS, wanted + DAY_IN_MS].map((instant) => offsetAt(instant, timeZone))
  const instants = offsets.map((offset) => wanted - offset)
  const shown = instants.filter((instant) => instant + offsetAt(instant, timeZone) === wanted)
  return new Date(shown.length === 0 ? (instants[0] ?? wanted) : Math.min(...shown))
}

const DAY_IN_MS = 86_400_000

/** Milliseconds by which clocks of the zone are ahead of UTC. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Map(
    clockOf(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  const shown = new Date(0)
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  return shown.setUTCHours(part('hour'), part('minute'), part('second')) - instant
}

const clocks = new Map<string, Intl.DateTimeFormat>()

/** Making one takes a hundred times as long as using it. */
function clockOf(timeZone: string): Intl.DateTimeFormat {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('en-US-u-ca-iso8601', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
    })
  clocks.set(timeZone, clock)
  return clock
}
