import { useRef } from 'react'
import { useLocation, useSearchParams } from 'react-router'
import type { User } from '#contract/account/auth.ts'
import { reviewPage as messages } from '#messages/reviews.ts'
import { site } from '#messages/shell.ts'
import { fill } from '#contract/messages/format.ts'
import { usePageHead } from '../document/head.ts'
import { useCity } from '../city/use-city.ts'
import { OwnDecisions } from './moderation/own-decisions.tsx'
import { MembersOnly } from '../session/guards.tsx'
import { AllReviews } from './all-reviews.tsx'
import { PostReview } from './post-review.tsx'
import { reviewsPath, reviewTabs, type ReviewsUrl } from './reviews-url.ts'
import { useChosenSection } from './use-chosen-section.ts'
import { LeaveQuestions } from '../ui/leave-questions.tsx'
import { Link } from '../ui/link.tsx'

export function ReviewsPage() {
  return <MembersOnly guestText={messages.guestText}>{(user) => <OwnReviewsPage user={user} />}</MembersOnly>
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
      <SectionTabs url={url} />
      <OwnDecisions user={user} />
      <div className="reviews-sections">
        <LeaveQuestions>
          <AllReviews user={user} />
          {/* The review of each place is a draft of its own. */}
          <PostReview key={url.place} user={user} place={url.place} />
        </LeaveQuestions>
      </div>
    </div>
  )
}

/** Both sections are on the page and have a URL, so the tabs are links. The current link has `aria-current`. */
function SectionTabs({ url }: { url: ReviewsUrl }) {
  return (
    <nav className="category-tabs" aria-label={messages.sections}>
      <ul>
        {reviewTabs.map((tab) => (
          <li key={tab}>
            <Link
              to={reviewsPath({ ...url, tab })}
              preventScrollReset
              aria-current={tab === url.tab ? 'page' : undefined}
            >
              {messages.tabs[tab]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function readReviewsUrl(search: URLSearchParams): ReviewsUrl {
  const tab = reviewTabs.find((tab) => tab === search.get('tab')) ?? 'list'
  return { tab, place: search.get('place') }
}
