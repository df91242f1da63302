import { Failure } from '#contract/api/failure.ts'
import { HELPFUL_VOTES_MAX } from '#contract/review/helpful-votes.ts'
import { isAuthor } from '#contract/api/permissions.ts'
import { attemptsBy, limit } from '../../platform/throttle/attempts.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import { markReviewsChanged } from '../../guide/place-ratings.store.ts'
import { deleteHelpfulVote, insertHelpfulVote, listHelpfulVotesFor } from './helpful-votes.store.ts'
import { lockReview } from './review-removal.store.ts'
import { renewGuide, type Person, type ReviewDeps } from './reviews.ts'

type Vote = { account: Pick<Person, 'id'>; id: string; isHelpful: boolean }

/**
 * Counts a person's vote for a review, or takes it back. A repeated call changes nothing.
 * @throws Failure `not-found` for a review that nobody sees, `conflict` for the own one and for too many votes,
 * `too-many-requests`
 */
export async function voteHelpful(deps: ReviewDeps, { account, id, isHelpful }: Vote): Promise<void> {
  const { store } = deps
  await limit(deps, attemptsBy(deps, 'pageChange', account.id), 'too-many-requests')
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, account.id, store.engine)
    const review = await lockReview(transaction, id, store.engine)
    if (!review || review.isDeleted || review.isHidden) throw new Failure('not-found', 'review.not-found')
    if (isAuthor(account, { userId: review.authorId })) throw new Failure('conflict', 'helpful.own')
    const vote = { reviewId: id, accountId: account.id }
    const isChanged = await (isHelpful ? insertHelpfulVote(transaction, vote) : deleteHelpfulVote(transaction, vote))
    if (!isChanged) return
    if (isHelpful && (await listHelpfulVotesFor(transaction, account.id)).length > HELPFUL_VOTES_MAX)
      throw new Failure('conflict', 'helpful.too-many')
    await markReviewsChanged(transaction, { placeKeys: [review.placeKey], isWithdrawn: false })
  })
  await renewGuide(deps)
}
