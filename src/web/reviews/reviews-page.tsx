import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { User } from '#contract/auth.ts'
import { reviewPage as messages } from '#messages/review-page.ts'
import { site } from '#messages/site.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../head.ts'
import { useCity } from '../city/use-city.ts'
import { MembersOnly } from '../session/guards.tsx'
import { AllReviews } from './all-reviews.tsx'
import { PostReview } from './post-review.tsx'
import { readReviewsUrl, reviewsPath, reviewTabs, type ReviewTab } from './reviews-url.ts'
import { useChosenSection } from './use-chosen-section.ts'
import { Link } from '../ui/link.tsx'

export function ReviewsPage() {
  return <MembersOnly>{(user) => <OwnReviewsPage user={user} />}</MembersOnly>
}

function OwnReviewsPage({ user }: { user: User }) {
  const description = fill(messages.description, { city: useCity().name })
  usePageHead({ title: fill(site.titled, { page: messages.title }), description, path: null })
  return <Sections key={user.id} user={user} description={description} />
}

function Sections({ user, description }: { user: User; description: string }) {
  const url = readReviewsUrl(useSearchParams()[0])
  const { key } = useLocation()
  const page = useRef<HTMLDivElement>(null)
  useChosenSection(page, { tab: url.tab, navigation: key })
  return (
    <div ref={page} className="reviews-page">
      <header className="category-head">
        <h1>{messages.title}</h1>
        <p>{description}</p>
      </header>
      <SectionTabs chosen={url.tab} />
      <div className="reviews-sections">
        <AllReviews user={user} />
        <PostReview user={user} place={url.place} />
      </div>
    </div>
  )
}

/** Both sections are on the page and have a URL, so the tabs are links. The current link has `aria-current`. */
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
