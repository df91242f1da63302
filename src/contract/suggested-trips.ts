import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** Apart from trips.ts, whose schemas only the planner needs: suggested trips are read by everybody. */

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

export const listSuggestedTrips = endpoint({
  method: 'GET',
  path: '/suggest-trips',
  access: 'public',
  freshness: 'content',
  summary: 'Trips suggested by the editors',
  reply: z.object({ success: z.literal(true), trips: z.array(SuggestedTrip) }),
})
