import { hashOfMediaUrl } from '#contract/media.ts'
import type { Review } from '#contract/reviews.ts'
import { ReportButton } from '../moderation/report-button.tsx'
import { Rating } from '../ui/rating.tsx'
import { FoldedText } from './folded-text.tsx'
import { ReviewPhoto } from './review-picture.tsx'
import { WrittenBy } from './written-by.tsx'

/** A review on the page of its place, without the name of the place. */
export function PlaceReview({ review }: { review: Review }) {
  return (
    <article className="place-review">
      <header>
        <WrittenBy review={review} level={3} />
        <Rating value={review.rating} />
      </header>
      <FoldedText text={review.reviewText} />
      {hashOfMediaUrl(review.imageUrl) !== null && <ReviewPhoto review={review} />}
      <ReportButton review={review} />
    </article>
  )
}
