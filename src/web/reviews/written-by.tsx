import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reviewLists } from '#messages/reviews.ts'
import { showMonth } from '../city/show-month.ts'
import { useFormats } from '../city/use-formats.ts'
import { useReviewDate } from './use-review-date.ts'

/**
 * Author, day, and day of the last edit in the time zone of the city.
 * @param level makes the name a heading
 */
export function WrittenBy({
  review: { userName, createdAt, editedAt, visitedIn },
  level,
}: {
  review: Review
  level?: 3
}) {
  const getDate = useReviewDate()
  const formats = useFormats()
  const Name = level ? (`h${level}` as const) : 'span'
  return (
    <div className="review-author">
      <Name dir="auto">{userName}</Name>
      <time dateTime={createdAt}>{getDate(createdAt)}</time>
      {editedAt !== undefined && (
        <time dateTime={editedAt}>{fill(reviewLists.edited, { date: getDate(editedAt) })}</time>
      )}
      {visitedIn !== undefined && <span>{fill(reviewLists.onTrip, { month: showMonth(visitedIn, formats) })}</span>}
    </div>
  )
}
