import { toCalendarDate } from './dates.ts'
import { DAY_MS, MINUTE_MS } from './durations.ts'

/**
 * Converts date (yyyy-mm-dd) and time (HH:MM) of a time zone to an instant. Follows RFC 5545: a time that the formatter
 * skips uses the offsetMs before the gap, and of a repeated time the first one counts.
 */
export function instantInZone(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`)
  const offsetsMs = [wanted - DAY_MS, wanted + DAY_MS].map((instant) => offsetMsAt(instant, timeZone))
  const instants = offsetsMs.map((offsetMs) => wanted - offsetMs)
  const shown = instants.filter((instant) => instant + offsetMsAt(instant, timeZone) === wanted)
  return new Date(shown.length === 0 ? (instants[0] ?? wanted) : Math.min(...shown))
}

const DATE_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3}))?)?(Z|[+-]\d{2}:\d{2})?$/

/**
 * Converts a date-time of ISO 8601 to an instant. Without `Z` or an offsetMs, the text is in `timeZone`.
 * @returns null if the day or the time of day does not exist
 */
export function instantOfDateTime(text: string, timeZone: string): Date | null {
  const [, date = '', hour = '', minute = '', second = '00', fraction = '', zone] = DATE_TIME.exec(text) ?? []
  if (toCalendarDate(date) === null || hour > '23' || minute > '59' || second > '59') return null
  const rest = Number(second) * 1_000 + Number(fraction.padEnd(3, '0'))
  if (zone === undefined) return new Date(instantInZone(date, `${hour}:${minute}`, timeZone).getTime() + rest)
  const instant = Date.parse(`${date}T${hour}:${minute}:00${zone}`)
  return Number.isNaN(instant) ? null : new Date(instant + rest)
}

const STEADY_FROM = Date.UTC(2025, 0, 1)
const STEADY_UNTIL = Date.UTC(2038, 0, 1)

/**
 * Minutes between UTC and the clocks of a time zone.
 * @returns undefined if clocks there change between summer and winter, or have changed since 2025
 */
export function steadyOffsetMinutes(timeZone: string): number | undefined {
  const known = steadyOffsets.get(timeZone)
  if (known) return known.minutes
  const minutes = findSteadyOffset(timeZone)
  steadyOffsets.set(timeZone, { minutes })
  return minutes
}

const steadyOffsets = new Map<string, { minutes: number | undefined }>()

/** Takes in what the server has found of a zone, so that no formatter is made for it: that takes a phone 80 ms. */
export function rememberSteadyOffset(timeZone: string, minutes: number): void {
  steadyOffsets.set(timeZone, { minutes })
}

function findSteadyOffset(timeZone: string): number | undefined {
  const first = offsetMsAt(STEADY_FROM, timeZone)
  for (let instant = STEADY_FROM; instant < STEADY_UNTIL; instant += 7 * DAY_MS)
    if (offsetMsAt(instant, timeZone) !== first) return undefined
  return first / MINUTE_MS
}

/** Milliseconds that the clocks of a time zone are ahead of UTC. */
export function offsetMsAt(instant: number, timeZone: string): number {
  const steady = steadyOffsets.get(timeZone)?.minutes
  if (steady !== undefined && instant >= STEADY_FROM && instant < STEADY_UNTIL) return steady * MINUTE_MS
  const parts = new Map(
    getFormatter(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  )
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.get(type))
  const shown = new Date(0)
  shown.setUTCFullYear(part('year'), part('month') - 1, part('day'))
  return shown.setUTCHours(part('hour'), part('minute'), part('second')) - instant
}

const formatters = new Map<string, Intl.DateTimeFormat>()

/** Cached, because creating a formatter takes a hundred times as long as using it. */
function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
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
  formatters.set(timeZone, formatter)
  return formatter
}
