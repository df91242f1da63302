import { useQuery } from '@tanstack/react-query'
import type { MouseEvent } from 'react'
import { latestReviews as messages, reviewLists } from '#messages/reviews.ts'
import { fill } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { reporting } from '../api/query-client.ts'
import { useCity } from '../city/use-city.ts'
import { useSession } from '../session/session.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { Picture } from '../ui/picture.tsx'
import { showToast } from '../ui/toast.ts'
import { latestReviews } from './queries.ts'
import { ReviewCard } from './review-card.tsx'
import { reviewsPath } from './reviews-url.ts'

const TITLE_ID = 'latest-reviews-title'

export function LatestReviews() {
  const { data, isError } = useQuery(reporting(latestReviews(), { text: reviewLists.fetchFailed, place: 'top-right' }))
  const slides = (data?.reviews ?? []).map((review) => ({
    key: review._id,
    content: <ReviewCard review={review} level={3} />,
  }))
  return (
    <section className="latest-reviews" aria-labelledby={TITLE_ID}>
      <header>
        <h2 id={TITLE_ID}>{messages.title}</h2>
        <ViewAll />
      </header>
      {slides.length > 0 && <Carousel labelledBy={TITLE_ID} slides={slides} />}
      {data && slides.length === 0 && <NoReviews />}
      {isError && <p>{reviewLists.fetchFailed}</p>}
    </section>
  )
}

/** Without scripts, the link leads guests to a page that asks for a login. With scripts, a toast asks for it. */
function ViewAll() {
  const isGuest = useSession().kind === 'guest'
  const requireLogin = (event: MouseEvent) => {
    if (!isGuest) return
    event.preventDefault()
    showToast({ kind: 'error', text: messages.loginToViewAll })
  }
  return (
    <ButtonLink to={paths.reviews} look="quiet" onClick={requireLogin}>
      {messages.viewAll}
    </ButtonLink>
  )
}

function NoReviews() {
  const { name, pictures } = useCity()
  return (
    <div className="latest-reviews-none">
      <Picture {...pictures.reviewsEmpty} />
      <div>
        <p className="notice-title">{reviewLists.empty}</p>
        <p>{fill(messages.none, { city: name })}</p>
        <ButtonLink to={reviewsPath({ tab: 'post', place: null })}>{reviewLists.write}</ButtonLink>
      </div>
    </div>
  )
}
