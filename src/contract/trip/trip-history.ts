import * as z from 'zod/mini'

export const HISTORY_LIMITS = {
  days: 30,
  /** Maximum number of changed fields that are stored of a trip. */
  rows: 500,
} as const

export const historyKinds = ['trip', 'destination', 'day', 'stop', 'spending'] as const
export type HistoryKind = (typeof historyKinds)[number]

/** Changes of one person at one part of a trip within an hour, or by one accepted suggestion. */
export const HistoryEntry = z.object({
  at: z.string(),
  /** The id of the person in the trip. Null: its owner, or somebody who is not in the trip any more. */
  person: z.nullable(z.string()),
  name: z.string(),
  isYou: z.boolean(),
  kind: z.enum(historyKinds),
  /** The id of a stop or payment, the date of a day, or the name of a destination. Empty: the trip itself. */
  subject: z.string(),
  /** The name of a stop or destination at that time. Empty: none. */
  title: z.string(),
  /** Names of fields, or `added`, `removed`, and `order` of the stops of a day. */
  fields: z.array(z.string()),
  /** Those of them that nobody has changed since. Left out: a server of before. */
  latest: z.optional(z.array(z.string())),
  /** Author of the suggestion. Null: there was none, or the account is deleted. */
  suggestedBy: z.nullable(z.string()),
})
export type HistoryEntry = z.infer<typeof HistoryEntry>

export const ExportedChange = z.object({
  tripId: z.string(),
  at: z.string(),
  kind: z.enum(historyKinds),
  title: z.string(),
  field: z.string(),
})
