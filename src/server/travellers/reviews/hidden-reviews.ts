import type { Transaction } from 'kysely'
import { changePlaceRatings, markReviewsChanged } from '../../guide/place-ratings.store.ts'
import { markChanged } from '../../platform/store/changes.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { listHelpfulVotesFor } from './helpful-votes.store.ts'
import { setHidden } from './review-removal.store.ts'

/**
 * Hides all reviews of an account. Call it last in its transaction, because all other reviews wait from here on, and
 * after the account is locked, so that no review of it is being posted.
 */
export async function hideReviewsFor(transaction: Transaction<Tables>, accountId: string, at: string): Promise<void> {
  await markVotes(transaction, accountId)
  await countReviews(transaction, await setHidden(transaction, accountId, at), -1)
}

/** Shows them again. Call it as late as `hideReviewsFor`. */
export async function showReviewsFor(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  await markVotes(transaction, accountId)
  await countReviews(transaction, await setHidden(transaction, accountId, null), 1)
}

/** The account's votes for the reviews of others count only while it is not suspended. */
async function markVotes(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  if ((await listHelpfulVotesFor(transaction, accountId)).length > 0)
    await markReviewsChanged(transaction, { voterId: accountId })
}

type Counted = { placeKey: string; rating: number; isDeleted: boolean }

/** Deleted reviews are in no rating, hidden or not. */
async function countReviews(transaction: Transaction<Tables>, reviews: readonly Counted[], by: 1 | -1): Promise<void> {
  const counted = reviews.filter(({ isDeleted }) => !isDeleted)
  if (counted.length === 0) return
  const version = await markChanged(transaction, 'reviews')
  const ofPlaces = Map.groupBy(counted, ({ placeKey }) => placeKey)
  const changes = [...ofPlaces].map(([placeKey, ofPlace]) => ({
    placeKey,
    sum: by * ofPlace.reduce((sum, { rating }) => sum + rating, 0),
    count: by * ofPlace.length,
  }))
  await changePlaceRatings(transaction, changes, version)
}
