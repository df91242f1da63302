import { today } from '#contract/text/dates.ts'
import type { Moment } from '#planning/plan/today.ts'

/** The moment of the call, with the date on the city's calendar. */
export function momentNow(timeZone: string): Moment {
  const now = new Date()
  return { date: today(now, timeZone), instant: now.getTime(), timeZone }
}
