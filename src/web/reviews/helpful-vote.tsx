import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { voteHelpful } from '#contract/review/helpful-votes.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { helpfulButton as messages } from '#messages/reviews.ts'
import { pendingActions } from '#messages/ui.ts'
import { callOverHttp } from '../api/call.ts'
import { waitingVote } from '../session/queued-actions.ts'
import { sendOrQueue } from '../session/send-or-queue.ts'
import { notify } from '../ui/notify.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { helpfulVotes } from './queries.ts'
import { ReviewChoice } from './review-choice.tsx'
import { shownPlaceName } from './shown-place-name.ts'

type HelpfulVoteProps = { review: Review; user: User }

/** Calls a review helpful, or takes that back. */
export function HelpfulVote({ review, user }: HelpfulVoteProps) {
  const { _id: id, userName: name } = review
  const place = shownPlaceName(review)
  const queryClient = useQueryClient()
  const own = helpfulVotes(user.email)
  const { data } = useQuery(own)
  if (!data) return null
  const isHelpful = waitingVote(id) ?? data.reviewIds.includes(id)
  const vote = async () => {
    const action = { kind: 'vote', review: id, place, isHelpful: !isHelpful } as const
    const send = () => callOverHttp(voteHelpful, { params: { id }, body: { isHelpful: action.isHelpful } })
    const isWaiting = await sendOrQueue(user.id, action, send)
    if (isWaiting) notify('success', pendingActions.kept, 'to-read')
    await updateAnswer(queryClient, own, ({ reviewIds, ...answer }) => ({
      ...answer,
      reviewIds: isHelpful ? reviewIds.filter((one) => one !== id) : [...reviewIds, id],
    }))
  }
  return (
    <ReviewChoice
      text={messages.helpful}
      label={fill(messages.helpfulOf, { place, name })}
      isChosen={isHelpful}
      write={vote}
      failure={messages.failed}
    />
  )
}
