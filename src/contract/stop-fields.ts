import * as z from 'zod/mini'
import { SLUG_PATTERN } from './content-fields.ts'
import { errorCode } from './field-error.ts'
import { sentNumberOrNone } from './sent-values.ts'

/** The longest stay is a day. */
export const STOP_LIMITS = { slug: 200, minutes: 24 * 60, cost: 1e12 }

const invalidPlace = errorCode('activity.place-invalid')
const invalidStay = errorCode('activity.duration-invalid')

/** Whether the guide has the place, the server checks. Null and blank text mean that there is none. */
const SentPlace = z.pipe(
  z.pipe(
    z.nullable(z.string(invalidPlace).check(z.trim())),
    z.transform((sent: string | null) => (sent === '' ? null : sent)),
  ),
  z.nullable(z.string().check(z.maxLength(STOP_LIMITS.slug, invalidPlace), z.regex(SLUG_PATTERN, invalidPlace))),
)

/** What an activity may say of its stop besides a name and a time. */
export const StopFields = z.object({
  /** Slug of a place of the guide. */
  place: z.optional(SentPlace),
  /** How long one stays, in whole minutes. */
  durationMinutes: z.optional(
    z.pipe(sentNumberOrNone(1, STOP_LIMITS.minutes, invalidStay), z.nullable(z.int(invalidStay))),
  ),
  /** In the city's currency. */
  cost: z.optional(sentNumberOrNone(0, STOP_LIMITS.cost, errorCode('activity.cost-invalid'))),
})
export type StopFields = z.infer<typeof StopFields>

/** The same as it is kept and answered. Null: not said. */
export const SavedStopFields = z.object({
  place: z.nullable(z.string()),
  durationMinutes: z.nullable(z.number()),
  cost: z.nullable(z.number()),
  /** Only in answers: true if the guide has lost the place. The stop keeps its slug. */
  isPlaceGone: z.optional(z.boolean()),
})
export type SavedStopFields = z.infer<typeof SavedStopFields>
