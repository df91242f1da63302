import { toCalendarDate } from '#contract/dates.ts'
import type { Trip, TripInput } from '#contract/trips.ts'
import type { TripFormValues } from './trip-form-values.ts'

/** Form values of a saved trip, with dates as yyyy-mm-dd (section 3). */
export function textOfTrip({
  title,
  budget,
  startDate,
  endDate,
  description,
  destinations,
}: TripInput | Trip): TripFormValues {
  return {
    title,
    budget: String(budget),
    startDate: textOfDate(startDate),
    endDate: textOfDate(endDate),
    description,
    destinations: destinations.map(({ name, location, startDate, endDate, notes, ...destination }) => ({
      name,
      location,
      startDate: textOfDate(startDate),
      endDate: textOfDate(endDate),
      notes,
      accommodation: {
        ...destination.accommodation,
        checkIn: textOfDate(destination.accommodation.checkIn),
        checkOut: textOfDate(destination.accommodation.checkOut),
      },
      transportation: {
        ...destination.transportation,
        departureTime: destination.transportation.departureTime ?? '',
        arrivalTime: destination.transportation.arrivalTime ?? '',
      },
      activities: destination.activities.map(({ name, date, time, notes, place, durationMinutes, cost }) => ({
        name,
        date: textOfDate(date),
        time,
        notes,
        place: place ?? '',
        durationMinutes: String(durationMinutes ?? ''),
        cost: String(cost ?? ''),
      })),
    })),
  }
}

function textOfDate(date: string | null): string {
  return date === null ? '' : (toCalendarDate(date) ?? '')
}
