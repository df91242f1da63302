import * as z from 'zod/mini'
import { TRIP_LIMITS } from './trip-limits.ts'
import { SavedActivity, SavedDestination, TripInput } from './trips.ts'

const Id = z.string().check(z.maxLength(40))
const StopOfBase = z.extend(SavedActivity, { id: Id })
const DestinationOfBase = z.extend(SavedDestination, {
  activities: z.array(Id).check(z.maxLength(TRIP_LIMITS.activities)),
})

const { destinations: _destinations, userEmail: _email, ...merged } = TripInput.shape
/** Each is checked with the trip that it leads to. */
const FieldsOfBase = z.object(
  Object.fromEntries(Object.keys(merged).map((name) => [name, z.optional(z.unknown())] as const)),
)

const Base = z.object({
  from: z.int32(),
  fields: FieldsOfBase,
  stops: z.array(StopOfBase).check(z.maxLength(TRIP_LIMITS.destinations * TRIP_LIMITS.activities)),
  destinations: z.optional(z.array(DestinationOfBase).check(z.maxLength(TRIP_LIMITS.destinations))),
})

/**
 * The way from a trip that is sent back to the version that its edits began with, in the form of a change. So the server
 * can merge it with what others have saved since. Nothing is refused for it: without it, the client merges.
 */
export const SentBase = z.optional(
  z.pipe(
    z.unknown(),
    z.transform((sent: unknown) => Base.safeParse(sent).data),
  ),
)
export type SentBase = z.infer<typeof SentBase>
