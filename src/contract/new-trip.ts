import * as z from 'zod/mini'
import { Activity, activitiesOf, Destination, destinationsOf, TripInput } from './trips.ts'

/** Far beyond the longest suggested trip. */
const MOST_DAYS = 366

const TripDay = z.optional(z.int().check(z.gte(1), z.lte(MOST_DAYS)))

/**
 * A trip of the owner, or a suggested trip as it came, with `days` and day numbers in the place of dates. The server
 * dates such a trip from today on.
 */
export const NewTrip = z.extend(TripInput, {
  days: TripDay,
  destinations: destinationsOf(
    z.extend(Destination, {
      fromDay: TripDay,
      toDay: TripDay,
      activities: activitiesOf(z.extend(Activity, { day: TripDay })),
    }),
  ),
})
export type NewTrip = z.infer<typeof NewTrip>
