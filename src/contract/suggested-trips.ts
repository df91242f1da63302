import * as z from 'zod/mini'
import { addDays } from './dates.ts'
import { noAccommodation, noTransportation, type TripInput } from './trips.ts'

const SuggestedActivity = z.object({
  name: z.string(),
  /** Slug of the place, null where it is not in the guide. */
  place: z.nullable(z.string()),
  /** 1 is the first day. */
  day: z.number(),
  /** HH:MM on the city's clock. */
  time: z.string(),
  notes: z.string(),
})

const SuggestedDestination = z.object({
  name: z.string(),
  location: z.string(),
  fromDay: z.number(),
  toDay: z.number(),
  notes: z.string(),
  activities: z.array(SuggestedActivity),
})

/** Days are counted, not dated: adding the trip to one's own puts day 1 on today. */
export const SuggestedTrip = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Rupees for one traveller: a planning allowance, explained in `budgetNote`. */
  budget: z.number(),
  budgetNote: z.string(),
  days: z.number(),
  img: z.string(),
  imgAlt: z.string(),
  destinations: z.array(SuggestedDestination),
})
export type SuggestedTrip = z.infer<typeof SuggestedTrip>

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
