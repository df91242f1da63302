import { addDays } from './dates.ts'
import type { SuggestedTrip } from './suggested-trips.ts'
import { noAccommodation, noTransportation, type TripInput } from './trips.ts'

/** What saving a suggested trip as one's own sends: its days, which only count, on the calendar from `startDate` on. */
export function datedTripInput(trip: SuggestedTrip, startDate: string): TripInput {
  const dateOfDay = (day: number) => addDays(startDate, day - 1)
  const { title, description, budget, days, destinations } = trip
  return {
    title,
    description,
    budget,
    startDate,
    endDate: dateOfDay(Math.max(days, 1)),
    destinations: destinations.map(({ name, location, fromDay, toDay, notes, activities }) => ({
      name,
      location,
      startDate: dateOfDay(fromDay),
      endDate: dateOfDay(toDay),
      notes,
      accommodation: noAccommodation,
      transportation: noTransportation,
      activities: activities.map(({ name, day, time, notes }) => ({ name, date: dateOfDay(day), time, notes })),
    })),
  }
}
