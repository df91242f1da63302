import { instantInZone } from '#contract/text/city-time.ts'
import { LAST_DATE } from '#contract/text/dates.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'
import type { ExportedDay } from './exported-days.ts'

const DAY_MINUTES = 1_440
const NOON = 720

/** Instants at which a stop begins and ends. Null: it lasts the whole day, or no calendar can write its day. */
export type StopInstants = { readonly start: Date; readonly end: Date } | null

/** The instants of the stops of a day, in their order. Minutes of a plan are as long in a night in which clocks change. */
export function stopInstants({ date, stops }: ExportedDay, timeZone: string): readonly StopInstants[] {
  if (date === null) return stops.map(() => null)
  const midnight = instantOfPlan(date, 0, timeZone)
  return stops.map(({ times }) => {
    if (!times) return null
    const start = midnight + Math.round(times.from) * MINUTE_MS
    const end = midnight + Math.round(times.to) * MINUTE_MS
    const isWritable = (date !== LAST_DATE || times.from < DAY_MINUTES) && [start, end].every(hasFourDigitYear)
    return isWritable ? { start: new Date(start), end: new Date(end) } : null
  })
}

/** The instant of a minute of the plan of a date, in milliseconds. Plans and clocks agree at noon. */
function instantOfPlan(date: string, minute: number, timeZone: string): number {
  return instantInZone(date, '12:00', timeZone).getTime() + (Math.round(minute) - NOON) * MINUTE_MS
}

const FIRST_INSTANT = Date.parse('0000-01-01T00:00:00Z')
const LAST_INSTANT = Date.parse('9999-12-31T23:59:59.999Z')

function hasFourDigitYear(instant: number): boolean {
  return FIRST_INSTANT <= instant && instant <= LAST_INSTANT
}
