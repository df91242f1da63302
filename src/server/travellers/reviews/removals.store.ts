import type { Transaction } from 'kysely'
import type { ModerationReason, RemovedCount } from '#contract/review/moderation.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

/** Names the decision that removed a review. Its reports wait no longer. */
export async function setRemoval(transaction: Transaction<Tables>, id: string, decisionId: string): Promise<void> {
  await transaction
    .updateTable('review')
    .set({ removal_id: decisionId, reported_at: null })
    .where('id', '=', id)
    .execute()
}

/**
 * Takes the decision back that removed a review, in the transaction that restores it. Without an appeal the reports wait
 * again: somebody clicked wrong. With one, they are answered.
 */
export async function endRemoval(
  transaction: Transaction<Tables>,
  review: { id: string; placeKey: string; removalId: string },
  at: string,
): Promise<void> {
  const { id, placeKey, removalId } = review
  const decision = await transaction
    .updateTable('decision')
    .set((column) => ({
      undone_at: at,
      answered_at: column.case().when('appealed_at', 'is', null).then(null).else(at).end(),
    }))
    .where('id', '=', removalId)
    .returning(['reason', 'appealed_at'])
    .executeTakeFirst()
  await transaction.updateTable('review').set({ removal_id: null, appealed_at: null }).where('id', '=', id).execute()
  if (!decision) return
  await changeRemovedCount(transaction, { placeKey, reason: decision.reason, by: -1 })
  if (decision.appealed_at === null) await reopenReports(transaction, id, removalId)
}

/** The reports that a decision closed wait again. */
export async function reopenReports(
  transaction: Transaction<Tables>,
  reviewId: string,
  decisionId: string,
): Promise<void> {
  const reopened = await transaction
    .updateTable('report')
    .set({ decision_id: null })
    .where('review_id', '=', reviewId)
    .where('decision_id', '=', decisionId)
    .returning('created_at')
    .execute()
  const newest = reopened
    .map(({ created_at: at }) => at)
    .toSorted()
    .at(-1)
  if (newest === undefined) return
  await transaction.updateTable('review').set({ reported_at: newest }).where('id', '=', reviewId).execute()
}

export async function changeRemovedCount(
  transaction: Transaction<Tables>,
  { placeKey, reason, by }: { placeKey: string; reason: ModerationReason | ''; by: 1 | -1 },
): Promise<void> {
  if (reason === '') return
  await transaction
    .insertInto('place_removal')
    .values({ place_key: placeKey, reason, count: by })
    .onConflict((conflict) =>
      conflict.columns(['place_key', 'reason']).doUpdateSet((column) => ({
        count: column('place_removal.count', '+', column.ref('excluded.count')),
      })),
    )
    .execute()
}

/** Number of reviews that were removed from a place, by reason. */
export async function listRemovedCounts(executor: Executor, placeKey: string): Promise<RemovedCount[]> {
  return executor
    .selectFrom('place_removal')
    .select(['reason', 'count'])
    .where('place_key', '=', placeKey)
    .where('count', '>', 0)
    .orderBy('reason')
    .execute()
}
