import * as z from 'zod/mini'

/** News of a shared trip since its reader saw it last, and what waits for the reader. */
export const TripNewsItem = z.object({
  tripId: z.string(),
  title: z.string(),
  /** When the newest of it happened. */
  at: z.string(),
  /** Names of those who changed the plan. */
  changedBy: z.array(z.string()),
  /** Names of those who joined. */
  joined: z.array(z.string()),
  /** Suggestions of others that the reader may decide about. They stay until somebody does. */
  suggestions: z.number(),
})
export type TripNewsItem = z.infer<typeof TripNewsItem>
