import * as z from 'zod/mini'
import { calendarDate } from '../text/content-fields.ts'
import { EntryChange } from './desk-entries.ts'
import { confidences } from '../place/fact.ts'
import { PageQuery } from '../api/paging.ts'
import { declineReasons, SUGGESTION_NOTE_MAX, suggestionLists, suggestionTopics } from '../place/suggestion-rules.ts'
import { optionalNote } from '../text/text.ts'

/** Travellers suggest changes of a place, and editors decide about them (docs/decisions/0073). */

/** Suggestions of one person within 24 hours. */
export const SUGGESTIONS_PER_DAY = 20

/** Suggestions of one person that wait for a decision. */
export const SUGGESTIONS_OPEN_MAX = 100

/** The sweep removes older ones that were decided on. */
export const SUGGESTIONS_RETENTION_DAYS = 180

/** The longest value in bytes of JSON. The longest list of prices has a tenth of it. */
export const SUGGESTED_VALUE_BYTES = 8 * 1024

/** Maximum number of suggestions per answer. */
export const SUGGESTIONS_PAGE_MAX = 50

const SuggestionTopic = z.enum(suggestionTopics)
export const DeclineReason = z.enum(declineReasons)

/**
 * The value has the form that the fact has in the content folder, because it is checked by the same rules. A position is
 * `{ lat, lng }`, and a photo `{ alt, credit }` with its picture in `photoUrl`.
 */
export const NewSuggestion = z.object({
  topic: SuggestionTopic,
  /** Left out, or null: the traveller cannot give a value, and the words say what is wrong. */
  value: z.optional(z.unknown()),
  note: optionalNote(SUGGESTION_NOTE_MAX),
  /** The traveller's own upload; empty without a photo. */
  photoUrl: z._default(z.string().check(z.maxLength(200)), ''),
  /** The day on which the traveller saw it, in the time zone of the city. */
  seenOn: calendarDate,
})
export type NewSuggestion = z.input<typeof NewSuggestion>

export const SuggestionQuery = z.extend(PageQuery, { list: z._default(z.enum(suggestionLists), 'waiting') })

export const SuggestionOutcome = z.enum(['accepted', 'declined'])

/** A suggestion as editors judge it. */
export const Suggestion = z.object({
  _id: z.string(),
  slug: z.string(),
  placeName: z.string(),
  topic: SuggestionTopic,
  /** Null: words alone. */
  value: z.nullable(z.unknown()),
  note: z.string(),
  photoUrl: z.string(),
  seenOn: z.string(),
  /** Instant, ISO 8601 in UTC. */
  createdAt: z.string(),
  authorName: z.string(),
  /** The present and the suggested value, or the change of an accepted suggestion. */
  changes: z.array(EntryChange),
  /** The evidence of the present value. Null: the guide has no value, or no evidence for it. */
  present: z.nullable(z.object({ checkedOn: z.string(), confidence: z.enum(confidences) })),
  /** The version that accepting starts from. Null: the place is not in the guide any more. */
  placeVersion: z.nullable(z.number()),
  /** Null while it waits. */
  decision: z.nullable(
    z.object({
      outcome: SuggestionOutcome,
      reason: z.nullable(DeclineReason),
      /** Instant, ISO 8601 in UTC. */
      at: z.string(),
      /** Empty once that account is deleted. */
      editorName: z.string(),
    }),
  ),
})
export type Suggestion = z.infer<typeof Suggestion>

/** `reopen` takes a decision back, with what it changed in the place. */
export const SuggestionAction = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('accept'),
    /** The version of the place that the editor saw. */
    version: z.int32().check(z.gte(0)),
    /** The editor's own value in place of the suggested one. */
    value: z.optional(z.unknown()),
  }),
  z.object({ kind: z.literal('decline'), reason: DeclineReason }),
  z.object({ kind: z.literal('reopen') }),
])
export type SuggestionAction = z.infer<typeof SuggestionAction>

export const SuggestionDecision = z.object({ deed: SuggestionAction })

/** A suggestion in the export of a person's data. */
export const ExportedSuggestion = z.object({
  slug: z.string(),
  topic: SuggestionTopic,
  value: z.nullable(z.unknown()),
  note: z.string(),
  photoUrl: z.string(),
  seenOn: z.string(),
  createdAt: z.string(),
  outcome: z.nullable(SuggestionOutcome),
  reason: z.nullable(DeclineReason),
})
