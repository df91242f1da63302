import type { moderationOperations } from '#contract/review/moderation.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { nameAuthor } from '../../travellers/reviews/reviews.routes.ts'
import type { ReviewDeps } from '../../travellers/reviews/reviews.ts'
import { appealRemoval, decideReviews } from './decisions.ts'
import { searchReviews } from './review-search.ts'
import { listNotifications } from './notifications.store.ts'
import { reportReview } from './reports.ts'

export function moderationHandlers(deps: ReviewDeps): HandlersFor<typeof moderationOperations> {
  const { db } = deps.store
  return {
    searchReviews: async ({ body, query }, { texts }) => {
      const { reviews, nextCursor } = await searchReviews(deps, { ...body, ...query })
      return {
        success: true,
        reviews: reviews.map((review) => ({ ...review, ...nameAuthor(review, texts), version: review.version })),
        nextCursor,
      }
    },
    decideReviews: async ({ body: { deed: action, reviews } }, { account }) => ({
      success: true,
      outcomes: await decideReviews(deps, { account, action, reviews }),
    }),
    reportReview: async ({ params: { id }, body }, { account }) => {
      await reportReview(deps, { account, id, ...body })
      return { success: true }
    },
    appealRemoval: async ({ params: { id }, body: { text } }, { account }) => {
      await appealRemoval(deps, { account, id, text })
      return { success: true }
    },
    listModerationNotifications: async (_input, { account: { id } }) => ({
      success: true,
      notices: await listNotifications(db, id),
    }),
  }
}
