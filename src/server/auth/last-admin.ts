import type { Transaction } from 'kysely'
import { Failure } from '#contract/failure.ts'
import type { Context } from '../context.ts'
import { recordSecurityEvent } from '../security/security-log.ts'
import type { Store } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'
import { findAccountByEmail, lockAdmins, setTraveller } from './accounts.store.ts'

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

type Demotion = 'demoted' | 'no-admin' | 'last-admin'

/** Makes an admin a traveller, unless no other admin exists. Sessions stay, because each request reads the role anew. */
export function demoteAdmin(deps: Pick<Context, 'store' | 'now'>, email: string): Promise<Demotion> {
  const { db, engine } = deps.store
  return db.transaction().execute(async (transaction) => {
    const account = await findAccountByEmail(transaction, email)
    if (!account?.isAdmin) return 'no-admin'
    if (await isLastAdmin(transaction, account.id, engine)) return 'last-admin'
    await setTraveller(transaction, account.id)
    await recordSecurityEvent(transaction, deps, { kind: 'admin.revoked', accountId: account.id })
    return 'demoted'
  })
}

async function isLastAdmin(
  transaction: Transaction<Tables>,
  accountId: string,
  engine: Store['engine'],
): Promise<boolean> {
  const admins = await lockAdmins(transaction, engine)
  return admins.length === 1 && admins[0] === accountId
}
