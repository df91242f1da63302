import type { Transaction } from 'kysely'
import type { Executor } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'

export async function insertConfirmation(
  executor: Executor,
  { tokenHash, accountId, expiresAt }: { tokenHash: string; accountId: string; expiresAt: string },
): Promise<void> {
  await executor
    .insertInto('email_confirmation')
    .values({ token_hash: tokenHash, account_id: accountId, expires_at: expiresAt })
    .execute()
}

/** @returns the account of a token that is valid */
export async function findConfirmation(executor: Executor, tokenHash: string, now: Date): Promise<string | undefined> {
  const row = await executor
    .selectFrom('email_confirmation')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row?.account_id
}

/** The first time counts. The tokens of earlier mails keep working, so that a second click is no error. */
export async function setEmailConfirmed(transaction: Transaction<Tables>, accountId: string, at: Date): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ email_confirmed_at: at.toISOString() })
    .where('id', '=', accountId)
    .where('email_confirmed_at', 'is', null)
    .execute()
}

export async function deleteConfirmationsOf(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('email_confirmation').where('account_id', '=', accountId).execute()
}

export async function deleteConfirmationsExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('email_confirmation').where('expires_at', '<', instant).execute()
}
