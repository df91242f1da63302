import type { Executor } from '../../platform/store/database.ts'

/** An authenticator app that gave a right code once. */
export type Totp = { secret: string; confirmedAt: string | null }

/** Replaces a set-up that was not finished. @returns false when the account has an app already */
export async function replaceUnconfirmedTotp(
  executor: Executor,
  { accountId, secret, at }: { accountId: string; secret: string; at: string },
): Promise<boolean> {
  const row = { secret, created_at: at, confirmed_at: null, last_step: 0 }
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('totp')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row).where('totp.confirmed_at', 'is', null))
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export async function findTotp(executor: Executor, accountId: string): Promise<Totp | undefined> {
  const row = await executor
    .selectFrom('totp')
    .select(['secret', 'confirmed_at'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && { secret: row.secret, confirmedAt: row.confirmed_at }
}

/**
 * Takes a time step for good.
 * @returns false when a code of this step or of a later one was accepted before
 */
export async function takeTotpStep(
  executor: Executor,
  { accountId, secret, step }: { accountId: string; secret: string; step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('totp')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns false when it was confirmed before */
export async function markTotpConfirmed(executor: Executor, accountId: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('totp')
    .set({ confirmed_at: at })
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** An unfinished set-up is deleted too: the person who began it knows the secret. */
export async function deleteTotpBefore(executor: Executor, accountId: string, instant: string): Promise<void> {
  await executor.deleteFrom('totp').where('account_id', '=', accountId).where('created_at', '<', instant).execute()
}

export async function deleteTotp(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('totp').where('account_id', '=', accountId).execute()
}
