import type { QueryClient } from '@tanstack/react-query'
import type { NewReview, Review } from '#contract/review/reviews.ts'
import { createReview, deleteReview, editReview, restoreReview } from '#contract/review/review-changes.endpoints.ts'
import { callOverHttp } from '../api/call.ts'
import { newId } from '../api/new-id.ts'
import { isSame } from '../api/is-same.ts'
import { invalidateContent } from '../api/query-client.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { currentSession } from '../session/session.ts'
import { allReviews } from './queries.ts'
import { withoutReview, withReview, type ReviewPages } from './review-pages.ts'

/** Posts a review and reloads the list. A retry with the same key posts no second review. */
export async function postReview(queryClient: QueryClient, input: NewReview, idempotencyKey: string): Promise<void> {
  const body = { ...input, ...author() }
  const { review } = await callOverHttp(createReview, { body }, { idempotencyKey })
  if (!isSame({ additionalImageUrls: [], ...review }, input)) {
    // An earlier try reached the server, but its answer was lost. The new text replaces it.
    await callOverHttp(createReview, { body }, { idempotencyKey: newId() })
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

/** The fields of section 7. The server takes the author from the session. */
function author() {
  const session = currentSession()
  return session.kind === 'guest' ? {} : { userId: session.user.id, userName: session.user.name }
}

export async function removeReview(shown: ShownReviews, id: string): Promise<void> {
  await callOverHttp(deleteReview, { params: { id } })
  await updateList(shown, (list) => withoutReview(list, id))
}

export async function bringReviewBack(shown: ShownReviews, id: string): Promise<void> {
  const { review } = await callOverHttp(restoreReview, { params: { id } })
  await updateList(shown, (list) => withReview(list, review))
}

/** @throws ApiError `conflict` when the review has another version */
export async function saveReview(
  shown: ShownReviews,
  id: string,
  body: NewReview & { version: number },
): Promise<void> {
  const { review } = await callOverHttp(editReview, { params: { id }, body })
  await updateList(shown, (list) => withReview(list, review))
}

/** Reads the list again. @returns the review as it is now, or undefined if the list does not show it */
export async function readCurrentReview({ queryClient, list }: ShownReviews, id: string): Promise<Review | undefined> {
  await queryClient.refetchQueries({ queryKey: list.queryKey })
  const pages = queryClient.getQueryData(list.queryKey)?.pages ?? []
  return pages.flatMap(({ reviews }) => reviews).find(({ _id }) => _id === id)
}

async function updateList(
  { queryClient, list }: ShownReviews,
  change: (list: ReviewPages) => ReviewPages,
): Promise<void> {
  await updateAnswer(queryClient, list, change)
  invalidateContent(queryClient)
}
