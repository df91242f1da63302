import { smallMediaUrl } from '#contract/account/media.ts'
import type { Review } from '#contract/review/reviews.ts'
import { useCity } from '../city/use-city.ts'
import { openPhoto } from '../ui/open-photo.ts'
import { Picture } from '../ui/picture.tsx'
import { listReviewPhotos } from './review-photo.ts'

/** The photos of a review, or a decorative drawing. */
export function ReviewPicture({ review }: { review: Review }) {
  const { reviewPlaceholder } = useCity().pictures
  return listReviewPhotos(review).length > 0 ? (
    <ReviewPhotos review={review} />
  ) : (
    <Picture src={reviewPlaceholder.src} alt="" />
  )
}

/**
 * The small sizes of the photos, which cards crop. They take the room of one photo, however many there are. Each opens
 * its large size, with the date that stands beside it.
 */
export function ReviewPhotos({ review }: { review: Review }) {
  const photos = listReviewPhotos(review)
  if (photos.length === 0) return null
  return (
    <div className={`review-photos review-photos-${photos.length}`}>
      {photos.map(({ url, alt }) => (
        <a key={url} className="photo-link" href={url} aria-haspopup="dialog" onClick={openPhoto}>
          <Picture src={smallMediaUrl(url)} alt={alt} />
        </a>
      ))}
    </div>
  )
}
