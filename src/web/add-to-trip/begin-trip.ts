import { addDays } from '#contract/dates.ts'
import { fill } from '#contract/messages/format.ts'
import { addToTrip as messages } from '#messages/add-to-trip.ts'
import { weekdayNumber } from '#planning/open-intervals.ts'
import type { TripWithPlan } from '#planning/trip-with-plan.ts'
import { emptyTrip } from '../trips/empty-trip.ts'

const SATURDAY = 6

/** A trip that is not saved yet, for the next weekend, with one destination named after the city. */
export function beginTrip(city: string, today: string): TripWithPlan {
  const trip = emptyTrip(fill(messages.tripTitle, { city }), city, nextWeekend(today))
  return { ...trip, _id: '', version: 0, userEmail: '', isPublic: false }
}

/** The first Saturday and Sunday after a day: on a Saturday, those of the week after. */
export function nextWeekend(today: string): { startDate: string; endDate: string } {
  const startDate = addDays(today, ((SATURDAY - weekdayNumber(today) + 6) % 7) + 1)
  return { startDate, endDate: addDays(startDate, 1) }
}
