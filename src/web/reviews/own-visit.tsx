import { useQuery } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { showVisit } from '#contract/review/review-visits.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { reviewVisit as messages } from '#messages/reviews.ts'
import { callOverHttp } from '../api/call.ts'
import { showMonth } from '../city/show-month.ts'
import { useFormats } from '../city/use-formats.ts'
import { ownVisits } from './queries.ts'
import { ReviewChoice } from './review-choice.tsx'
import { shownPlaceName } from './shown-place-name.ts'

type OwnVisitProps = { review: Review; user: User }

/** Shows beside an own review that its place was in a trip of the author, or hides that again. */
export function OwnVisit({ review, user }: OwnVisitProps) {
  const { _id: id, visitedIn } = review
  const place = shownPlaceName(review)
  const formats = useFormats()
  const { data } = useQuery(ownVisits(user.email))
  // The month that the author chose stays when the trip is deleted.
  const found = visitedIn ?? data?.visits.find(({ reviewId }) => reviewId === id)?.month
  if (found === undefined) return null
  const month = showMonth(found, formats)
  const isShown = visitedIn !== undefined
  const choose = async () => {
    await callOverHttp(showVisit, { params: { id }, body: { isShown: !isShown } })
  }
  return (
    <ReviewChoice
      text={fill(messages.show, { month })}
      label={fill(messages.showOf, { place, month })}
      isChosen={isShown}
      write={choose}
      failure={messages.failed}
    />
  )
}
