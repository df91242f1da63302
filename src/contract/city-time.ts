import { toCalendarDate } from './dates.ts'
import { DAY_MS } from './durations.ts'

/**
 * The instant at which a clock of the time zone shows a date (yyyy-mm-dd) and time (HH:MM). As RFC 5545 has it, a time
 * that the clock skips counts by the offset before, and of one that it shows twice the first is meant.
 */
export function instantInZone(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((instant) => offsetAt(instant, timeZone))
  const instants = offsets.map((offset) => wanted - offset)
  const shown = instants.filter((instant) => instant + offsetAt(instant, timeZone) === wanted)
  return new Date(shown.length === 0 ? (instants[0] ?? wanted) : Math.min(...shown))
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z|[+-]\d{2}:\d{2})?$/

/**
 * The instant of a date-time of ISO 8601: with `Z` or an offset that very one, without on the clocks of the time zone.
 * @returns null when there is no such day or no such time of day
 */
export function instantOfDateTime(text: string, timeZone: string): Date | null {
  const [, date = '', hour = '', minute = '', second = '00', fraction = '', zone] = DATE_TIME.exec(text) ?? []
  if (toCalendarDate(date) === null || hour > '23' || minute > '59' || second > '59') return null
  const rest = Number(second) * 1_000 + Number(fraction.padEnd(3, '0'))
  if (zone === undefined) return new Date(instantInZone(date, `${hour}:${minute}`, timeZone).getTime() + rest)
  const instant = Date.parse(`${date}T${hour}:${minute}:00${zone}`)
  return Number.isNaN(instant) ? null : new Date(instant + rest)
}

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
