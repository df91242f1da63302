import { smallMediaUrl } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlacePhoto } from '#contract/place/places.ts'
import type { Review } from '#contract/review/reviews.ts'
import { placePage } from '#messages/place-page.ts'
import { openPhoto } from '../../ui/open-photo.ts'
import { Picture } from '../../ui/picture.tsx'
import { listReviewPhotos } from '../../reviews/review-photo.ts'

type PlacePhotosProps = { photos: readonly PlacePhoto[]; reviews: readonly Review[] }

/**
 * All photos of a place in one strip, small: those of the editors, of which the first is also the picture of the page,
 * and those of its reviews. Each says who took it, and opens large.
 */
export function PlacePhotos({ photos, reviews }: PlacePhotosProps) {
  return (
    <section className="place-photos" aria-label={placePage.photos}>
      <ul>
        {photos.map((photo) => (
          <Photo key={photo.src} photo={photo} credit={fill(placePage.photoCredit, photo)} />
        ))}
        {reviews.flatMap((review) =>
          listReviewPhotos(review).map(({ url, alt }) => (
            <Photo
              key={`${review._id} ${url}`}
              photo={{ src: url, small: smallMediaUrl(url), alt }}
              credit={fill(placePage.photoOfTraveller, { name: review.userName })}
            />
          )),
        )}
      </ul>
    </section>
  )
}

type PhotoProps = { photo: Pick<PlacePhoto, 'src' | 'small' | 'alt' | 'focus' | 'caption'>; credit: string }

function Photo({ photo: { src, small, alt, focus, caption }, credit }: PhotoProps) {
  return (
    <li>
      <figure>
        <a className="photo-link" href={src} aria-haspopup="dialog" onClick={openPhoto}>
          <Picture src={small} alt={alt} focus={focus} />
        </a>
        <figcaption>
          {caption !== undefined && <p>{caption}</p>}
          <p className="place-photo-credit">{credit}</p>
        </figcaption>
      </figure>
    </li>
  )
}
