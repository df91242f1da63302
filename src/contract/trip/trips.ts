import * as z from 'zod/mini'
import { errorCode, fieldError, type FieldError } from '../text/field-error.ts'
import { Email } from '../api/email.ts'
import { toEnteredDate } from '../text/dates.ts'
import { PlanFields, SavedPlanFields } from './plan-fields.ts'
import { orAbsent, sentNumberWithin, sentOr } from '../text/sent-values.ts'
import { SetPoint } from '../map/sent-point.ts'
import { LodgingPosition, SavedStopFields, StopFields } from './stop-fields.ts'
import { Membership } from './trip-people.ts'
import { optionalLine, optionalNote, optionalText, requiredLine } from '../text/text.ts'
import { noAccommodation, noTransportation } from './no-bookings.ts'
import { MAX_AMOUNT, TRIP_LIMITS } from './trip-limits.ts'

/** A date that `read` parses. Null if missing or blank. */
const optionalDate = (read: (text: string) => string | null) =>
  z._default(
    z.pipe(
      z.nullable(
        z.string().check(z.refine((text) => text.trim() === '' || read(text) !== null, errorCode('trip.date-invalid'))),
      ),
      z.transform((text: string | null) => (text === null ? null : read(text))),
    ),
    null,
  )

/** yyyy-mm-dd, from 0001-01-01 on. Instants are cut to their UTC day (dates.ts). */
const OptionalDate = optionalDate(toEnteredDate)

/** HH:MM in the time zone of the city, or empty. A time input may add seconds, which are cut. */
const OptionalTime = sentOr(
  z.string().check(
    z.trim(),
    z.regex(/^$|^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/, errorCode('trip.time-invalid')),
    z.overwrite((time) => time.slice(0, 5)),
  ),
  '',
)

/** yyyy-mm-ddTHH:MM in the local time zone of the event: an offset says which zone that is, and is cut. */
const OptionalLocalDateTime = optionalDate(toLocalDateTime)

function toLocalDateTime(text: string): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(([01]\d|2[0-3]):[0-5]\d)(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/.exec(
    text.trim(),
  )
  return match?.[1] !== undefined && toEnteredDate(match[1]) !== null ? `${match[1]}T${match[2]}` : null
}

/**
 * An activity as it is sent. Null says that a stop has no place, stay, cost and so on. A client that does not know one of
 * these fields leaves it out, and the server decides (docs/decisions/0061 and 0062).
 */
export const Activity = z.object({
  name: requiredLine(TRIP_LIMITS.name, errorCode('activity.name-missing')),
  date: OptionalDate,
  time: OptionalTime,
  notes: optionalNote(TRIP_LIMITS.text),
  ...StopFields.shape,
})
export type Activity = z.infer<typeof Activity>

/** An activity as it is stored and answered. */
export const SavedActivity = z.extend(Activity, SavedStopFields.shape)
export type SavedActivity = z.infer<typeof SavedActivity>

export const Accommodation = z.object({
  name: optionalLine(TRIP_LIMITS.name),
  address: optionalLine(TRIP_LIMITS.place),
  checkIn: OptionalDate,
  checkOut: OptionalDate,
  bookingReference: optionalLine(TRIP_LIMITS.name),
  ...LodgingPosition.shape,
})
export type Accommodation = z.infer<typeof Accommodation>

/** As it is stored and answered. A position that is not known is left out. */
export const SavedAccommodation = z.extend(Accommodation, {
  guidePlace: z.optional(z.string()),
  point: z.optional(SetPoint),
})
export type SavedAccommodation = z.infer<typeof SavedAccommodation>

export const Transportation = z.object({
  type: optionalLine(TRIP_LIMITS.name),
  departureTime: OptionalLocalDateTime,
  arrivalTime: OptionalLocalDateTime,
  bookingReference: optionalLine(TRIP_LIMITS.name),
})
export type Transportation = z.infer<typeof Transportation>

/** @param activity a schema that reads at least what `Activity` reads */
export function getActivities<A extends z.ZodMiniType>(activity: A) {
  return sentOr(z.array(activity).check(z.maxLength(TRIP_LIMITS.activities, errorCode('list.too-long'))), [])
}

export const Destination = z.object({
  name: requiredLine(TRIP_LIMITS.name, errorCode('destination.name-missing')),
  location: optionalLine(TRIP_LIMITS.place),
  startDate: OptionalDate,
  endDate: OptionalDate,
  notes: optionalText(TRIP_LIMITS.text),
  activities: getActivities(Activity),
  accommodation: sentOr(Accommodation, noAccommodation),
  transportation: sentOr(Transportation, noTransportation),
})
export type Destination = z.infer<typeof Destination>

export const SavedDestination = z.extend(Destination, {
  activities: z.array(SavedActivity),
  accommodation: sentOr(SavedAccommodation, noAccommodation),
})
export type SavedDestination = z.infer<typeof SavedDestination>

/** @param destination a schema that reads at least what `Destination` reads */
export function getDestinations<D extends z.ZodMiniType>(destination: D) {
  return z
    .array(destination, errorCode('trip.no-destination'))
    .check(
      z.minLength(1, errorCode('trip.no-destination')),
      z.maxLength(TRIP_LIMITS.destinations, errorCode('list.too-long')),
    )
}

/** Input of the owner or an editor. The server sets a missing start or end to the day of saving. */
export const TripInput = z.object({
  title: requiredLine(TRIP_LIMITS.title, errorCode('trip.title-missing')),
  description: optionalText(TRIP_LIMITS.text),
  budget: sentNumberWithin(0, MAX_AMOUNT, errorCode('trip.budget-invalid'), errorCode('trip.budget-too-high')),
  startDate: OptionalDate,
  endDate: OptionalDate,
  destinations: getDestinations(Destination),
  ...PlanFields.shape,
  userEmail: orAbsent(Email),
})
export type TripInput = z.infer<typeof TripInput>

export const Trip = z.object({
  _id: z.string(),
  title: z.string(),
  description: z.string(),
  /** In the city's currency. */
  budget: z.number(),
  /** Calendar date, like all dates of a trip. */
  startDate: z.string(),
  endDate: z.string(),
  /** The email of its reader, who may be somebody that the trip is shared with. */
  userEmail: z.string(),
  isPublic: z.literal(false),
  destinations: z.array(SavedDestination),
  ...SavedPlanFields.shape,
  /** Each edit raises it. An edit sends the version that it started from. */
  version: z.number(),
  /** Missing: the trip is its reader's own. */
  membership: z.optional(Membership),
})
export type Trip = z.infer<typeof Trip>

type DateRange = { startDate: string | null; endDate: string | null }

/** Errors of ranges that end before they start, by path of the field. Calendar dates compare as text. */
export function findDateErrors(trip: DateRange & { destinations: readonly DateRange[] }): Record<string, FieldError> {
  const error = fieldError('trip.end-before-start')
  const endsBeforeStart = ({ startDate, endDate }: DateRange) =>
    startDate !== null && endDate !== null && endDate < startDate
  const errors = trip.destinations.flatMap((destination, index): [string, FieldError][] =>
    endsBeforeStart(destination) ? [[`destinations.${index}.endDate`, error]] : [],
  )
  return Object.fromEntries(endsBeforeStart(trip) ? [['endDate', error], ...errors] : errors)
}
