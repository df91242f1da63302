import { instantInZone } from '#contract/text/city-time.ts'
import { LAST_DATE } from '#contract/text/dates.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
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
  let before: { to: number; end: number } | null = null
  return stops.map(({ times }) => {
    if (date === null || !times) return null
    const { from, to, isFree } = times
    const shown = instantOfMinute(date, from, timeZone).getTime()
    const ready: number = before && isFree ? before.end + (from - before.to) * MINUTE_MS : shown
    const start = Math.max(shown, ready)
    const end = start + (to - from) * MINUTE_MS
    before = { to, end }
    return (date !== LAST_DATE || from < DAY_MINUTES) && [start, end].every(hasFourDigitYear)
      ? { start: new Date(start), end: new Date(end) }
      : null
  })
}

function instantOfMinute(date: string, minute: number, timeZone: string): Date {
  return instantInZone(dateOfMinute(date, minute), timeOfDay(minute), timeZone)
}

function hasFourDigitYear(instant: number): boolean {
  return /^\d{4}-/.test(new Date(instant).toISOString())
}
