import type { Handlers } from '../http/handler.ts'
import { createReview, deleteReview, readReviews, restoreReview, type ReviewDeps } from './reviews.ts'

type ReviewEndpoints = 'listReviews' | 'createReview' | 'deleteReview' | 'restoreReview'

export function reviewHandlers(deps: ReviewDeps): Pick<Handlers, ReviewEndpoints> {
  return {
    listReviews: async ({ query }) => ({ success: true, ...(await readReviews(deps, query)) }),
    createReview: async ({ body }, { account, idempotencyKey }) => ({
      success: true,
      review: await createReview(deps, { account, input: body, idempotencyKey }),
    }),
    deleteReview: async ({ params: { id } }, { account }) => {
      await deleteReview(deps, { account, id })
      return { success: true }
    },
    restoreReview: async ({ params: { id } }, { account }) => ({
      success: true,
      review: await restoreReview(deps, { account, id }),
    }),
  }
}
