import * as z from 'zod/mini'
import { ById } from '../api/by-id.ts'
import {
  Appeal,
  DecisionOutcome,
  Decisions,
  ReviewCase,
  ReviewSearch,
  ModerationNotification,
  NewReport,
  REPORTS_PER_DAY,
} from './moderation.ts'
import { createOperations } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import { Success } from '../api/success.ts'
import * as decisions from './moderation.endpoints.ts'
import * as notices from './moderation-notices.endpoints.ts'

const endpoints = { ...decisions, ...notices }

export const moderationOperations = createOperations(endpoints, {
  searchReviews: {
    summary: 'Reviews for moderators, newest first; `nextCursor` leads to older ones, even where a page is empty',
    query: PageQuery,
    body: ReviewSearch,
    reply: z.object({ success: z.literal(true), reviews: z.array(ReviewCase), nextCursor: z.nullable(z.string()) }),
  },
  decideReviews: {
    summary: 'Remove reviews with a reason, keep them, or take such a decision back; an outdated version is left alone',
    body: Decisions,
    reply: z.object({ success: z.literal(true), outcomes: z.array(DecisionOutcome) }),
  },
  reportReview: {
    summary: `Report a review or its photo, once; at most ${REPORTS_PER_DAY} reports a day`,
    params: ById,
    body: NewReport,
    reply: Success,
  },
  appealRemoval: {
    summary: 'Appeal against the removal of your own review, once',
    params: ById,
    body: Appeal,
    reply: Success,
  },
  listModerationNotifications: {
    summary: 'What moderators decided about your reviews and your reports, newest first',
    reply: z.object({ success: z.literal(true), notices: z.array(ModerationNotification) }),
  },
})
