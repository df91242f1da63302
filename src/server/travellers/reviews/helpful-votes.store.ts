import type { Executor } from '../../platform/store/database.ts'

type Vote = { reviewId: string; accountId: string }

/** @returns false when the vote was there before */
export async function insertHelpfulVote(executor: Executor, { reviewId, accountId }: Vote): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('helpful_vote')
    .values({ review_id: reviewId, account_id: accountId })
    .onConflict((conflict) => conflict.columns(['review_id', 'account_id']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns false when there was no such vote */
export async function deleteHelpfulVote(executor: Executor, { reviewId, accountId }: Vote): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('helpful_vote')
    .where('review_id', '=', reviewId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The ids of the reviews that a person called helpful. */
export async function listHelpfulVotesFor(executor: Executor, accountId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('helpful_vote')
    .select('review_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map((row) => row.review_id)
}

/** The number of votes by review. Reviews without votes are left out, and so are the votes of suspended accounts. */
export async function countHelpfulVotes(executor: Executor, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await executor
    .selectFrom('helpful_vote')
    .innerJoin('account', 'account.id', 'account_id')
    .select('review_id')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('review_id', 'in', ids)
    .where('suspended_at', 'is', null)
    .groupBy('review_id')
    .execute()
  return new Map(rows.map((row) => [row.review_id, Number(row.count)]))
}
