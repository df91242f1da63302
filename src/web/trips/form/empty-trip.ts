import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import type { TripDates } from './new-trip-dates.ts'

/** A trip with one destination, the city, so that nobody has to think of one. */
export function emptyTrip(title: string, city: string, dates: TripDates) {
  return {
    title,
    description: '',
    budget: 0,
    ...dates,
    destinations: [
      {
        name: city,
        location: '',
        ...dates,
        notes: '',
        activities: [],
        accommodation: noAccommodation,
        transportation: noTransportation,
      },
    ],
  }
}
