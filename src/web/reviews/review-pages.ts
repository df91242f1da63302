import type { InfiniteData } from '@tanstack/react-query'
import type { ReplyFor } from '#contract/api.ts'
import type { listReviews } from '#contract/review/reviews.endpoints.ts'
import type { Review } from '#contract/review/reviews.ts'

/** The loaded pages of a list of reviews, newest first. */
export type ReviewPages = InfiniteData<ReplyFor<typeof listReviews>>

export function withoutReview({ pages, pageParams }: ReviewPages, id: string): ReviewPages {
  return {
    pages: pages.map((page) => ({ ...page, reviews: page.reviews.filter(({ _id }) => _id !== id) })),
    pageParams,
  }
}

/**
 * Inserts the review by its time, at the latest at the end of the last loaded page. The next page would not contain it,
 * because its cursor begins after the last page.
 */
export function withReview(list: ReviewPages, review: Review): ReviewPages {
  const { pages, pageParams } = withoutReview(list, review._id)
  const isOlder = ({ createdAt }: Review) => createdAt < review.createdAt
  const found = pages.findIndex(({ reviews }) => reviews.some(isOlder))
  const target = found === -1 ? pages.length - 1 : found
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
