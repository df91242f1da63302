import type { Transaction } from 'kysely'
import { failureOf } from '#contract/api/failure.ts'
import { lockAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { lockUnchangedAccount, type Account } from './accounts.store.ts'

/**
 * Locks an account for a deed that its password allowed. Checking a password takes long: a reset, a promotion or a
 * suspension, which end all sessions, may have come in between.
 * @throws Failure `unauthenticated` when the password was changed, or the account deleted or suspended, since it was read
 */
export async function requireUnchangedAccount(
  transaction: Transaction<Tables>,
  account: Account,
  engine: Store['engine'],
): Promise<void> {
  const isThere = await lockAccountExclusive(transaction, account.id, engine)
  if (!isThere || !(await lockUnchangedAccount(transaction, account, engine))) throw failureOf('unauthenticated')
}
