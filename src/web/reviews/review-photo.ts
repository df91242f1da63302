import { hashOfMediaUrl } from '#contract/account/media.ts'
import { fill } from '#contract/messages/format.ts'
import { getPhotoUrls } from '#contract/review/review-photos.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reviewLists } from '#messages/reviews.ts'
import { shownPlaceName } from './shown-place-name.ts'

/** A photo of a posted review, by its large size. */
export type ReviewPhoto = { readonly url: string; readonly alt: string }

/** The photos of a review in their order. Each has a text of its own. */
export function listReviewPhotos(review: Review): ReviewPhoto[] {
  const urls = getPhotoUrls(review).filter((url) => hashOfMediaUrl(url) !== null)
  const alt = fill(reviewLists.photo, { place: shownPlaceName(review), name: review.userName })
  return urls.map((url, index) => ({
    url,
    alt:
      urls.length === 1
        ? alt
        : fill(reviewLists.photoOfSeveral, { photo: alt, number: String(index + 1), count: String(urls.length) }),
  }))
}
