import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import { DELETED_RETENTION_DAYS } from '../api/deletion.ts'
import { createOperations } from '../api/operation.ts'
import { HELPFUL_VOTES_MAX, HelpfulVote } from './helpful-votes.ts'
import { NewReview, Review, REVIEW_VERSIONS_MAX, ReviewQuery, ReviewVersion } from './reviews.ts'
import { RemovedCount } from './moderation.ts'
import { Success } from '../api/success.ts'
import { orAbsent } from '../text/sent-values.ts'
import { LONG_TEXT_BYTES } from '../text/text.ts'
import { ShownVisit, Visit } from './review-visits.ts'
import * as visits from './review-visits.endpoints.ts'
import * as votes from './helpful-votes.endpoints.ts'
import * as changes from './review-changes.endpoints.ts'
import * as lists from './reviews.endpoints.ts'

const endpoints = { ...lists, ...changes, ...votes, ...visits }

const ReviewReply = z.object({ success: z.literal(true), review: Review })

export const reviewOperations = createOperations(endpoints, {
  listReviews: {
    summary: 'Reviews, newest first; `nextCursor` leads to older ones, null at the end',
    query: ReviewQuery,
    reply: z.object({
      success: z.literal(true),
      reviews: z.array(Review),
      nextCursor: z.nullable(z.string()),
      removed: z.optional(z.array(RemovedCount)),
    }),
  },
  createReview: {
    summary: 'Post a review; requests with the same Idempotency-Key header create one review',
    body: NewReview,
    bodyLimit: LONG_TEXT_BYTES,
    reply: ReviewReply,
  },
  deleteReview: {
    summary: `Delete your own review, or any review as a moderator; it can be restored for ${DELETED_RETENTION_DAYS} days`,
    params: ById,
    reply: Success,
  },
  restoreReview: {
    summary: 'Restore a deleted review, if you deleted it or as a moderator',
    params: ById,
    reply: ReviewReply,
  },
  editReview: {
    summary: `Replace your own review, at most ${REVIEW_VERSIONS_MAX} times; an outdated version gets 409`,
    params: ById,
    body: z.extend(NewReview, { version: orAbsent(z.int32()) }),
    bodyLimit: LONG_TEXT_BYTES,
    reply: ReviewReply,
  },
  listReviewVersions: {
    summary: 'What a review said before each edit, newest first',
    params: ById,
    reply: z.object({ success: z.literal(true), versions: z.array(ReviewVersion) }),
  },
  voteHelpful: {
    summary: `Call a review of somebody else helpful, or take that back; at most ${HELPFUL_VOTES_MAX} reviews`,
    params: ById,
    body: HelpfulVote,
    reply: Success,
  },
  listHelpfulVotes: {
    summary: 'The ids of the reviews that you called helpful',
    reply: z.object({ success: z.literal(true), reviewIds: z.array(z.string()) }),
  },
  showVisit: {
    summary: 'Show beside your review in which month its place was in a trip of yours, or hide that again',
    params: ById,
    body: ShownVisit,
    reply: Success,
  },
  listVisits: {
    summary: 'Your reviews whose place was in a trip of yours, with the month of the latest such day so far',
    reply: z.object({ success: z.literal(true), visits: z.array(Visit) }),
  },
})
