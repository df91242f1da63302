import { useRef } from 'react'
import { Link, useLocation, useSearchParams } from 'react-router'
import type { User } from '#contract/auth.ts'
import { reviewPage as messages } from '#messages/review-page.ts'
import { site } from '#messages/site.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../head.ts'
import { useCity } from '../city/use-city.ts'
import { MembersOnly } from '../session/guards.tsx'
import { AllReviews } from './all-reviews.tsx'
import { PostReview } from './post-review.tsx'
import { readReviewsAddress, reviewsPath, reviewTabs, type ReviewTab } from './reviews-address.ts'
import { useChosenSection } from './use-chosen-section.ts'

export function ReviewsPage() {
  return <MembersOnly>{(user) => <OwnReviewsPage user={user} />}</MembersOnly>
}

function OwnReviewsPage({ user }: { user: User }) {
  const description = fill(messages.description, { city: useCity().name })
  usePageHead({ title: fill(site.titled, { page: messages.title }), description, path: null })
  return <Sections key={user.id} user={user} description={description} />
}

function Sections({ user, description }: { user: User; description: string }) {
  const address = readReviewsAddress(useSearchParams()[0])
  const { key } = useLocation()
  const page = useRef<HTMLDivElement>(null)
  useChosenSection(page, { tab: address.tab, navigation: key })
  return (
    <div ref={page} className="reviews-page">
      <header className="category-head">
        <h1>{messages.title}</h1>
        <p>{description}</p>
      </header>
      <SectionTabs chosen={address.tab} />
      <div className="reviews-sections">
        <AllReviews user={user} />
        <PostReview user={user} place={address.place} />
      </div>
    </div>
  )
}

/** Both sections are on the page and have an address, so these are links, and the current one says so. */
function SectionTabs({ chosen }: { chosen: ReviewTab }) {
  return (
    <nav className="category-tabs" aria-label={messages.sections}>
      <ul>
        {reviewTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={reviewsPath({ tab, place: null })}
              preventScrollReset
              aria-current={tab === chosen ? 'page' : undefined}
            >
              {messages.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
