import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import { getRole } from '#contract/api/roles.ts'
import type { Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAccountById, lockAdmins } from './accounts.store.ts'

/**
 * An account with a role cannot be deleted: both logs would lose the name of the actor. Another admin takes the role
 * away first, and the log names this admin. The last admin stays, because nobody could moderate any more.
 * @param others accounts that the transaction will change, too: all are locked here, in one order
 * @throws Failure `conflict` for an account with a role
 */
export async function refuseStaff(
  transaction: Transaction<Tables>,
  accountId: string,
  { engine, others }: { engine: Store['engine']; others: readonly string[] },
): Promise<void> {
  const admins = await lockAdmins(transaction, engine, [accountId, ...others])
  if (isOnly(admins, accountId)) throw new Failure('conflict', 'account.last-admin')
  // Read anew: the caller of a request may lack the rights that wait for a second factor.
  const account = await findAccountById(transaction, accountId)
  if (account && getRole(account) !== 'traveller') throw new Failure('conflict', 'account.has-role')
}

export async function isLastAdmin(
  transaction: Transaction<Tables>,
  accountId: string,
  engine: Store['engine'],
): Promise<boolean> {
  return isOnly(await lockAdmins(transaction, engine, [accountId]), accountId)
}

function isOnly(admins: readonly string[], accountId: string): boolean {
  return admins.length === 1 && admins[0] === accountId
}
