import type { Transaction } from 'kysely'
import type { Store } from './open.ts'
import type { Tables } from './tables.ts'

/**
 * Keeps an account from being deleted until the transaction ends; others may do the same meanwhile.
 * @returns false when it has been deleted
 */
export function holdOwner(transaction: Transaction<Tables>, accountId: string, engine: Store['engine']) {
  return findOwner(transaction, accountId, engine === 'postgres' ? 'shared' : 'none')
}

/**
 * Lets whatever adds to one traveller's lists wait its turn until the transaction ends: on Postgres none would count
 * the others' additions.
 * @returns false when the account has been deleted
 */
export function lockOwner(transaction: Transaction<Tables>, accountId: string, engine: Store['engine']) {
  return findOwner(transaction, accountId, engine === 'postgres' ? 'exclusive' : 'none')
}

/** SQLite's transactions have the database to themselves; there is nothing to lock. */
async function findOwner(
  transaction: Transaction<Tables>,
  accountId: string,
  lock: 'none' | 'shared' | 'exclusive',
): Promise<boolean> {
  const owner = await transaction
    .selectFrom('account')
    .select('id')
    .where('id', '=', accountId)
    .$if(lock === 'shared', (query) => query.forKeyShare())
    .$if(lock === 'exclusive', (query) => query.forNoKeyUpdate())
    .executeTakeFirst()
  return owner !== undefined
}
