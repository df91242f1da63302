import { actions } from '#messages/ui.ts'
import { admin } from '#messages/admin.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reviews as messages } from '#messages/reviews.ts'
import { paths } from '#contract/paths.ts'
import { removeReview, type ShownReviews } from '../reviews/mutations.ts'
import { FoldedText } from '../reviews/folded-text.tsx'
import { ReviewPhotos } from '../reviews/review-picture.tsx'
import { Button } from '../ui/button.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import { ReviewFacts } from './review-facts.tsx'
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
  const { placeName, placeSlug, userName, reviewText, imageUrl } = review
  const deletion = useApiMutation({
    write: () => removeReview(moderated, review._id),
    failure: messages.deleteFailed,
    place: 'top-right',
    onSuccess: onDeleted,
  })
  return (
    <article className={imageUrl === '' ? 'moderated-review' : 'moderated-review moderated-review-with-photo'}>
      <ReviewPhotos review={review} />
      <div className="moderated-review-text">
        <h2>{placeSlug === null ? placeName : <Link to={paths.place(placeSlug)}>{placeName}</Link>}</h2>
        <ReviewFacts review={review} />
        <div className="moderated-review-words">
          <FoldedText text={reviewText} />
        </div>
        <EarlierVersions review={review} />
      </div>
      <Button look="danger" isBusy={deletion.isPending} onClick={() => deletion.mutate()}>
        <ShortLabel text={actions.delete} full={fill(admin.deleteReview, { place: placeName, name: userName })} />
      </Button>
    </article>
  )
}
