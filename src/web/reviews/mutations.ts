import type { QueryClient } from '@tanstack/react-query'
import type { NewReview } from '#contract/reviews.ts'
import { createReview, deleteReview, restoreReview } from '#contract/endpoints/reviews.ts'
import { callOverHttp } from '../api/call.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { isSame } from '../api/is-same.ts'
import { invalidateContent } from '../api/query-client.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { allReviews } from './queries.ts'
import { withoutReview, withReview, type ReviewPages } from './review-pages.ts'

/** Posts a review and reloads the list. A retry with the same key posts no second review. */
export async function postReview(queryClient: QueryClient, body: NewReview, idempotencyKey: string): Promise<void> {
  const { review } = await callOverHttp(createReview, { body }, { idempotencyKey })
  if (!isSame(review, body)) {
    // An earlier try reached the server, but its answer was lost. The new text replaces it.
    await callOverHttp(createReview, { body }, { idempotencyKey: newIdempotencyKey() })
    await callOverHttp(deleteReview, { params: { id: review._id } })
  }
  const list = allReviews()
  await updateList({ queryClient, list }, ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }))
  await queryClient.refetchQueries({ queryKey: list.queryKey, type: 'active' })
}

/** The list that shows the review. Other lists are read again when they are shown. */
export type ShownReviews = { queryClient: QueryClient; list: ReturnType<typeof allReviews> }

export async function removeReview(shown: ShownReviews, id: string): Promise<void> {
  await callOverHttp(deleteReview, { params: { id } })
  await updateList(shown, (list) => withoutReview(list, id))
}

export async function bringReviewBack(shown: ShownReviews, id: string): Promise<void> {
  const { review } = await callOverHttp(restoreReview, { params: { id } })
  await updateList(shown, (list) => withReview(list, review))
}

async function updateList(
  { queryClient, list }: ShownReviews,
  change: (list: ReviewPages) => ReviewPages,
): Promise<void> {
  await updateAnswer(queryClient, list, change)
  invalidateContent(queryClient)
}
