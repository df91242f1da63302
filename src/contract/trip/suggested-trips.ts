import * as z from 'zod/mini'
import { addDays } from '../text/dates.ts'
import { noAccommodation, noTransportation } from './no-bookings.ts'
import type { Activity, Destination, TripInput } from './trips.ts'

const SuggestedActivity = z.object({
  name: z.string(),
  /** Slug of the place. Null if the guide does not have it. */
  place: z.nullable(z.string()),
  /** 1 is the first day. */
  day: z.number(),
  /** HH:MM in the time zone of the city. */
  time: z.string(),
  notes: z.string(),
  /** Length of the stay. Null: not set. */
  durationMinutes: z.nullable(z.number()),
  /** In the city's currency. Null: not set. */
  cost: z.nullable(z.number()),
})

const SuggestedDestination = z.object({
  name: z.string(),
  location: z.string(),
  fromDay: z.number(),
  toDay: z.number(),
  notes: z.string(),
  activities: z.array(SuggestedActivity),
})

/** Days are numbers, not dates. A traveller who adds the trip to their own trips chooses day 1. */
export const SuggestedTrip = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** Planning allowance for one traveller in the city's currency. `budgetNote` explains it. */
  budget: z.number(),
  budgetNote: z.string(),
  days: z.number(),
  img: z.string(),
  imgAlt: z.string(),
  destinations: z.array(SuggestedDestination),
  /** Weekdays, from 1 (Monday) to 7 (Sunday): starts on which all stops are open, as far as their hours are known. */
  startWeekdays: z.array(z.number()),
  /** Language of the texts, if it is not that of the answer: nobody has translated them yet. */
  lang: z.optional(z.string()),
})
export type SuggestedTrip = z.infer<typeof SuggestedTrip>

type CountedActivity = Omit<Activity, 'date'> & { day?: number | undefined }

type CountedDestination = Pick<Destination, 'name' | 'location' | 'notes'> &
  Partial<Pick<Destination, 'accommodation' | 'transportation'>> & {
    fromDay?: number | undefined
    toDay?: number | undefined
    activities: readonly CountedActivity[]
  }

/** A trip whose days are numbers from 1. Without a number, a destination takes all days and an activity the first. */
export type CountedTrip = Pick<TripInput, 'title' | 'description' | 'budget'> & {
  days: number
  destinations: readonly CountedDestination[]
}

/** Converts day numbers to dates, with day 1 at `startDate`. */
export function datedTripInput(trip: CountedTrip, startDate: string): TripInput {
  const dateOfDay = (day: number) => addDays(startDate, day - 1)
  const { title, description, budget, days, destinations } = trip
  return {
    title,
    description,
    budget,
    startDate,
    endDate: dateOfDay(Math.max(days, 1)),
    destinations: destinations.map(({ name, location, fromDay = 1, toDay = days, notes, ...more }) => ({
      name,
      location,
      startDate: dateOfDay(fromDay),
      endDate: dateOfDay(toDay),
      notes,
      accommodation: more.accommodation ?? noAccommodation,
      transportation: more.transportation ?? noTransportation,
      activities: more.activities.map(({ day = fromDay, ...activity }) => ({
        ...activity,
        date: dateOfDay(day),
      })),
    })),
  }
}
