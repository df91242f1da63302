import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/auth.ts'
import { showVisit } from '#contract/endpoints/review-visits.ts'
import { listReviews } from '#contract/endpoints/reviews.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/reviews.ts'
import { reviewVisit as messages } from '#messages/review-visit.ts'
import { callOverHttp } from '../api/call.ts'
import { useFormats } from '../city/use-formats.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { ownVisits } from './queries.ts'
import { visitMonth } from './visit-month.ts'

type OwnVisitProps = { review: Review; user: User }

/** Shows beside an own review that its place was in a trip of the author, or hides that again. */
export function OwnVisit({ review: { _id: id, placeName: place, visitedIn }, user }: OwnVisitProps) {
  const queryClient = useQueryClient()
  const formats = useFormats()
  const { data } = useQuery(ownVisits(user.email))
  const isShown = visitedIn !== undefined
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      await callOverHttp(showVisit, { params: { id }, body: { isShown: !isShown } })
      await queryClient.invalidateQueries({ queryKey: [listReviews.method, listReviews.path] })
    },
    failure: messages.failed,
  })
  // A trip that is gone takes nothing from what the author has said.
  const found = visitedIn ?? data?.visits.find(({ reviewId }) => reviewId === id)?.month
  if (found === undefined) return null
  const month = visitMonth(found, formats)
  return (
    <button
      type="button"
      className="text-button review-choice"
      aria-label={fill(messages.showOf, { place, month })}
      aria-pressed={isShown}
      aria-disabled={isPending}
      onClick={() => mutate()}
    >
      {fill(messages.show, { month })}
    </button>
  )
}
