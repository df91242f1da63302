import type { Executor } from '../../platform/store/database.ts'

export async function findMailedAt(executor: Executor, accountId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('trip_mail')
    .select('mailed_at')
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row?.mailed_at
}

/** Without effect when the account has the mails already. */
export async function insertWish(executor: Executor, accountId: string, at: string): Promise<void> {
  await executor
    .insertInto('trip_mail')
    .values({ account_id: accountId, mailed_at: at })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute()
}

export async function deleteWish(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('trip_mail_token').where('account_id', '=', accountId).execute()
  await executor.deleteFrom('trip_mail').where('account_id', '=', accountId).execute()
}

/** The next accounts, by their ids, whose last mail was before an instant. */
export function listDueAfter(
  executor: Executor,
  { after, mailedBefore, limit }: { after: string; mailedBefore: string; limit: number },
) {
  return executor
    .selectFrom('trip_mail')
    .innerJoin('account', 'account.id', 'trip_mail.account_id')
    .select([
      'trip_mail.account_id as accountId',
      'trip_mail.mailed_at as mailedAt',
      'account.email',
      'account.email_confirmed_at as emailConfirmedAt',
    ])
    .where('trip_mail.account_id', '>', after)
    .where('trip_mail.mailed_at', '<', mailedBefore)
    .where('account.suspended_at', 'is', null)
    .orderBy('trip_mail.account_id')
    .limit(limit)
    .execute()
}

/** @returns false when another process has done it */
export async function claimMail(
  executor: Executor,
  { accountId, mailedAt, at }: { accountId: string; mailedAt: string; at: string },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('trip_mail')
    .set({ mailed_at: at })
    .where('account_id', '=', accountId)
    .where('mailed_at', '=', mailedAt)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function insertStopToken(
  executor: Executor,
  { tokenHash, accountId, at }: { tokenHash: string; accountId: string; at: string },
): Promise<void> {
  await executor
    .insertInto('trip_mail_token')
    .values({ token_hash: tokenHash, account_id: accountId, created_at: at })
    .execute()
}

export async function findAccountOfStopToken(executor: Executor, tokenHash: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('trip_mail_token')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.account_id
}

export async function deleteStopTokensBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('trip_mail_token').where('created_at', '<', instant).execute()
}
