import { showReviewDate, today } from '#contract/dates.ts'
import { admin } from '#messages/admin.ts'
import { fill } from '#contract/messages/format.ts'
import { RATING_MAX } from '#contract/ratings.ts'
import type { Review } from '#contract/reviews.ts'
import { reviews as messages } from '#messages/reviews.ts'
import { paths } from '#contract/paths.ts'
import { useCity } from '../city/use-city.ts'
import { useFormats } from '../city/use-formats.ts'
import { removeReview, type ShownReviews } from '../reviews/mutations.ts'
import { FoldedText } from '../reviews/folded-text.tsx'
import { ReviewPhoto } from '../reviews/review-picture.tsx'
import { Button } from '../ui/button.tsx'
import { ShortLabel } from '../ui/short-label.tsx'
import { Link } from '../ui/link.tsx'
import { useApiMutation } from '../ui/use-api-mutation.ts'

type ModeratedReviewProps = {
  review: Review
  /** The list that shows the review. */
  moderated: ShownReviews
  onDeleted: () => void
}

export function ModeratedReview({ review, moderated, onDeleted }: ModeratedReviewProps) {
  const { placeName, placeSlug, landmark, location, userName, rating, reviewText, imageUrl } = review
  const { number } = useFormats()
  const deletion = useApiMutation({
    write: () => removeReview(moderated, review._id),
    success: messages.deleted,
    failure: messages.deleteFailed,
    place: 'top-right',
    onSuccess: onDeleted,
  })
  return (
    <article className={imageUrl === '' ? 'moderated-review' : 'moderated-review moderated-review-with-photo'}>
      {imageUrl !== '' && <ReviewPhoto review={review} />}
      <div className="moderated-review-text">
        <h2>{placeSlug === null ? placeName : <Link to={paths.place(placeSlug)}>{placeName}</Link>}</h2>
        <p className="moderated-review-facts">
          <span>{fill(admin.byOn, { name: userName, date: useReviewDate(review) })}</span>
          <span>{fill(admin.rating, { rating: number(rating), max: number(RATING_MAX) })}</span>
          {landmark !== '' && <span>{landmark}</span>}
          {location !== '' && <span>{location}</span>}
        </p>
        <div className="moderated-review-words">
          <FoldedText text={reviewText} />
        </div>
      </div>
      <Button look="danger" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
        <ShortLabel text={admin.delete} full={fill(admin.deleteReview, { place: placeName, name: userName })} />
      </Button>
    </article>
  )
}

/** Day of posting, in the time zone of the city. */
function useReviewDate({ createdAt }: Review): string {
  const { timeZone } = useCity()
  return showReviewDate(today(new Date(createdAt), timeZone))
}
