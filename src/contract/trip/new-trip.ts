import * as z from 'zod/mini'
import { DayList } from './plan-fields.ts'
import { errorCode } from '../text/field-error.ts'
import { orAbsent } from '../text/sent-values.ts'
import { PLAN_LIMITS } from './trip-limits.ts'
import { Activity, getActivities, Destination, getDestinations, TripInput } from './trips.ts'

/** Far beyond the longest suggested trip. */
const MOST_DAYS = 366

const DayNumber = z.int().check(z.gte(1), z.lte(MOST_DAYS))
const TripDay = orAbsent(DayNumber)

/** Number of days of a suggested trip, or the days of a traveller's trip. An error names its field. */
const DaysOfEither = z.pipe(
  z.nullable(
    z.union([z.number(), z.array(z.unknown()).check(z.maxLength(PLAN_LIMITS.days))], {
      error: ({ input }) => (Array.isArray(input) ? errorCode('list.too-long') : undefined),
    }),
  ),
  z.transform((sent, { issues }) => {
    const { data, error } = (typeof sent === 'number' ? DayNumber : DayList).safeParse(sent)
    if (data !== undefined) return data
    const found = error?.issues ?? []
    issues.push(
      ...found.map(({ message, path }) => ({ code: 'custom' as const, message, path: [...path], input: sent })),
    )
    return z.NEVER
  }),
)

/**
 * A trip of the owner, or a suggested trip as it came, with the number of its `days` and day numbers in the place of
 * dates. The server dates such a trip from today on.
 */
export const NewTrip = z.extend(TripInput, {
  days: z.optional(DaysOfEither),
  destinations: getDestinations(
    z.extend(Destination, {
      fromDay: TripDay,
      toDay: TripDay,
      activities: getActivities(z.extend(Activity, { day: TripDay })),
    }),
  ),
})
export type NewTrip = z.infer<typeof NewTrip>
