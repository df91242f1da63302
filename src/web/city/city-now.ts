import { cityMinuteAt } from '#contract/text/city-minute.ts'
import { minuteOfClock } from '#planning/hours/minutes.ts'
import type { PlanMoment } from '#planning/plan/rest-of-day.ts'

/** The date and the minute of the day on the city's clock, at the time of the call. */
export function cityNow(timeZone: string, utcOffsetMinutes?: number): PlanMoment {
  const [date = '', time = ''] = cityMinuteAt(new Date(), timeZone, utcOffsetMinutes).split('T')
  return { date, minute: minuteOfClock(time) }
}
