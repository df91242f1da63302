import type { Transaction } from 'kysely'
import { Failure, toFailure } from '#contract/api/failure.ts'
import type { DecisionOutcome, ReviewAction } from '#contract/review/moderation.ts'
import { isAuthor } from '#contract/api/permissions.ts'
import { changeRemovedCount, endRemoval, reopenReports, setRemoval } from '../../travellers/reviews/removals.store.ts'
import { lockReview, setDeletion, type LockedReview } from '../../travellers/reviews/review-removal.store.ts'
import { findReviews } from '../../travellers/reviews/reviews.store.ts'
import {
  countShown,
  logReviewAction,
  renewGuide,
  type Person,
  type ReviewDeps,
} from '../../travellers/reviews/reviews.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { insertDecision, setAnswered, setAppeal, undoLastApproval } from './decisions.store.ts'
import { closeReports } from './reports.store.ts'

type Judged = { readonly id: string; readonly version: number }

type Outcome = DecisionOutcome['outcome']

type Decision = { deps: ReviewDeps; account: Person; review: LockedReview; at: string }

type Decide = (transaction: Transaction<Tables>, decision: Decision) => Promise<Outcome>

/**
 * Decides on reviews one after the other. Each has a transaction of its own, so that a kill leaves nothing half decided,
 * and no two calls wait for each other's reviews.
 * @throws Failure `forbidden` when a moderator is the author of one of them; then nothing is decided
 */
export async function decideReviews(
  deps: ReviewDeps,
  { account, action, reviews }: { account: Person; action: ReviewAction; reviews: readonly Judged[] },
): Promise<DecisionOutcome[]> {
  await refuseOwn(deps, account, reviews)
  const outcomes: DecisionOutcome[] = []
  for (const judged of reviews) {
    outcomes.push({ id: judged.id, outcome: await decideReview(deps, { account, action, judged }) })
  }
  await renewGuide(deps)
  return outcomes
}

/** Moderators may not decide about their own reviews. Admins may, because an installation may have only one. */
async function refuseOwn({ store }: ReviewDeps, account: Person, reviews: readonly Judged[]): Promise<void> {
  if (account.isAdmin) return
  const stored = await findReviews(
    store.db,
    reviews.map(({ id }) => id),
  )
  if (stored.some(({ accountId: userId }) => isAuthor(account, { userId })))
    throw new Failure('forbidden', 'review.own-judged')
}

async function decideReview(
  deps: ReviewDeps,
  { account, action, judged }: { account: Person; action: ReviewAction; judged: Judged },
): Promise<Outcome> {
  const { store, now } = deps
  return store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, account.id, store.engine)
    const review = await lockReview(transaction, judged.id, store.engine)
    if (!review) return 'gone'
    if (review.version !== judged.version) return 'changed'
    return getDecision(action)(transaction, { deps, account, review, at: now().toISOString() })
  })
}

function getDecision(action: ReviewAction): Decide {
  return action.kind === 'remove' ? removeFor(action.reason) : actions[action.kind]
}

function removeFor(reason: Extract<ReviewAction, { kind: 'remove' }>['reason']): Decide {
  return async (transaction, { deps, account, review, at }) => {
    if (review.isDeleted) return 'gone'
    const id = deps.newId()
    const { id: reviewId, version, placeKey } = review
    await insertDecision(transaction, { id, reviewId, kind: 'remove', reason, version, moderatorId: account.id, at })
    await closeReports(transaction, reviewId, id)
    await setDeletion(transaction, reviewId, { at, by: account.id })
    await setRemoval(transaction, reviewId, id)
    await logReviewAction(transaction, deps, { action: 'review.remove', account, review })
    await changeRemovedCount(transaction, { placeKey, reason, by: 1 })
    await countShown(transaction, review, -1)
    return 'done'
  }
}

const actions: Readonly<Record<Exclude<ReviewAction['kind'], 'remove'>, Decide>> = {
  keep: async (transaction, { deps, account, review, at }) => {
    if (review.isDeleted) return 'gone'
    const id = deps.newId()
    if (!(await closeReports(transaction, review.id, id))) return 'gone'
    const { id: reviewId, version } = review
    await insertDecision(transaction, { id, reviewId, kind: 'keep', reason: '', version, moderatorId: account.id, at })
    await logReviewAction(transaction, deps, { action: 'review.keep', account, review })
    return 'done'
  },
  restore: async (transaction, { deps, account, review, at }) => {
    const { removalId } = review
    if (!review.isDeleted || removalId === null) return 'gone'
    await setDeletion(transaction, review.id, null)
    await endRemoval(transaction, { ...review, removalId }, at)
    await logReviewAction(transaction, deps, { action: 'review.restore', account, review })
    await countShown(transaction, review, 1)
    return 'done'
  },
  reopen: async (transaction, { deps, account, review, at }) => {
    if (review.isDeleted) return 'gone'
    const approvedBy = await undoLastApproval(transaction, review.id, at)
    if (approvedBy === undefined) return 'gone'
    await reopenReports(transaction, review.id, approvedBy)
    await logReviewAction(transaction, deps, { action: 'review.reopen', account, review })
    return 'done'
  },
  uphold: async (transaction, { deps, account, review, at }) => {
    const { id: reviewId, removalId: decisionId } = review
    if (decisionId === null || !(await setAnswered(transaction, { reviewId, decisionId, at }))) return 'gone'
    await logReviewAction(transaction, deps, { action: 'review.uphold', account, review })
    return 'done'
  },
}

/**
 * The author of a removed review appeals, once. The review is stored until the appeal is answered, and then as long as
 * a deleted one.
 * @throws Failure `forbidden` for another author's review, `conflict` for a second appeal
 */
export async function appealRemoval(
  deps: ReviewDeps,
  { account, id, text }: { account: Person; id: string; text: string },
): Promise<void> {
  const { store, now } = deps
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, account.id, store.engine)
    const review = await lockReview(transaction, id, store.engine)
    if (!review) throw new Failure('not-found', 'review.not-found')
    if (!isAuthor(account, { userId: review.authorId })) throw toFailure('forbidden')
    const { removalId: decisionId, deletedBy } = review
    if (decisionId === null) throw new Failure('conflict', 'appeal.not-removed')
    const at = now().toISOString()
    if (!(await setAppeal(transaction, { reviewId: id, decisionId, at }, text)))
      throw new Failure('conflict', 'appeal.made')
    await setDeletion(transaction, id, { at, by: deletedBy })
  })
}
