import { CLOCK_SLACK_MS } from '../clock-slack.ts'
import type { Executor } from '../store/database.ts'

/** After this many tries a code is no longer valid. */
const MAX_TRIES = 5

type OneTimeCode = { accountId: string; codeHash: string; expiresAt: string }

/** Replaces the account's earlier code, so that one code at most is valid. */
export async function replaceOneTimeCode(executor: Executor, code: OneTimeCode): Promise<void> {
  const row = { code_hash: code.codeHash, expires_at: code.expiresAt, tries: 0 }
  await executor
    .insertInto('one_time_code')
    .values({ account_id: code.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/**
 * Counts a try, then returns the hash to compare with. In this order parallel tries are all counted first.
 * @returns null when no code is valid
 */
export async function countCodeTry(executor: Executor, accountId: string, now: Date): Promise<string | null> {
  const row = await executor
    .updateTable('one_time_code')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    // No code is valid for so long: this one was made while a clock was ahead.
    .where('expires_at', '<', new Date(now.getTime() + CLOCK_SLACK_MS).toISOString())
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash ?? null
}

/**
 * Deletes a code that was right.
 * @returns false when another request was faster or a newer code replaced it
 */
export async function consumeOneTimeCode(executor: Executor, accountId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('one_time_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteCodesOf(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('one_time_code').where('account_id', '=', accountId).execute()
}

export async function deleteCodesExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('one_time_code').where('expires_at', '<', instant).execute()
}
