import * as z from 'zod/mini'
import { tripRoles } from './trip-rights.ts'

/** News of a shared trip since its reader saw it last, and what waits for the reader. */
export const TripNewsItem = z.object({
  tripId: z.string(),
  title: z.string(),
  /** Instant of the newest event. */
  at: z.string(),
  /** Names of those who changed the plan. */
  changedBy: z.array(z.string()),
  /** Names of those who joined. */
  joined: z.array(z.string()),
  /** Suggestions of others that the reader may decide about. They stay until somebody does. */
  suggestions: z.number(),
  /** The role that somebody else has given to the reader since. Null: none, the reader was removed. Left out: neither. */
  role: z.optional(z.nullable(z.enum(tripRoles))),
})
export type TripNewsItem = z.infer<typeof TripNewsItem>

/** A change of a role that the bell shows, as the export of an account's data has it. */
export const ExportedRoleNotice = z.object({
  tripId: z.string(),
  /** Null: the person was removed. */
  role: z.nullable(z.enum(tripRoles)),
  /** The title as it was when the person was removed. Empty otherwise. */
  title: z.string(),
  at: z.string(),
})
