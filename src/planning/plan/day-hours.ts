import { clockTime, minuteOfClock, timeOfDay, type Span } from '../hours/minutes.ts'
import type { TripWithPlan } from './trip-with-plan.ts'

/** The hours and the pace of a day for which the trip names none. */
export const USUAL_DAY = { start: '09:00', end: '20:00', pace: 'steady' } as const

const DAY_MINUTES = 1_440
const LAST_MINUTE = DAY_MINUTES - 1

type TripHours = Pick<TripWithPlan, 'days' | 'dayStart' | 'dayEnd'>

/** Times at which a day of a trip begins and ends. An end that is not after the start is in the following night. */
export function dayHours(date: string, trip: TripHours): Span {
  const own = trip.days?.find((day) => day.date === date)
  const start = minuteOfClock(own?.start ?? trip.dayStart ?? USUAL_DAY.start)
  const end = minuteOfClock(own?.end ?? trip.dayEnd ?? USUAL_DAY.end)
  return { start, end: end > start ? end : end + DAY_MINUTES }
}

/** The minute of HH:MM in a day: 00:30 of a day that goes on until 03:00 is in the night that follows, after dinner. */
export function minuteInDay(time: string, { start, end }: Span): number {
  const minute = minuteOfClock(time)
  return minute < start && minute + DAY_MINUTES <= end ? minute + DAY_MINUTES : minute
}

/**
 * HH:MM that `minuteInDay` reads as this minute. A minute after midnight that does not belong to the day is the last
 * before it.
 */
export function clockInDay(minute: number, day: Span): string {
  const whole = Math.max(0, Math.round(minute))
  return minuteInDay(timeOfDay(whole), day) === whole ? timeOfDay(whole) : clockTime(Math.min(LAST_MINUTE, whole))
}
