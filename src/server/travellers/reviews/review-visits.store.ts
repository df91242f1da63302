import type { Executor } from '../../platform/store/database.ts'

/** Replaces the month that a review says. */
export async function storeVisit(executor: Executor, reviewId: string, month: string): Promise<void> {
  await executor
    .insertInto('review_visit')
    .values({ review_id: reviewId, month })
    .onConflict((conflict) => conflict.column('review_id').doUpdateSet({ month }))
    .execute()
}

export async function deleteVisit(executor: Executor, reviewId: string): Promise<void> {
  await executor.deleteFrom('review_visit').where('review_id', '=', reviewId).execute()
}

/** Deletes the visits of the reviews that an author leaves behind. */
export async function deleteVisitsFor(executor: Executor, accountId: string): Promise<void> {
  await executor
    .deleteFrom('review_visit')
    .where('review_id', 'in', ({ selectFrom }) =>
      selectFrom('review').select('review.id').where('review.account_id', '=', accountId),
    )
    .execute()
}
