import type { Handlers } from '../http/handler.ts'
import type { Services } from '../app/services.ts'
import { createReview, deleteReview, readReviews, restoreReview } from './reviews.ts'

type ReviewEndpoints = 'listReviews' | 'createReview' | 'deleteReview' | 'restoreReview'

export function reviewHandlers(services: Services): Pick<Handlers, ReviewEndpoints> {
  return {
    listReviews: async ({ query }) => ({ success: true, ...(await readReviews(services, query)) }),
    createReview: async ({ body }, { account, idempotencyKey }) => ({
      success: true,
      review: await createReview(services, { account, input: body, idempotencyKey }),
    }),
    deleteReview: async ({ params: { id } }, { account }) => {
      await deleteReview(services, { account, id })
      return { success: true }
    },
    restoreReview: async ({ params: { id } }, { account }) => ({
      success: true,
      review: await restoreReview(services, { account, id }),
    }),
  }
}
