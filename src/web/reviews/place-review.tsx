import type { Review } from '#contract/review/reviews.ts'
import { Rating } from '../ui/rating.tsx'
import { laterPart } from '../ui/later-part.tsx'
import { FoldedText } from './folded-text.tsx'
import { HelpfulCount } from './helpful-count.tsx'
import { ReviewPhotos } from './review-picture.tsx'
import { WrittenBy } from './written-by.tsx'

const ReportButton = laterPart(async () => (await import('./moderation/report-button.tsx')).ReportButton)

/** A review on the page of its place, without the name of the place. */
export function PlaceReview({ review }: { review: Review }) {
  return (
    <article className="place-review">
      <header>
        <WrittenBy review={review} level={3} />
        <Rating value={review.rating} />
      </header>
      <FoldedText text={review.reviewText} />
      <ReviewPhotos review={review} />
      <div className="place-review-actions">
        <HelpfulCount review={review} />
        <ReportButton review={review} />
      </div>
    </article>
  )
}
