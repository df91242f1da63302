import { CLOCK_SLACK_MS } from '../clock-slack.ts'
import type { Executor } from '../store/database.ts'

/** Wrong tries after which a code is dead. */
const MAX_TRIES = 5

type OneTimeCode = { accountId: string; codeHash: string; expiresAt: string }

/** Puts a code in the place of the account's earlier one: only one is alive. */
export async function replaceOneTimeCode(executor: Executor, code: OneTimeCode): Promise<void> {
  const row = { code_hash: code.codeHash, expires_at: code.expiresAt, tries: 0 }
  await executor
    .insertInto('one_time_code')
    .values({ account_id: code.accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/**
 * Counts a try and hands out the hash to compare with: in this order, so that tries made at once are counted first.
 * @returns null when no code is alive
 */
export async function takeTry(executor: Executor, accountId: string, now: Date): Promise<string | null> {
  const row = await executor
    .updateTable('one_time_code')
    .set((column) => ({ tries: column('tries', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('tries', '<', MAX_TRIES)
    .where('expires_at', '>', now.toISOString())
    // No code holds that long: it was made while a clock was ahead.
    .where('expires_at', '<', new Date(now.getTime() + CLOCK_SLACK_MS).toISOString())
    .returning('code_hash')
    .executeTakeFirst()
  return row?.code_hash ?? null
}

/** Uses a code up. @returns false when another request was faster, or a newer code took its place */
export async function spendOneTimeCode(executor: Executor, accountId: string, codeHash: string): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('one_time_code')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', codeHash)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function deleteCodesExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('one_time_code').where('expires_at', '<', instant).execute()
}
