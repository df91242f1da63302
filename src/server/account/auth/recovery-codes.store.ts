import type { Executor } from '../../platform/store/database.ts'

export async function insertRecoveryCodes(
  executor: Executor,
  { accountId, hashes, at }: { accountId: string; hashes: readonly string[]; at: string },
): Promise<void> {
  await executor
    .insertInto('recovery_code')
    .values(hashes.map((code_hash) => ({ code_hash, account_id: accountId, created_at: at })))
    .execute()
}

/** @returns false when the account has no such code, or has used it */
export async function consumeRecoveryCode(
  executor: Executor,
  { accountId, hash }: { accountId: string; hash: string },
): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('recovery_code')
    .where('code_hash', '=', hash)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function countRecoveryCodes(executor: Executor, accountId: string): Promise<number> {
  const { count } = await executor
    .selectFrom('recovery_code')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Codes of an unknown age count as older. */
export async function deleteRecoveryCodesBefore(executor: Executor, accountId: string, instant: string): Promise<void> {
  await executor
    .deleteFrom('recovery_code')
    .where('account_id', '=', accountId)
    .where(({ eb, or }) => or([eb('created_at', '<', instant), eb('created_at', 'is', null)]))
    .execute()
}

export async function deleteRecoveryCodesFor(executor: Executor, accountId: string): Promise<void> {
  await executor.deleteFrom('recovery_code').where('account_id', '=', accountId).execute()
}
