import { cityMinuteAt } from '#contract/text/city-minute.ts'
import { instantInZone } from '#contract/text/city-time.ts'
import { addDays } from '#contract/text/dates.ts'
import { MINUTE_MS } from '#contract/text/durations.ts'

/** Minutes after midnight: when clocks are put to another time, and what they show then. */
export type ClockChange = { readonly at: number; readonly shows: number }

const DAY_MINUTES = 1_440

/** Zones change their clocks at whole quarters of an hour, by whole quarters. */
const STEP = 15

/** @returns null for a day of 24 hours */
export function clockChange(date: string, timeZone: string): ClockChange | null {
  const start = instantInZone(date, '00:00', timeZone).getTime()
  const end = instantInZone(addDays(date, 1), '00:00', timeZone).getTime()
  if (end - start === DAY_MINUTES * MINUTE_MS) return null
  const zero = Date.parse(`${date}T00:00Z`)
  for (let at = 0; at <= DAY_MINUTES; at += STEP) {
    const shown = cityMinuteAt(new Date(start + at * MINUTE_MS), timeZone)
    const shows = (Date.parse(`${shown}Z`) - zero) / MINUTE_MS
    if (shows !== at) return { at, shows }
  }
  return null
}
