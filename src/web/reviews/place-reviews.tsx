import { useInfiniteQuery } from '@tanstack/react-query'
import { reviewLists as messages } from '#messages/review-lists.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/places.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { reviewsOfPlace } from './queries.ts'
import { PlaceReview } from './place-review.tsx'
import { reviewsPath } from './reviews-url.ts'

/** Reviews of a place. The newest ones come with the page, older ones on demand. */
export function PlaceReviews({ place }: { place: PlaceDetail }) {
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(reviewsOfPlace(place.slug))
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? []
  return (
    <section className="place-reviews" aria-labelledby="place-reviews-title">
      <header>
        <h2 id="place-reviews-title">{messages.placeTitle}</h2>
        <ButtonLink to={reviewsPath({ tab: 'post', place: place.slug })} look="quiet" icon="pencil">
          {messages.write}
        </ButtonLink>
      </header>
      {data && reviews.length === 0 && (
        <p className="place-reviews-none">{fill(messages.noneOfPlace, { place: place.name })}</p>
      )}
      <ul className="place-review-list">
        {reviews.map((review) => (
          <li key={review._id}>
            <PlaceReview review={review} />
          </li>
        ))}
      </ul>
      {isError && <p role="alert">{messages.fetchFailed}</p>}
      {hasNextPage && (
        <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messages.showMore}
        </Button>
      )}
    </section>
  )
}
