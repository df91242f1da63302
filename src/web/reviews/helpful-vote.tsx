import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { User } from '#contract/account/auth.ts'
import { voteHelpful } from '#contract/review/helpful-votes.endpoints.ts'
import { fill } from '#contract/messages/format.ts'
import type { Review } from '#contract/review/reviews.ts'
import { helpfulButton as messages } from '#messages/reviews.ts'
import { pendingActions } from '#messages/ui.ts'
import { callOverHttp } from '../api/call.ts'
import { queuesActions, waitingVote, type OfflineAction } from '../session/queued-actions.ts'
import { notify } from '../ui/notify.ts'
import { updateAnswer } from '../api/update-answer.ts'
import { helpfulVotes } from './queries.ts'
import { ReviewChoice } from './review-choice.tsx'

/** @returns true if the vote waits for a network */
async function sendOrQueue(action: Extract<OfflineAction, { kind: 'vote' }>, user: User): Promise<boolean> {
  const { review: id, isHelpful } = action
  const send = () => callOverHttp(voteHelpful, { params: { id }, body: { isHelpful } })
  if (!queuesActions()) {
    await send()
    return false
  }
  const queue = await import('../session/queue-action.ts')
  return queue.sendOrQueue(user.id, action, send)
}

type HelpfulVoteProps = { review: Review; user: User }

/** Calls a review helpful, or takes that back. */
export function HelpfulVote({ review: { _id: id, placeName: place, userName: name }, user }: HelpfulVoteProps) {
  const queryClient = useQueryClient()
  const own = helpfulVotes(user.email)
  const { data } = useQuery(own)
  if (!data) return null
  const isHelpful = waitingVote(id) ?? data.reviewIds.includes(id)
  const vote = async () => {
    const isWaiting = await sendOrQueue({ kind: 'vote', review: id, place, isHelpful: !isHelpful }, user)
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
