import type { Transaction } from 'kysely'
import { toFailure } from '#contract/api/failure.ts'
import { lockAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findAccountById, type Account } from './accounts.store.ts'
import { isSessionOpen } from './sessions.store.ts'

/** An account as it was read, and the hash of the session that read it. Null: somebody typed the password instead. */
type Reader = { readonly account: Account; readonly tokenHash: string | null }

/**
 * Locks an account for an action that its session, its password or a code allowed. Checking a password takes long, and
 * another action of the account may come in between. If two run at the same time, the second sees the result of the
 * first, and fails.
 * @throws Failure `unauthenticated` when the session has ended, or the account is deleted or suspended
 * @throws Failure `conflict` when the session goes on, and the password or the email is another one by now
 */
export async function requireUnchangedAccount(
  transaction: Transaction<Tables>,
  { account, tokenHash }: Reader,
  engine: Store['engine'],
): Promise<void> {
  const isThere = await lockAccountExclusive(transaction, account.id, engine)
  const current = isThere ? await findAccountById(transaction, account.id) : undefined
  if (!current || (tokenHash !== null && !(await isSessionOpen(transaction, tokenHash))))
    throw toFailure('unauthenticated')
  if (isSame(account, current)) return
  throw toFailure(tokenHash === null ? 'unauthenticated' : 'conflict')
}

/** Checks that the caller's proof is still valid, and that mails still go to the same mailbox. */
function isSame(before: Account, after: Account): boolean {
  return (
    before.passwordHash === after.passwordHash &&
    before.email === after.email &&
    before.emailConfirmedAt === after.emailConfirmedAt
  )
}
