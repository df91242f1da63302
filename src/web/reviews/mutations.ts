import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/endpoint.ts'
import type { NewReview } from '#contract/new-review.ts'
import { createReview, deleteReview, restoreReview, type listReviews, type Review } from '#contract/reviews.ts'
import { callOverHttp } from '../api/call.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { outdateContent } from '../api/query-client.ts'
import { allReviews } from './queries.ts'

/** Posts a review; the list then begins with it. Trying again with the same key makes no second one. */
export async function postReview(queryClient: QueryClient, body: NewReview, idempotencyKey: string): Promise<void> {
  const { review } = await callOverHttp(createReview, { body }, { idempotencyKey })
  if (!isSame(review, body)) {
    // An earlier try got through without its answer; what was typed since takes its place.
    await callOverHttp(createReview, { body }, { idempotencyKey: newIdempotencyKey() })
    await callOverHttp(deleteReview, { params: { id: review._id } })
  }
  await changeList(queryClient, ({ pages, pageParams }) => ({
    pages: pages.slice(0, 1),
    pageParams: pageParams.slice(0, 1),
  }))
  outdateContent(queryClient)
  await queryClient.refetchQueries({ queryKey: allReviews().queryKey, type: 'active' })
}

export async function removeReview(queryClient: QueryClient, { _id: id }: Review): Promise<void> {
  await callOverHttp(deleteReview, { params: { id } })
  await changeList(queryClient, (list) => withoutReview(list, id))
  outdateContent(queryClient)
}

export async function bringReviewBack(queryClient: QueryClient, { _id: id }: Review): Promise<void> {
  const { review } = await callOverHttp(restoreReview, { params: { id } })
  await changeList(queryClient, (list) => withReview(withoutReview(list, id), review))
  outdateContent(queryClient)
}

type ReviewPages = InfiniteData<ReplyOf<typeof listReviews>>

/** The list in place, if it was read at all; an answer still under way would not know of the change. */
async function changeList(queryClient: QueryClient, change: (list: ReviewPages) => ReviewPages): Promise<void> {
  const { queryKey } = allReviews()
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, (list) => list && change(list))
}

function withoutReview({ pages, pageParams }: ReviewPages, id: string): ReviewPages {
  return {
    pages: pages.map((page) => ({ ...page, reviews: page.reviews.filter(({ _id }) => _id !== id) })),
    pageParams,
  }
}

/** Where its time puts it; an older one than those of all the pages read comes with its own page. */
function withReview({ pages, pageParams }: ReviewPages, review: Review): ReviewPages {
  const isOlder = ({ createdAt }: Review) => createdAt < review.createdAt
  const target = pages.findIndex(({ reviews, nextCursor }) => nextCursor === null || reviews.some(isOlder))
  return {
    pages: pages.map((page, index) => {
      if (index !== target) return page
      const position = page.reviews.findIndex(isOlder)
      const { length } = page.reviews
      return { ...page, reviews: page.reviews.toSpliced(position === -1 ? length : position, 0, review) }
    }),
    pageParams,
  }
}

function isSame(review: Review, sent: NewReview): boolean {
  const textOf = ({ placeName, landmark, location, rating, reviewText, imageUrl, locationCoords }: NewReview) =>
    JSON.stringify([
      placeName,
      landmark,
      location,
      rating,
      reviewText,
      imageUrl,
      locationCoords.lat,
      locationCoords.lng,
    ])
  return textOf(review) === textOf(sent)
}
