import { today, showReviewDate } from '#contract/dates.ts'
import type { Review } from '#contract/reviews.ts'
import { useCity } from '../city/use-city.ts'

/**
 * Author and day in the time zone of the city.
 * @param level makes the name a heading
 */
export function WrittenBy({ review: { userName, createdAt }, level }: { review: Review; level?: 3 }) {
  const { timeZone } = useCity()
  const Name = level ? (`h${level}` as const) : 'span'
  return (
    <div className="review-author">
      <Name dir="auto">{userName}</Name>
      <time dateTime={createdAt}>{showReviewDate(today(new Date(createdAt), timeZone))}</time>
    </div>
  )
}
