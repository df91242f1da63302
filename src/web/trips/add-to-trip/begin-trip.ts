import { fill } from '#contract/messages/format.ts'
import { addToTrip as messages } from '#messages/wishlist.ts'
import type { TripWithPlan } from '#planning/plan/trip-with-plan.ts'
import { emptyTrip } from '../form/empty-trip.ts'
import { comingWeekend } from '../form/new-trip-dates.ts'

/** A trip that is not saved yet, for the weekend to come, with one destination named after the city. */
export function beginTrip(city: string, today: string): TripWithPlan {
  const trip = emptyTrip(fill(messages.tripTitle, { city }), city, comingWeekend(today))
  return { ...trip, _id: '', version: 0, userEmail: '', isPublic: false }
}
