import type { Transaction } from 'kysely'
import type { ModerationReason } from '#contract/review/moderation.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

type AddedDecision = {
  id: string
  reviewId: string
  kind: 'remove' | 'keep'
  reason: ModerationReason | ''
  version: number
  moderatorId: string
  at: string
}

export async function insertDecision(transaction: Transaction<Tables>, decision: AddedDecision): Promise<void> {
  await transaction
    .insertInto('decision')
    .values({
      id: decision.id,
      review_id: decision.reviewId,
      kind: decision.kind,
      reason: decision.reason,
      version: decision.version,
      moderator_id: decision.moderatorId,
      created_at: decision.at,
      undone_at: null,
      appeal: '',
      appealed_at: null,
      answered_at: null,
    })
    .execute()
}

/**
 * Takes the last decision to keep a review back.
 * @returns its id; undefined when there is none
 */
export async function undoLastApproval(
  transaction: Transaction<Tables>,
  reviewId: string,
  at: string,
): Promise<string | undefined> {
  const last = await transaction
    .selectFrom('decision')
    .select('id')
    .where('review_id', '=', reviewId)
    .where('kind', '=', 'keep')
    .where('undone_at', 'is', null)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!last) return undefined
  await transaction.updateTable('decision').set({ undone_at: at }).where('id', '=', last.id).execute()
  return last.id
}

type Removal = { reviewId: string; decisionId: string; at: string }

/** @returns false when the removal was appealed against before */
export async function setAppeal(
  transaction: Transaction<Tables>,
  { reviewId, decisionId, at }: Removal,
  text: string,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('decision')
    .set({ appeal: text, appealed_at: at })
    .where('id', '=', decisionId)
    .where('appealed_at', 'is', null)
    .executeTakeFirst()
  await transaction.updateTable('review').set({ appealed_at: at }).where('id', '=', reviewId).execute()
  return numUpdatedRows === 1n
}

/** @returns false when no appeal waits for an answer */
export async function setAnswered(
  transaction: Transaction<Tables>,
  { reviewId, decisionId, at }: Removal,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('decision')
    .set({ answered_at: at })
    .where('id', '=', decisionId)
    .where('appealed_at', 'is not', null)
    .where('answered_at', 'is', null)
    .executeTakeFirst()
  await transaction.updateTable('review').set({ appealed_at: null }).where('id', '=', reviewId).execute()
  return numUpdatedRows === 1n
}

/** The decisions with these ids, and who made them. */
export async function findDecisions(executor: Executor, ids: readonly string[]) {
  if (ids.length === 0) return []
  return executor
    .selectFrom('decision')
    .leftJoin('account', 'account.id', 'decision.moderator_id')
    .select([
      'decision.id',
      'decision.reason',
      'decision.created_at as at',
      'decision.appeal',
      'decision.answered_at as answeredAt',
      'account.name as moderatorName',
    ])
    .where('decision.id', 'in', ids)
    .execute()
}

/**
 * Removes the texts of an author in appeals, and withdraws waiting appeals, before the account and its name on the
 * reviews go. The reviews are locked first, as decisions do. Another order could cause a deadlock.
 */
export async function eraseAppealsFor(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  await transaction
    .updateTable('review')
    .set({ appealed_at: null })
    .where('account_id', '=', accountId)
    .where('removal_id', 'is not', null)
    .execute()
  await transaction
    .updateTable('decision')
    .set({ appeal: '' })
    .where('review_id', 'in', (query) => query.selectFrom('review').select('id').where('account_id', '=', accountId))
    .where('appealed_at', 'is not', null)
    .execute()
}
