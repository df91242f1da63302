import * as z from 'zod/mini'
import { TRIP_LIMITS } from './trip-limits.ts'
import { SavedActivity, SavedDestination } from './trips.ts'

const Id = z.string().check(z.maxLength(40))
const StopOfBase = z.extend(SavedActivity, { id: Id })
const DestinationOfBase = z.extend(SavedDestination, {
  activities: z.array(Id).check(z.maxLength(TRIP_LIMITS.activities)),
})

const Base = z.object({
  from: z.int32(),
  fields: z.record(z.string().check(z.maxLength(40)), z.unknown()),
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
