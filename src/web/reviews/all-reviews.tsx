import { useFormats } from '../city/use-formats.ts'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { User } from '#contract/account/auth.ts'
import { reviewLists, reviewPage, reviews as messages } from '#messages/reviews.ts'
import { fill } from '#contract/messages/format.ts'
import { isAuthor } from '#contract/api/permissions.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reporting } from '../api/query-client.ts'
import { useCity } from '../city/use-city.ts'
import { ReportButton } from './moderation/report-button.tsx'
import { Button } from '../ui/button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { useUndo } from '../ui/use-undo.ts'
import { EditReview } from './edit-review.tsx'
import { bringReviewBack, removeReview, type ShownReviews } from './mutations.ts'
import { HelpfulCount } from './helpful-count.tsx'
import { OwnReviewActions } from './own-review-actions.tsx'
import { allReviews } from './queries.ts'
import { ReviewCard } from './review-card.tsx'
import { sectionTitles } from './use-chosen-section.ts'
import { shownPlaceName } from './shown-place-name.ts'

export function AllReviews({ user }: { user: User }) {
  const heading = useRef<HTMLHeadingElement>(null)
  return (
    <section className="all-reviews" aria-labelledby={sectionTitles.list}>
      <h2 id={sectionTitles.list} ref={heading} tabIndex={-1}>
        {reviewPage.listTitle}
      </h2>
      {/* The removed card had the focus. */}
      <ReviewList user={user} onRemoved={() => heading.current?.focus({ preventScroll: true })} />
    </section>
  )
}

function ReviewList({ user, onRemoved }: { user: User; onRemoved: () => void }) {
  const formats = useFormats()
  const list = reporting(allReviews(), { text: reviewLists.fetchFailed, place: 'top-center' })
  const shown: ShownReviews = { queryClient: useQueryClient(), list }
  const { data, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(list)
  const { edited, openEdit, closeEdit } = useOpenEdit()
  const announceDeleted = useUndo({
    undo: ({ _id }: Review) => bringReviewBack(shown, _id),
    message: () => messages.deleted,
    undone: (review) => fill(reviewPage.restored, { place: shownPlaceName(review) }),
    failure: reviewPage.restoreFailed,
  })
  const deletion = useApiMutation({
    write: ({ _id }: Review) => removeReview(shown, _id),
    // Each card has its own button.
    isParallel: true,
    failure: messages.deleteFailed,
    onSuccess: (_, review) => {
      announceDeleted(review)
      onRemoved()
    },
  })
  if (isPending) return <Skeleton />
  if (!data) return <LoadFailure title={reviewLists.fetchFailed} onRetry={() => void refetch()} />
  const reviews = data.pages.flatMap((page) => page.reviews)
  if (reviews.length === 0) return <NoReviews />
  return (
    <>
      {edited && <EditReview key={edited._id} user={user} review={edited} shown={shown} onClose={closeEdit} />}
      <ul className="review-list">
        {reviews.map((review) => (
          <li key={review._id}>
            <ReviewCard
              review={review}
              level={3}
              actions={
                isAuthor(user, review) ? (
                  <OwnReviewActions user={user} review={review} onEdit={openEdit} onDelete={deletion.mutate} />
                ) : (
                  <>
                    <HelpfulCount review={review} />
                    <ReportButton review={review} />
                  </>
                )
              }
            />
          </li>
        ))}
      </ul>
      <p className="review-count" role="status">
        {formats.plural(reviewPage.shown, reviews.length)}
      </p>
      {hasNextPage && (
        <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {reviewLists.showMore}
        </Button>
      )}
    </>
  )
}

/** The review that is being edited. Closing the form gives the focus back to the button that opened it. */
function useOpenEdit() {
  const [edited, setEdited] = useState<Review | null>(null)
  const opener = useRef<HTMLElement>(null)
  const openEdit = (review: Review, button: HTMLElement) => {
    opener.current = button
    setEdited(review)
  }
  const closeEdit = () => {
    setEdited(null)
    opener.current?.focus()
  }
  return { edited, openEdit, closeEdit }
}

function Skeleton() {
  return (
    <div role="status" aria-label={reviewPage.loading}>
      <div className="review-list" aria-hidden="true">
        {[0, 1, 2].map((card) => (
          <div key={card} className="skeleton-card" />
        ))}
      </div>
    </div>
  )
}

function NoReviews() {
  const { reviewsEmpty } = useCity().pictures
  return (
    <div className="reviews-none">
      <Picture src={reviewsEmpty.src} alt="" />
      <Notice title={reviewLists.empty} text={reviewPage.emptyHint} />
    </div>
  )
}
