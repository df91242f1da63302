import { cityMinuteAt } from '#contract/text/city-minute.ts'
import { planMinuteAt } from '#planning/hours/day-clock.ts'
import { minuteOfClock } from '#planning/hours/minutes.ts'
import type { PlanMoment } from '#planning/plan/rest-of-day.ts'

/** The date on the city's calendar and the minute of its plan, at the time of the call. */
export function cityNow(timeZone: string, utcOffsetMinutes?: number): PlanMoment {
  const now = new Date()
  const [date = '', time = ''] = cityMinuteAt(now, timeZone, utcOffsetMinutes).split('T')
  const hasEvenClock = utcOffsetMinutes !== undefined
  return { date, minute: hasEvenClock ? minuteOfClock(time) : planMinuteAt(now, date, timeZone) }
}
