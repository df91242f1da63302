import { lazy, Suspense, type ComponentType } from 'react'
import { hashOfMediaUrl } from '#contract/media.ts'
import type { Review } from '#contract/reviews.ts'
import { Rating } from '../ui/rating.tsx'
import { useIsHydrated } from '../ui/use-is-hydrated.ts'
import { FoldedText } from './folded-text.tsx'
import { ReviewPhoto } from './review-picture.tsx'
import { WrittenBy } from './written-by.tsx'

/** A place can be read before this code comes, and without it. */
const ReportButton = lazy(async () => ({ default: await loadReportButton() }))

async function loadReportButton(): Promise<ComponentType<{ review: Review }>> {
  try {
    return (await import('../moderation/report-button.tsx')).ReportButton
  } catch {
    return () => null
  }
}

/** A review on the page of its place, without the name of the place. */
export function PlaceReview({ review }: { review: Review }) {
  const isHydrated = useIsHydrated()
  return (
    <article className="place-review">
      <header>
        <WrittenBy review={review} level={3} />
        <Rating value={review.rating} />
      </header>
      <FoldedText text={review.reviewText} />
      {hashOfMediaUrl(review.imageUrl) !== null && <ReviewPhoto review={review} />}
      <div className="report-place">
        {isHydrated && (
          <Suspense>
            <ReportButton review={review} />
          </Suspense>
        )}
      </div>
    </article>
  )
}
