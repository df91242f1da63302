import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import type { Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { lockAdmins } from './accounts.store.ts'

/**
 * The last admin cannot delete the account: nobody could moderate any more.
 * @throws Failure `conflict` when no other admin exists
 */
export async function throwIfLastAdmin(
  transaction: Transaction<Tables>,
  accountId: string,
  engine: Store['engine'],
): Promise<void> {
  if (await isLastAdmin(transaction, accountId, engine)) throw new Failure('conflict', 'account.last-admin')
}

export async function isLastAdmin(
  transaction: Transaction<Tables>,
  accountId: string,
  engine: Store['engine'],
): Promise<boolean> {
  const admins = await lockAdmins(transaction, engine, accountId)
  return admins.length === 1 && admins[0] === accountId
}
