import { addDays, toCalendarDate } from '#contract/dates.ts'
import type { SuggestedTrip } from '#contract/suggested-trips.ts'
import { noAccommodation, noTransportation, type Trip, type TripInput } from '#contract/trips.ts'
import type { TripText } from './draft-text.ts'

/** A saved trip as the form shows it; dates are normalised to yyyy-mm-dd (section 3). */
export function textOfTrip({
  title,
  budget,
  startDate,
  endDate,
  description,
  destinations,
}: TripInput | Trip): TripText {
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
      activities: destination.activities.map(({ name, date, time, notes }) => ({
        name,
        date: textOfDate(date),
        time,
        notes,
      })),
    })),
  }
}

function textOfDate(date: string | null): string {
  return date === null ? '' : (toCalendarDate(date) ?? '')
}

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
