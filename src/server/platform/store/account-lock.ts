import { sql, type Transaction } from 'kysely'
import { toFailure } from '#contract/api/failure.ts'
import type { Executor, Store } from './database.ts'
import { prepare } from './prepared.ts'
import type { Tables } from './tables.ts'

/**
 * Prevents the deletion and the suspension of an account until the transaction ends. Several transactions may hold this
 * lock at once.
 * @returns false when the account is deleted or suspended
 */
export function lockAccountShared(transaction: Transaction<Tables>, accountId: string, engine: Store['engine']) {
  return lockAccount(transaction, accountId, engine === 'postgres' ? 'shared' : 'none')
}

/**
 * Makes transactions that add to one traveller's lists wait for each other. On Postgres they would not count each
 * other's additions otherwise.
 * @returns false when the account is deleted or suspended
 */
export function lockAccountExclusive(transaction: Transaction<Tables>, accountId: string, engine: Store['engine']) {
  return lockAccount(transaction, accountId, engine === 'postgres' ? 'exclusive' : 'none')
}

/** @throws Failure `unauthenticated` when the account is deleted or suspended */
export async function requireAccountShared(...lock: Parameters<typeof lockAccountShared>): Promise<void> {
  if (!(await lockAccountShared(...lock))) throw toFailure('unauthenticated')
}

/** @throws Failure `unauthenticated` when the account is deleted or suspended */
export async function requireAccountExclusive(...lock: Parameters<typeof lockAccountExclusive>): Promise<void> {
  if (!(await lockAccountExclusive(...lock))) throw toFailure('unauthenticated')
}

type Lock = 'none' | 'shared' | 'exclusive'

/** SQLite runs one writing transaction at a time, so it needs no lock. */
async function lockAccount(transaction: Transaction<Tables>, accountId: string, lock: Lock): Promise<boolean> {
  const rows = await accountQueries[lock](transaction, { accountId })
  return rows.length === 1
}

const accountQueries = {
  none: accountQuery('none'),
  shared: accountQuery('shared'),
  exclusive: accountQuery('exclusive'),
}

function accountQuery(lock: Lock) {
  return prepare((reader, { accountId }: { accountId: string }) =>
    reader
      .selectFrom('account')
      .select('id')
      .where('id', '=', accountId)
      .where('suspended_at', 'is', null)
      .$if(lock === 'shared', (query) => query.forKeyShare())
      .$if(lock === 'exclusive', (query) => query.forNoKeyUpdate()),
  )
}

/**
 * Locks the accounts as `lockAccountExclusive` does, suspended ones too, in an order that is the same for everybody, so
 * that no two transactions wait for each other. Accounts that are deleted are left out.
 */
export async function lockAccountsExclusive(
  transaction: Transaction<Tables>,
  accountIds: readonly string[],
  engine: Store['engine'],
): Promise<void> {
  if (engine === 'sqlite' || accountIds.length === 0) return
  await transaction
    .selectFrom('account')
    .select('id')
    .where('id', 'in', accountIds)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
}

/**
 * Counts a change of the account's own lists, and holds the exclusive lock until the transaction ends. Code that
 * changes the result of `listTrips` or `listWishlist` calls it in the same transaction, before the change, because the
 * account is locked before its rows. It invalidates cached answers of the account (docs/decisions/0133).
 * @returns false when the account is deleted or suspended, and nothing is counted
 */
export async function countListChange(transaction: Transaction<Tables>, accountId: string): Promise<boolean> {
  const rows = await raiseOne(transaction, { accountId })
  return rows.length === 1
}

/** @throws Failure `unauthenticated` when the account is deleted or suspended */
export async function requireListChange(transaction: Transaction<Tables>, accountId: string): Promise<void> {
  if (!(await countListChange(transaction, accountId))) throw toFailure('unauthenticated')
}

const raiseOne = prepare((executor, { accountId }: { accountId: string }) =>
  executor
    .updateTable('account')
    .set({ list_changes: sql<number>`list_changes + 1` })
    .where('id', '=', accountId)
    .where('suspended_at', 'is', null)
    .returning('id'),
)

/** The same for several accounts, suspended ones too, in the order of `lockAccountsExclusive`. */
export async function countListChanges(
  transaction: Transaction<Tables>,
  accountIds: readonly string[],
  engine: Store['engine'],
): Promise<void> {
  if (accountIds.length === 0) return
  await lockAccountsExclusive(transaction, accountIds, engine)
  await raiseListChanges(transaction, accountIds)
}

/** The same in a transaction that has locked the accounts already. */
export async function raiseListChanges(transaction: Executor, accountIds: readonly string[]): Promise<void> {
  await transaction
    .updateTable('account')
    .set({ list_changes: sql<number>`list_changes + 1` })
    .where('id', 'in', accountIds)
    .execute()
}
