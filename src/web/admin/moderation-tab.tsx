import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReviewCase, ReviewFilter } from '#contract/review/moderation.ts'
import { admin, moderation as messages } from '#messages/admin.ts'
import { useFormats } from '../city/use-formats.ts'
import { MoreButton } from '../ui/more-button.tsx'
import { LoadFailure } from '../ui/load-failure.tsx'
import { Notice } from '../ui/notice.tsx'
import { ModerationBar } from './moderation-bar.tsx'
import { ModerationFilters } from './moderation-filters.tsx'
import { ModerationRow } from './moderation-row.tsx'
import { FIRST_SEARCH } from './moderation-search.ts'
import { ListSkeleton } from './list-skeleton.tsx'
import { moderationPages } from './queries.ts'

/** Reports, removed reviews, appeals, and the search among all reviews. */
export function ModerationTab() {
  const [filter, setFilter] = useState<ReviewFilter>(FIRST_SEARCH)
  return (
    <>
      <p className="admin-hint">{messages.hint}</p>
      <ModerationFilters filter={filter} onChange={setFilter} />
      {/* Another list starts without chosen reviews. */}
      <ModerationReviews key={JSON.stringify(filter)} filter={filter} onFilter={setFilter} />
    </>
  )
}

type ModerationReviewsProps = { filter: ReviewFilter; onFilter: (filter: ReviewFilter) => void }

function ModerationReviews({ filter, onFilter }: ModerationReviewsProps) {
  const formats = useFormats()
  const { data, isPending, refetch, ...pages } = useInfiniteQuery(moderationPages(filter))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const count = useRef<HTMLParagraphElement>(null)
  if (isPending) return <ListSkeleton />
  if (!data) return <LoadFailure title={messages.failed} onRetry={() => void refetch()} />
  const reviews = data.pages.flatMap((page) => page.reviews)
  const choose = ({ _id }: ReviewCase, isChosen: boolean) => {
    const next = new Set(chosen)
    if (isChosen) next.add(_id)
    else next.delete(_id)
    setChosen(next)
  }
  const chooseNone = () => setChosen(new Set())
  return (
    <>
      <p ref={count} className="admin-count" role="status" tabIndex={-1}>
        {formats.plural(pages.hasNextPage ? admin.reviewsNewest : admin.reviewCount, reviews.length)}
      </p>
      {reviews.length === 0 && <Notice title={pages.hasNextPage ? messages.emptySoFar : messages.empty} />}
      {reviews.length > 0 && (
        <ModerationBar
          list={filter.list}
          chosen={reviews.filter(({ _id }) => chosen.has(_id))}
          onChooseAll={() => setChosen(new Set(reviews.map(({ _id }) => _id)))}
          onChooseNone={chooseNone}
          onDecided={() => {
            chooseNone()
            // The button of the action is disabled or no longer there.
            count.current?.focus()
          }}
        />
      )}
      <ul className="admin-list">
        {reviews.map((review) => (
          <li key={review._id}>
            <ModerationRow
              review={review}
              isChosen={chosen.has(review._id)}
              onChoose={(isChosen) => choose(review, isChosen)}
              filter={filter}
              onFilter={onFilter}
            />
          </li>
        ))}
      </ul>
      <MoreButton pages={pages}>{messages.more}</MoreButton>
    </>
  )
}
