import { useFormats } from '../city/use-formats.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useRef, useState } from 'react'
import { admin } from '#messages/admin.ts'
import { reviewLists, reviews as messages } from '#messages/reviews.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { bringReviewBack, type ShownReviews } from '../reviews/mutations.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { Field } from '../ui/field.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { useUndo } from '../ui/use-undo.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { ModeratedReview } from './moderated-review.tsx'
import { reviewPages } from './queries.ts'
import { reviewsMatching } from './review-filter.ts'

export function ReviewsTab() {
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(reviewPages())
  const [filter, setFilter] = useState('')
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={reviewLists.fetchFailed} onRetry={() => void refetch()} />
  const reviews = data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) return <Notice title={reviewLists.empty} />
  return (
    <>
      <p className="admin-hint">{admin.reviewsHint}</p>
      <search className="admin-filter">
        <Field
          label={admin.filter}
          name="filter"
          type="search"
          value={filter}
          onChange={({ currentTarget }) => setFilter(currentTarget.value)}
        />
      </search>
      <ReviewList reviews={reviews} filter={filter} isComplete={!pages.hasNextPage} />
      <MoreButton pages={pages}>{admin.moreReviews}</MoreButton>
    </>
  )
}

type ReviewListProps = { reviews: readonly Review[]; filter: string; isComplete: boolean }

function ReviewList({ reviews, filter, isComplete }: ReviewListProps) {
  const formats = useFormats()
  const moderated: ShownReviews = { queryClient: useQueryClient(), list: reviewPages() }
  const count = useRef<HTMLParagraphElement>(null)
  // The deferred filter keeps typing fluid with thousands of reviews.
  const shown = reviewsMatching(reviews, useDeferredValue(filter))
  const announceDeleted = useUndo({
    undo: ({ _id }: Review) => bringReviewBack(moderated, _id),
    message: () => messages.deleted,
    undone: ({ placeName: place }) => fill(admin.reviewBack, { place }),
    failure: admin.reviewUndoFailed,
    place: 'top-right',
  })
  const afterDeletion = (review: Review) => {
    announceDeleted(review)
    // The focused button was removed with its row.
    count.current?.focus()
  }
  return (
    <>
      <p ref={count} className="admin-count" role="status" tabIndex={-1}>
        {shown.length === reviews.length
          ? formats.plural(isComplete ? admin.reviewCount : admin.reviewsNewest, reviews.length)
          : formats.plural(admin.reviewsMatch, reviews.length, { matching: formats.number(shown.length) })}
      </p>
      {shown.length === 0 && <Notice title={messages.emptyFiltered} />}
      <ul className="admin-list">
        {shown.map((review) => (
          <li key={review._id}>
            <ModeratedReview review={review} moderated={moderated} onDeleted={() => afterDeletion(review)} />
          </li>
        ))}
      </ul>
    </>
  )
}
