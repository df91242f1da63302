import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/auth.ts'
import { voteHelpful } from '#contract/endpoints/helpful-votes.ts'
import { listReviews } from '#contract/endpoints/reviews.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/reviews.ts'
import { helpfulButton as messages } from '#messages/helpful-button.ts'
import { callOverHttp } from '../api/call.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { useApiMutation } from '../ui/use-api-mutation.ts'
import { helpfulVotes } from './queries.ts'

type HelpfulVoteProps = { review: Review; user: User }

/** Calls a review helpful, or takes that back. */
export function HelpfulVote({ review: { _id: id, placeName: place, userName: name }, user }: HelpfulVoteProps) {
  const queryClient = useQueryClient()
  const own = helpfulVotes(user.email)
  const { data } = useQuery(own)
  const isHelpful = data?.reviewIds.includes(id) ?? false
  const { mutate, isPending } = useApiMutation({
    write: async () => {
      await callOverHttp(voteHelpful, { params: { id }, body: { isHelpful: !isHelpful } })
      await updateAnswer(queryClient, own, ({ reviewIds, ...answer }) => ({
        ...answer,
        reviewIds: isHelpful ? reviewIds.filter((one) => one !== id) : [...reviewIds, id],
      }))
      await queryClient.invalidateQueries({ queryKey: [listReviews.method, listReviews.path] })
    },
    failure: messages.failed,
  })
  if (!data) return null
  return (
    <button
      type="button"
      className="text-button review-choice"
      aria-label={fill(messages.helpfulOf, { place, name })}
      aria-pressed={isHelpful}
      aria-disabled={isPending}
      onClick={() => mutate()}
    >
      {messages.helpful}
    </button>
  )
}
