import type { InfiniteData } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/api.ts'
import type { listReviews } from '#contract/endpoints/reviews.ts'
import type { Review } from '#contract/reviews.ts'

/** A list of reviews as far as it was read, newest first. */
export type ReviewPages = InfiniteData<ReplyOf<typeof listReviews>>

export function withoutReview({ pages, pageParams }: ReviewPages, id: string): ReviewPages {
  return {
    pages: pages.map((page) => ({ ...page, reviews: page.reviews.filter(({ _id }) => _id !== id) })),
    pageParams,
  }
}

/**
 * Where its time puts it, at the latest at the end of the last page: the next one, which begins after what that page held
 * when it was read, would not bring it.
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
