import * as z from 'zod/mini'
import { APPEAL_MAX_LENGTH, DECIDED_AT_ONCE, moderationReasons } from './moderation-rules.ts'
import { Review } from './reviews.ts'
import { declineReasons } from '../place/suggestion-rules.ts'
import { requiredText } from '../text/text.ts'
import { errorCode } from '../text/field-error.ts'

export const ModerationReason = z.enum(moderationReasons)
export type ModerationReason = z.infer<typeof ModerationReason>

export const reportSubjects = ['review', 'photo'] as const
export const ReportSubject = z.enum(reportSubjects)
export type ReportSubject = z.infer<typeof ReportSubject>

/** Reports of one person within 24 hours. */
export const REPORTS_PER_DAY = 20

/** The sweep removes older reports that were decided on. */
export const REPORTS_RETENTION_DAYS = 180

export const NewReport = z.object({ subject: z._default(ReportSubject, 'review'), reason: ModerationReason })

export const Appeal = z.object({ text: requiredText(APPEAL_MAX_LENGTH, errorCode('appeal.missing')) })

/** Reviews that a place lost, by reason. */
export const RemovedCount = z.object({ reason: ModerationReason, count: z.number() })
export type RemovedCount = z.infer<typeof RemovedCount>

/** All that visitors see, those with open reports, the removed ones, and those with an open appeal. */
export const moderationLists = ['shown', 'reported', 'removed', 'appealed'] as const
export const ModerationList = z.enum(moderationLists)
export type ModerationList = z.infer<typeof ModerationList>

const Day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

/** In the body, because a search may hold a name. Parts that are absent limit nothing. */
export const ReviewSearch = z.object({
  list: z._default(ModerationList, 'shown'),
  /** Words of the place, the text or the author's name. */
  text: z._default(z.string().check(z.trim(), z.maxLength(200)), ''),
  /** Slug. */
  place: z.optional(z.string().check(z.maxLength(200))),
  /** Id of the author's account. */
  author: z.optional(z.string().check(z.maxLength(100))),
  stars: z.optional(z.int32().check(z.minimum(1), z.maximum(5))),
  /** The first and the last day on which it was posted, in the time zone of the city. */
  from: z.optional(Day),
  until: z.optional(Day),
  withPhoto: z.optional(z.literal(true)),
})
export type ReviewSearch = z.infer<typeof ReviewSearch>

/** A search as it is asked for. */
export type ReviewFilter = z.input<typeof ReviewSearch> & Pick<ReviewSearch, 'list'>

export const MODERATION_PAGE_MAX = 50

/** A review as moderators judge it. */
export const ReviewCase = z.extend(Review, {
  /** Always there, because a decision names the version that it judges. */
  version: z.number(),
  /** Open reports, by what they say. */
  reports: z.array(z.object({ subject: ReportSubject, reason: ModerationReason, count: z.number() })),
  /** Null unless a moderator removed it. */
  removal: z.nullable(
    z.object({
      reason: ModerationReason,
      /** Instant, ISO 8601 in UTC. */
      at: z.string(),
      /** Empty once that account is deleted. */
      moderatorName: z.string(),
      /** The author's words; null without an appeal, or once the author's account is deleted. */
      appeal: z.nullable(z.string()),
      isAnswered: z.boolean(),
    }),
  ),
})
export type ReviewCase = z.infer<typeof ReviewCase>

const Judged = z
  .array(z.object({ id: z.string().check(z.maxLength(100)), version: z.int32() }))
  .check(z.minLength(1), z.maxLength(DECIDED_AT_ONCE))

/**
 * `keep` closes the reports. `restore` brings a removed review back, `reopen` takes `keep` back, and `uphold` answers an
 * appeal.
 */
export const ReviewAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('remove'), reason: ModerationReason }),
  z.object({ kind: z.enum(['keep', 'restore', 'reopen', 'uphold']) }),
])
export type ReviewAction = z.infer<typeof ReviewAction>

export const Decisions = z.object({ deed: ReviewAction, reviews: Judged })

/** `changed`: the author edited it meanwhile. `gone`: it is not in the state that the action needs. */
export const DecisionOutcome = z.object({ id: z.string(), outcome: z.enum(['done', 'changed', 'gone']) })
export type DecisionOutcome = z.infer<typeof DecisionOutcome>

/**
 * The state of a user's own review or report. `removed` may be appealed against; `appealed` waits; `upheld` and
 * `restored` are its ends. `report-removed` and `report-kept` answer a report. `suggestion-accepted` and
 * `suggestion-declined` answer a suggested change of a place.
 */
export const ModerationNotification = z.object({
  /** The id of the decision. */
  _id: z.string(),
  kind: z.enum([
    'removed',
    'appealed',
    'upheld',
    'restored',
    'report-removed',
    'report-kept',
    'suggestion-accepted',
    'suggestion-declined',
  ]),
  /** Empty for a suggestion. */
  reviewId: z.string(),
  placeName: z.string(),
  /** Null where nothing was removed. */
  reason: z.nullable(ModerationReason),
  /** Reason why a suggestion was declined. */
  declined: z.optional(z.enum(declineReasons)),
  /** Instant, ISO 8601 in UTC. */
  at: z.string(),
})
export type ModerationNotification = z.infer<typeof ModerationNotification>
