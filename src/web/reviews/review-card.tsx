import type { ReactNode } from 'react'
import { places } from '#messages/places.ts'
import type { Coordinates, Review } from '#contract/review/reviews.ts'
import { paths } from '#contract/paths.ts'
import { Link } from '../ui/link.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Rating } from '../ui/rating.tsx'
import { FoldedText } from './folded-text.tsx'
import { ReviewPicture } from './review-picture.tsx'
import { WrittenBy } from './written-by.tsx'
import { shownPlaceName } from './shown-place-name.ts'

type ReviewCardProps = {
  review: Review
  /** Heading level of the title. */
  level: 2 | 3
  /** Buttons beside the directions. */
  actions?: ReactNode
}

export function ReviewCard({ review, level, actions }: ReviewCardProps) {
  const { placeSlug, landmark, location, rating, reviewText, locationCoords } = review
  const name = shownPlaceName(review)
  const Heading = `h${level}` as const
  return (
    <article className="review">
      <div className={review.imageUrl === '' ? 'review-picture review-picture-missing' : 'review-picture'}>
        <ReviewPicture review={review} />
      </div>
      <div className="review-text">
        <Heading dir="auto">{placeSlug === null ? name : <Link to={paths.place(placeSlug)}>{name}</Link>}</Heading>
        <Rating value={rating} />
        <FoldedText text={reviewText} />
        <WrittenBy review={review} />
        <div className="review-where">
          {landmark !== '' && <p dir="auto">{landmark}</p>}
          {location !== '' && <p dir="auto">{location}</p>}
        </div>
        <div className="review-actions">
          <OutsideLink href={directionsTo(locationCoords)}>{places.directions}</OutsideLink>
          {actions}
        </div>
      </div>
    </article>
  )
}

/** URL of a maps search by coordinates (section 2). */
function directionsTo({ lat, lng }: Coordinates): string {
  return `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${lat},${lng}` })}`
}
