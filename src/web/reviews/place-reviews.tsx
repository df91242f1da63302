import { useInfiniteQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { moderationReasons, reviewLists as messages } from '#messages/reviews.ts'
import { placeReviews } from '#messages/place-page.ts'
import { fill } from '#contract/messages/format.ts'
import type { PlaceDetail } from '#contract/place/places.ts'
import { useFormats } from '../city/use-formats.ts'
import { useSession } from '../session/session.ts'
import { useLoginDialog } from '../session/use-login-dialog.tsx'
import { Button, ButtonLink } from '../ui/button.tsx'
import { reviewsOfPlace } from './queries.ts'
import { PlaceReview } from './place-review.tsx'
import { reviewsPath } from './reviews-url.ts'
import { pageIcons } from '../ui/page-icons.ts'

/** Reviews of a place. The newest ones come with the page, older ones on demand. */
export function PlaceReviews({ place }: { place: PlaceDetail }) {
  const { data, isError, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(reviewsOfPlace(place.slug))
  const formats = useFormats()
  const reviews = data?.pages.flatMap((page) => page.reviews) ?? []
  return (
    <section className="place-reviews" aria-labelledby="place-reviews-title">
      <header>
        <h2 id="place-reviews-title">{placeReviews.title}</h2>
        <WriteReview place={place} />
      </header>
      {data && reviews.length === 0 && (
        <p className="place-reviews-none">{fill(placeReviews.none, { place: place.name })}</p>
      )}
      <ul className="place-review-list">
        {reviews.map((review) => (
          <li key={review._id}>
            <PlaceReview review={review} />
          </li>
        ))}
      </ul>
      {data?.pages[0]?.removed?.map(({ reason, count }) => (
        <p key={reason} className="place-reviews-removed">
          {formats.plural(placeReviews.removed, count, { reason: moderationReasons[reason] })}
        </p>
      ))}
      {isError && <p role="alert">{messages.fetchFailed}</p>}
      {hasNextPage && (
        <Button look="quiet" isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {messages.showMore}
        </Button>
      )}
    </section>
  )
}

/** Without scripts, the link leads guests to a page that asks for a login. With scripts, a dialog asks for it. */
function WriteReview({ place }: { place: PlaceDetail }) {
  const isGuest = useSession().kind === 'guest'
  const path = reviewsPath({ tab: 'post', place: place.slug })
  const { dialog, ask } = useLoginDialog({ kind: 'write-review', place, path })
  const requireLogin = (event: MouseEvent) => {
    if (!isGuest) return
    event.preventDefault()
    ask()
  }
  return (
    <>
      <ButtonLink to={path} look="quiet" icon={pageIcons.pencil} onClick={requireLogin}>
        {messages.write}
      </ButtonLink>
      {isGuest && dialog}
    </>
  )
}
