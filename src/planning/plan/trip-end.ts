import { addDays } from '#contract/text/dates.ts'
import { dayClock, planMinute, planMinuteAt } from '../hours/day-clock.ts'
import { dayHours } from './day-hours.ts'
import type { Moment } from './today.ts'
import type { TripWithPlan } from './trip-with-plan.ts'

type DatedTrip = Pick<TripWithPlan, 'startDate' | 'endDate' | 'days' | 'dayStart' | 'dayEnd'>

/** The date of a trip's day that goes on at a moment. After midnight it is yesterday until the end of yesterday's day. */
export function currentDate(trip: DatedTrip, { date, instant, timeZone }: Moment): string {
  const yesterday = addDays(date, -1)
  if (yesterday < trip.startDate || yesterday > trip.endDate) return date
  const end = planMinute(dayHours(yesterday, trip).end, dayClock(yesterday, timeZone))
  return planMinuteAt(new Date(instant), yesterday, timeZone) < end ? yesterday : date
}
