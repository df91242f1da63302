import { instantInZone } from '#contract/text/city-time.ts'
import { addDays, LAST_DATE } from '#contract/text/dates.ts'
import { DAY_MS, MINUTE_MS } from '#contract/text/durations.ts'
import { timeOfDay } from '../hours/minutes.ts'
import { dateOfMinute, type ExportedDay } from './exported-days.ts'

const DAY_MINUTES = 1_440

/** When a stop begins and ends. Null: on the whole day, or on a day that no calendar can write. */
export type StopInstants = { readonly start: Date; readonly end: Date } | null

/**
 * The instants of the stops of a day, in their order. A stop begins when the city's clocks show the time of the plan. In a
 * night in which clocks are put forward, a stop without a fixed time begins later: the stop before it and the way take as
 * long as in other nights.
 */
export function stopInstants({ date, stops }: ExportedDay, timeZone: string): readonly StopInstants[] {
  const toInstant = createClock(timeZone)
  let before: { to: number; end: number } | null = null
  return stops.map(({ times }) => {
    if (date === null || !times) return null
    const { from, to, isFree } = times
    const shown = toInstant(date, from)
    const ready: number = before && isFree ? before.end + (from - before.to) * MINUTE_MS : shown
    const start = Math.max(shown, ready)
    const end = start + (to - from) * MINUTE_MS
    before = { to, end }
    return (date !== LAST_DATE || from < DAY_MINUTES) && [start, end].every(hasFourDigitYear)
      ? { start: new Date(start), end: new Date(end) }
      : null
  })
}

/**
 * Instants of minutes that count from the midnight of a date. In a day of 24 hours the clocks run evenly, so that a
 * formatter is asked for its midnights alone.
 */
function createClock(timeZone: string): (date: string, minute: number) => number {
  const getMidnight = (date: string) => instantInZone(date, '00:00', timeZone).getTime()
  const evenMidnights = new Map<string, number | null>()
  const findEvenMidnight = (date: string): number | null => {
    const known = evenMidnights.get(date)
    if (known !== undefined) return known
    const midnight = getMidnight(date)
    const even = date !== LAST_DATE && getMidnight(addDays(date, 1)) - midnight === DAY_MS ? midnight : null
    evenMidnights.set(date, even)
    return even
  }
  return (day, minute) => {
    const date = dateOfMinute(day, minute)
    const midnight = findEvenMidnight(date)
    return midnight === null
      ? instantInZone(date, timeOfDay(minute), timeZone).getTime()
      : midnight + (Math.round(minute) % DAY_MINUTES) * MINUTE_MS
  }
}

const FIRST_INSTANT = Date.parse('0000-01-01T00:00:00Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

function hasFourDigitYear(instant: number): boolean {
  return FIRST_INSTANT <= instant && instant <= LAST_INSTANT
}
