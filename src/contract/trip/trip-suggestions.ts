import * as z from 'zod/mini'
import { errorCode } from '../text/field-error.ts'
import { sentDateOrNone } from '../text/sent-values.ts'
import { optionalNote, plainNote, requiredLine } from '../text/text.ts'
import { TRIP_LIMITS } from './trip-limits.ts'
import { Activity, SavedActivity } from './trips.ts'

export const SUGGESTION_LIMITS = {
  /** Suggestions of one person that wait in one trip. */
  ofPerson: 30,
  /** Which wait in one trip. */
  ofTrip: 200,
  /** Suggestions of one account that wait in all trips. */
  ofAccount: 300,
  note: 300,
  notes: 1_000,
} as const

export const tripSuggestionKinds = ['add', 'change', 'remove'] as const
export type TripSuggestionKind = (typeof tripSuggestionKinds)[number]

/** HH:MM in the time zone of the city, or empty. */
const ClockTime = z.string().check(z.trim(), z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d$/, errorCode('trip.time-invalid')))

/** The fields of a stop that can be suggested. Fields that are left out stay. */
const SuggestedFields = z.object({
  date: z.optional(sentDateOrNone(errorCode('trip.date-invalid'))),
  time: z.optional(ClockTime),
  durationMinutes: Activity.shape.durationMinutes,
  cost: Activity.shape.cost,
  notes: z.optional(plainNote(SUGGESTION_LIMITS.notes)),
})

const id = z.string().check(z.maxLength(100))
export const ByTripAndSuggestion = z.object({ id, suggestionId: id })

const nameMissing = errorCode('activity.name-missing')

export const NewTripSuggestion = z
  .object({
    kind: z.enum(tripSuggestionKinds),
    /** The stop of a change or a removal. */
    stopId: z.optional(id),
    /** The name of a stop that is suggested. */
    name: z.optional(requiredLine(TRIP_LIMITS.name, nameMissing)),
    place: Activity.shape.place,
    fields: z._default(SuggestedFields, {}),
    /** Reason that the author gives. */
    note: optionalNote(SUGGESTION_LIMITS.note),
  })
  .check(
    z.refine(({ kind, name }) => kind !== 'add' || name !== undefined, { error: nameMissing, path: ['name'] }),
    z.refine(({ kind, stopId }) => kind === 'add' || stopId !== undefined, {
      error: errorCode('trip-suggestion.no-stop'),
      path: ['stopId'],
    }),
    z.refine(({ kind, fields }) => kind !== 'change' || Object.values(fields).some((value) => value !== undefined), {
      error: errorCode('trip-suggestion.nothing'),
      path: ['fields'],
    }),
  )
export type NewTripSuggestion = z.infer<typeof NewTripSuggestion>

/** The values of a stop that suggestions are about. */
export const StopValues = z.pick(SavedActivity, {
  date: true,
  time: true,
  durationMinutes: true,
  cost: true,
  notes: true,
})
export type StopValues = z.infer<typeof StopValues>

export const TripSuggestion = z.object({
  id: z.string(),
  at: z.string(),
  /** The id of the person in the trip. Null: its owner. */
  person: z.nullable(z.string()),
  name: z.string(),
  isYou: z.boolean(),
  kind: z.enum(tripSuggestionKinds),
  /** Null: a new stop. */
  stopId: z.nullable(z.string()),
  /** The name of the stop, as it was when this was suggested. */
  stop: z.string(),
  /** The slug of the place of a new stop. Null: none, or not a new stop. */
  place: z.nullable(z.string()),
  /** The values as they would be. */
  fields: z.partial(StopValues),
  /** The values as they were then. */
  was: z.partial(StopValues),
  note: z.string(),
})
export type TripSuggestion = z.infer<typeof TripSuggestion>

export const SuggestionAcceptance = z.object({
  /** The editor has seen that the stop was changed since, and wants the suggestion all the same. */
  isSure: z.optional(z.boolean()),
})

export const AcceptedSuggestion = z.object({ version: z.number() })

export const ExportedTripSuggestion = z.object({
  tripId: z.string(),
  at: z.string(),
  kind: z.enum(tripSuggestionKinds),
  stop: z.string(),
  fields: z.partial(StopValues),
  note: z.string(),
})
