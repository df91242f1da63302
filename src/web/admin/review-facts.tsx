import { fill } from '#contract/messages/format.ts'
import { RATING_MAX } from '#contract/review/ratings.ts'
import type { Review } from '#contract/review/reviews.ts'
import { admin } from '#messages/admin.ts'
import { reviewLists } from '#messages/reviews.ts'
import { useFormats } from '../city/use-formats.ts'
import { useReviewDate } from '../reviews/use-review-date.ts'

/** Author, dates, stars and where, in one line. */
export function ReviewFacts({ review }: { review: Review }) {
  const { landmark, location, userName, rating, createdAt, editedAt } = review
  const { number } = useFormats()
  const getDate = useReviewDate()
  return (
    <p className="moderated-review-facts">
      <span dir="auto">{userName}</span>
      <time dateTime={createdAt}>{getDate(createdAt)}</time>
      {editedAt !== undefined && (
        <time dateTime={editedAt}>{fill(reviewLists.edited, { date: getDate(editedAt) })}</time>
      )}
      <span>{fill(admin.rating, { rating: number(rating), max: number(RATING_MAX) })}</span>
      {landmark !== '' && <span>{landmark}</span>}
      {location !== '' && <span>{location}</span>}
    </p>
  )
}
