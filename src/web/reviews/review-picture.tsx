import { hashOfMediaUrl, smallMediaUrl } from '#contract/account/media.ts'
import { reviewLists } from '#messages/reviews.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { useCity } from '../city/use-city.ts'
import { openPhoto } from '../ui/open-photo.ts'
import { Picture } from '../ui/picture.tsx'
import { shownPlaceName } from './shown-place-name.ts'

/** The photo of a review, or a decorative drawing. */
export function ReviewPicture({ review }: { review: Review }) {
  const { reviewPlaceholder } = useCity().pictures
  return hashOfMediaUrl(review.imageUrl) !== null ? (
    <ReviewPhoto review={review} />
  ) : (
    <Picture src={reviewPlaceholder.src} alt="" />
  )
}

/** The small size of the photo, which cards crop. It opens the large one, with the date that stands beside it. */
export function ReviewPhoto({ review }: { review: Review }) {
  const { imageUrl, userName } = review
  const alt = fill(reviewLists.photo, { place: shownPlaceName(review), name: userName })
  return (
    <a className="photo-link" href={imageUrl} aria-haspopup="dialog" onClick={openPhoto}>
      <Picture src={smallMediaUrl(imageUrl)} alt={alt} />
    </a>
  )
}
