import * as z from 'zod/mini'
import { SLUG_PATTERN } from '../text/content-fields.ts'
import { errorCode } from '../text/field-error.ts'
import { sentDateOrNone, sentNumberOrNone, sentWordOrNone } from '../text/sent-values.ts'
import { SentPointOrNone, SetPoint } from '../map/sent-point.ts'
import { travelModes } from '../map/travel-modes.ts'
import { MAX_AMOUNT, STOP_LIMITS } from './trip-limits.ts'
import { TravelMode } from '../map/travel-mode.ts'

const invalidPlace = errorCode('activity.place-invalid')
const invalidStay = errorCode('activity.duration-invalid')
const invalidPosition = errorCode('activity.position-invalid')
const invalidMode = errorCode('activity.way-invalid')

/** The server also checks that the guide has the place. */
const PlaceSlug = z.string().check(z.maxLength(STOP_LIMITS.slug, invalidPlace), z.regex(SLUG_PATTERN, invalidPlace))

/** Slug of a place of the guide. Null: none. */
const SentPlace = z.optional(sentWordOrNone(PlaceSlug, invalidPlace))

const ID_PATTERN = /^[A-Za-z0-9_-]{1,40}$/

/**
 * Identifies an entry of a list for as long as its trip exists. The server refuses no trip because of it: it replaces a
 * missing, malformed or repeated id by a new one.
 */
export const SentId = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((sent: unknown) => (typeof sent === 'string' && ID_PATTERN.test(sent) ? sent : undefined)),
  ),
)

/** The plan's fields of a stop, besides the place, its time and its cost (docs/decisions/0062). */
export const PlannedStopFields = z.object({
  id: SentId,
  /** The order of stops within their day, smaller first. A fraction lets one move change one stop. */
  position: z.optional(sentNumberOrNone(-Number.MAX_VALUE, Number.MAX_VALUE, invalidPosition)),
  /** Way in which the traveller comes here. Null: the planner chooses. */
  wayHere: z.optional(sentWordOrNone(z.enum(travelModes, invalidMode), invalidMode)),
  /** The traveller was there. */
  isDone: z.optional(z.nullable(z.boolean(errorCode('activity.done-invalid')))),
  /** The date for which the traveller asked and heard that the place is open. */
  hoursConfirmedFor: z.optional(sentDateOrNone(errorCode('trip.date-invalid'))),
  /** Position of a stop of the traveller's own (docs/decisions/0143). A stop in a place of the guide has none. */
  point: z.optional(SentPointOrNone),
})
export type PlannedStopFields = z.infer<typeof PlannedStopFields>

/** The optional fields of an activity about its stop, besides a name and a time. */
export const StopFields = z.extend(PlannedStopFields, {
  /** Slug of a place of the guide. */
  place: SentPlace,
  /** Length of the stay, in whole minutes. */
  durationMinutes: z.optional(
    z.pipe(sentNumberOrNone(1, STOP_LIMITS.minutes, invalidStay), z.nullable(z.int(invalidStay))),
  ),
  /** In the city's currency. */
  cost: z.optional(sentNumberOrNone(0, MAX_AMOUNT, errorCode('activity.cost-invalid'))),
})
export type StopFields = z.infer<typeof StopFields>

/**
 * Position of the accommodation: a place of the guide, or a point. Days begin and end there (docs/decisions/0143). A
 * client that does not know these fields leaves them out, and they stay while the name stays.
 */
export const LodgingPosition = z.object({ guidePlace: SentPlace, point: z.optional(SentPointOrNone) })
export type LodgingPosition = z.infer<typeof LodgingPosition>

/** The same fields as they are stored and answered. Null: not set. A field of the plan without a value is left out. */
export const SavedStopFields = z.object({
  /** Missing in a trip that was last saved before stops had ids. */
  id: z.optional(z.string()),
  place: z.nullable(z.string()),
  durationMinutes: z.nullable(z.number()),
  cost: z.nullable(z.number()),
  position: z.optional(z.number()),
  wayHere: z.optional(TravelMode),
  isDone: z.optional(z.boolean()),
  hoursConfirmedFor: z.optional(z.string()),
  point: z.optional(SetPoint),
  /** Only in answers: true if the guide has lost the place. The stop keeps its slug. */
  isPlaceGone: z.optional(z.boolean()),
})
export type SavedStopFields = z.infer<typeof SavedStopFields>
