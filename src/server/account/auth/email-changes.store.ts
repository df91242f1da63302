import type { Executor } from '../../platform/store/database.ts'
import type { EmailChangeTable } from '../../platform/store/tables.ts'

/** The mailbox that a link goes to: that of the account's present email, or that of the wanted one. */
export type Mailbox = 'old' | 'new'

/** Replaces the account's earlier change. Its links stop working. */
export async function replaceEmailChange(
  executor: Executor,
  change: Pick<
    EmailChangeTable,
    'account_id' | 'new_email' | 'session_hash' | 'old_mail_id' | 'new_mail_id' | 'expires_at'
  >,
): Promise<void> {
  const { account_id, ...rest } = change
  const row = {
    ...rest,
    old_token_hash: null,
    new_token_hash: null,
    old_confirmed_at: null,
    new_confirmed_at: null,
  }
  await executor
    .insertInto('email_change')
    .values({ account_id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute()
}

/** @returns false when no change waits for that mail */
export async function setChangeToken(
  executor: Executor,
  mailbox: Mailbox,
  { mailId, tokenHash, now }: { mailId: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('email_change')
    .set({ [`${mailbox}_token_hash`]: tokenHash })
    .where(`${mailbox}_mail_id`, '=', mailId)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns the change whose link has this token */
export async function findEmailChange(
  executor: Executor,
  tokenHash: string,
  now: Date,
): Promise<EmailChangeTable | undefined> {
  return executor
    .selectFrom('email_change')
    .selectAll()
    .where(({ or, eb }) => or([eb('old_token_hash', '=', tokenHash), eb('new_token_hash', '=', tokenHash)]))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
}

export async function setMailboxConfirmed(
  executor: Executor,
  mailbox: Mailbox,
  { accountId, at }: { accountId: string; at: Date },
): Promise<void> {
  await executor
    .updateTable('email_change')
    .set({ [`${mailbox}_confirmed_at`]: at.toISOString() })
    .where('account_id', '=', accountId)
    .execute()
}

export async function findWantedEmail(executor: Executor, accountId: string): Promise<string | null> {
  const row = await executor
    .selectFrom('email_change')
    .select('new_email')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.new_email ?? null
}

export async function deleteEmailChangeFor(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('email_change').where('account_id', '=', accountId).execute()
}

export async function deleteEmailChangesExpiredBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('email_change').where('expires_at', '<', instant).execute()
}
