import type { QueryClient } from '@tanstack/react-query'
import type { NewReview } from '#contract/reviews.ts'
import { createReview, deleteReview, restoreReview } from '#contract/endpoints/reviews.ts'
import { callOverHttp } from '../api/call.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { isSame } from '../api/is-same.ts'
import { outdateContent } from '../api/query-client.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { allReviews } from './queries.ts'
import { withoutReview, withReview, type ReviewPages } from './review-pages.ts'

/** Posts a review; the list then begins with it. Trying again with the same key makes no second one. */
export async function postReview(queryClient: QueryClient, body: NewReview, idempotencyKey: string): Promise<void> {
  const { review } = await callOverHttp(createReview, { body }, { idempotencyKey })
  if (!isSame(review, body)) {
    // An earlier try got through without its answer; what was typed since takes its place.
    await callOverHttp(createReview, { body }, { idempotencyKey: newIdempotencyKey() })
    await callOverHttp(deleteReview, { params: { id: review._id } })
  }
  const list = allReviews()
  await changeList({ queryClient, list }, ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }))
  await queryClient.refetchQueries({ queryKey: list.queryKey, type: 'active' })
}

/** The list on which somebody acts; others are read anew when they are next shown. */
export type ShownReviews = { queryClient: QueryClient; list: ReturnType<typeof allReviews> }

export async function removeReview(shown: ShownReviews, id: string): Promise<void> {
  await callOverHttp(deleteReview, { params: { id } })
  await changeList(shown, (list) => withoutReview(list, id))
}

export async function bringReviewBack(shown: ShownReviews, id: string): Promise<void> {
  const { review } = await callOverHttp(restoreReview, { params: { id } })
  await changeList(shown, (list) => withReview(list, review))
}

async function changeList(
  { queryClient, list }: ShownReviews,
  change: (list: ReviewPages) => ReviewPages,
): Promise<void> {
  await updateAnswer(queryClient, list, change)
  outdateContent(queryClient)
}
