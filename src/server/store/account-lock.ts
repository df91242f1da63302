import type { Transaction } from 'kysely'
import type { Store } from './database.ts'
import { prepare } from './prepared.ts'
import type { Tables } from './tables.ts'

/**
 * Keeps an account from being deleted until the transaction ends; others may do the same meanwhile.
 * @returns false when it has been deleted
 */
export function lockAccountShared(transaction: Transaction<Tables>, accountId: string, engine: Store['engine']) {
  return findOwner(transaction, accountId, engine === 'postgres' ? 'shared' : 'none')
}

/**
 * Lets whatever adds to one traveller's lists wait its turn until the transaction ends: on Postgres none would count
 * the others' additions.
 * @returns false when the account has been deleted
 */
export function lockAccountExclusive(transaction: Transaction<Tables>, accountId: string, engine: Store['engine']) {
  return findOwner(transaction, accountId, engine === 'postgres' ? 'exclusive' : 'none')
}

type Lock = 'none' | 'shared' | 'exclusive'

/** SQLite's transactions have the database to themselves; there is nothing to lock. */
async function findOwner(transaction: Transaction<Tables>, accountId: string, lock: Lock): Promise<boolean> {
  const rows = await selectOwner[lock](transaction, { accountId })
  return rows.length === 1
}

const selectOwner = { none: ownerQuery('none'), shared: ownerQuery('shared'), exclusive: ownerQuery('exclusive') }

function ownerQuery(lock: Lock) {
  return prepare((reader, { accountId }: { accountId: string }) =>
    reader
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .$if(lock === 'shared', (query) => query.forKeyShare())
      .$if(lock === 'exclusive', (query) => query.forNoKeyUpdate()),
  )
}
