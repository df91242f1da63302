import type { Transaction } from 'kysely'
import type { Executor, Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'

/** The email that a token was mailed to. */
export type Confirmation = { readonly accountId: string; readonly email: string }

/** @returns false when that account is deleted, or is being deleted */
export async function insertConfirmation(
  { db, engine }: Store,
  { tokenHash, accountId, email, expiresAt }: Confirmation & { tokenHash: string; expiresAt: string },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('email_confirmation')
    .columns(['token_hash', 'account_id', 'email', 'expires_at'])
    .expression((from) =>
      from
        .selectFrom('account')
        .select(({ val }) => [
          val(tokenHash).as('token_hash'),
          'id',
          val(email).as('email'),
          val(expiresAt).as('expires_at'),
        ])
        .where('id', '=', accountId)
        .$if(engine === 'postgres', (query) => query.forKeyShare()),
    )
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns what a valid token confirms */
export async function findConfirmation(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<Confirmation | undefined> {
  const row = await executor
    .selectFrom('email_confirmation')
    .select(['account_id as accountId', 'email'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && row.email !== null ? { accountId: row.accountId, email: row.email } : undefined
}

/**
 * The first time counts. The tokens of earlier mails keep working, so that a second click is no error. An account with
 * another email by now stays as it is.
 * @returns false when nothing changes
 */
export async function setEmailConfirmed(
  transaction: Transaction<Tables>,
  { accountId, email }: Confirmation,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('account')
    .set({ email_confirmed_at: at.toISOString() })
    .where('id', '=', accountId)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteConfirmationsFor(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('email_confirmation').where('account_id', '=', accountId).execute()
}

export async function deleteConfirmationsExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('email_confirmation').where('expires_at', '<', instant).execute()
}
