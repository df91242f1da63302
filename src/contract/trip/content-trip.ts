import * as z from 'zod/mini'
import { contentCode } from '../text/content-code.ts'
import { line, slug, text } from '../text/content-fields.ts'
import { STOP_LIMITS, TRIP_LIMITS } from './trip-limits.ts'

/**
 * A suggested trip as editors write it: an entry of the folder's `trips.json`, and what the desk sends and stores. It has no
 * more stops than a traveller's trip may have, who takes it over.
 */

const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, contentCode('content.time')))
const day = z
  .int()
  .check(z.gte(1, contentCode('content.day-too-early')), z.lte(30, contentCode('content.day-too-late')))
const ContentActivity = z.strictObject({
  name: line,
  place: z.nullable(slug),
  day,
  time: clockTime,
  notes: z.string(),
  durationMinutes: z.optional(
    z
      .int()
      .check(
        z.gte(1, contentCode('content.stay-range')),
        z.lte(STOP_LIMITS.minutes, contentCode('content.stay-range')),
      ),
  ),
  /** In the city's currency. */
  cost: z.optional(z.number().check(z.gte(0))),
})

const ContentDestination = z.strictObject({
  name: line,
  location: line,
  fromDay: day,
  toDay: day,
  notes: z.string(),
  activities: z.array(ContentActivity).check(z.maxLength(TRIP_LIMITS.activities, contentCode('content.stops-count'))),
})

export const ContentTrip = z.strictObject({
  slug,
  title: line,
  description: text,
  budget: z.number().check(z.gte(0)),
  budgetNote: line,
  days: day,
  illustration: slug,
  destinations: z
    .array(ContentDestination)
    .check(
      z.minLength(1, contentCode('content.no-destination')),
      z.maxLength(TRIP_LIMITS.destinations, contentCode('content.destinations-count')),
    ),
})
export type ContentTrip = z.infer<typeof ContentTrip>
