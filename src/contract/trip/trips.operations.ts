import * as z from 'zod/mini'
import { OwnEmailQuery } from '../api/email.ts'
import { ById } from '../api/by-id.ts'
import { DELETED_RETENTION_DAYS } from '../api/deletion.ts'
import { createOperations } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import { Success } from '../api/success.ts'
import { orAbsent } from '../text/sent-values.ts'
import { NewTrip } from './new-trip.ts'
import { SentBase } from './trip-base.ts'
import { TRIP_LIMITS } from './trip-limits.ts'
import { Trip, TripInput } from './trips.ts'
import * as endpoints from './trips.endpoints.ts'

/**
 * Maximum size of a request with a trip, in bytes. Every stored trip can be sent back. A client that knows all fields
 * sends null and false where the stored trip leaves a field out. A stop then has at most 1.65 times its stored bytes.
 */
const TRIP_BODY_BYTES = 1.75 * TRIP_LIMITS.bytes

const TripReply = z.object({ success: z.literal(true), trip: Trip })

export const tripOperations = createOperations(endpoints, {
  createTrip: {
    summary:
      'Save a new trip; a suggested trip is dated from today on; requests with the same Idempotency-Key header create one trip',
    body: NewTrip,
    bodyLimit: TRIP_BODY_BYTES,
    reply: TripReply,
  },
  editTrip: {
    summary:
      'Replace a trip; an outdated version gets 409, or is merged if it says what it began with and nobody has changed the same',
    params: ById,
    body: z.extend(TripInput, { version: orAbsent(z.int32()), base: SentBase }),
    bodyLimit: TRIP_BODY_BYTES,
    reply: TripReply,
  },
  deleteTrip: {
    summary: `Delete a trip; it can be restored for ${DELETED_RETENTION_DAYS} days`,
    params: ById,
    reply: Success,
  },
  restoreTrip: {
    summary: 'Restore a deleted trip',
    params: ById,
    reply: TripReply,
  },
  getTrip: {
    summary: 'One trip that the signed-in traveller owns or is in',
    params: ById,
    reply: TripReply,
  },
  listTrips: {
    summary: 'The trips that the signed-in traveller owns or is in, oldest first; all of them without a limit',
    query: z.extend(OwnEmailQuery, PageQuery.shape),
    reply: z.object({
      success: z.literal(true),
      trips: z.array(Trip),
      /** Only in answers to a request with `limit` or `cursor`; null on the last page. */
      nextCursor: z.optional(z.nullable(z.string())),
    }),
  },
})
