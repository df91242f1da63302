import * as z from 'zod/mini'
import { toCalendarDate } from '../text/dates.ts'
import { tripRoles } from './trip-rights.ts'
import type { SavedActivity, SavedDestination } from './trips.ts'

export const LIVE_LIMITS = {
  /** Trips of one stream. A browser has one stream for all its tabs. */
  trips: 10,
  /** Streams of one account in one process. */
  streamsOfAccount: 6,
} as const

/** Somebody of a trip who looks at it now, beside the reader. */
export const Watcher = z.object({
  /** The id of the person in the trip. Null: its owner. */
  person: z.nullable(z.string()),
  name: z.string(),
  /** The day of the trip that is looked at. Null: none of them. */
  day: z.nullable(z.string()),
})
export type Watcher = z.infer<typeof Watcher>

/** The difference between two versions of a trip. It is as much as the call that reads the trip would say. */
export const TripChange = z.object({
  /** The version that the change begins with. */
  from: z.number(),
  /** Fields of the trip with another value. Null: the value was removed. */
  fields: z.record(z.string(), z.unknown()),
  /** Stops that are new or different. */
  stops: z.array(z.custom<SavedActivity & { id: string }>()),
  /** All destinations, with the ids of their stops. Left out: they have the same stops and say the same. */
  destinations: z.optional(z.array(z.custom<Omit<SavedDestination, 'activities'> & { activities: string[] }>())),
})
export type TripChange = z.infer<typeof TripChange>

export const LiveTrip = z.object({
  id: z.string(),
  version: z.number(),
  role: z.enum(tripRoles),
  here: z.array(Watcher),
  /** It grows with each change of the suggestions that wait. Left out: nothing was suggested yet. */
  suggestions: z.optional(z.number()),
  /** Somebody with an account is in it beside its owner. Left out: nobody is. */
  isShared: z.optional(z.literal(true)),
  /** Number of people with an account in the trip, without its owner. Left out: none. */
  people: z.optional(z.number()),
  /** Leads to the version. Left out: the change is large, or nothing of the trip has changed. */
  change: z.optional(TripChange),
})
export type LiveTrip = z.infer<typeof LiveTrip>

/**
 * The events of a stream, by name. `trips` comes first, with all trips; afterwards with those that have changed. After
 * `over` and `session-over` the stream ends.
 */
export const LiveEvents = z.object({
  trips: z.object({
    /** Names the stream in `showPresence`. */
    stream: z.string(),
    trips: z.array(LiveTrip),
    /** Requested trips that do not exist for the reader. */
    missing: z.array(z.string()),
  }),
  /** The reader is not in the trip any more, or has another role. */
  over: z.object({ id: z.string() }),
  'session-over': z.object({}),
})
export type LiveEvents = z.infer<typeof LiveEvents>

const ids = z
  .string()
  .check(z.maxLength(LIVE_LIMITS.trips * 101))
  .check(z.refine((text) => text.split(',').length <= LIVE_LIMITS.trips))

export const WatchQuery = z.object({
  /** Ids of trips, separated by commas. */
  trips: ids,
  /** `true`: the stream ends after its first event. Browsers ask so where streams do not arrive. */
  once: z.optional(z.string()),
})

export const Presence = z.object({
  stream: z.string().check(z.maxLength(100)),
  day: z.nullable(z.string().check(z.refine((text) => toCalendarDate(text) !== null))),
})
export type Presence = z.infer<typeof Presence>
