import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import { mayInTrip, type TripRight } from '#contract/trip/trip-rights.ts'
import { lockAccountsExclusive } from '../../platform/store/account-lock.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { findTripAccess, type TripAccess } from './trip-people.store.ts'

export type OfTrip = { readonly tripId: string; readonly accountId: string }

/**
 * @throws Failure `not-found` when the account is not in the trip, so that nobody learns which trips there are; `forbidden`
 * when its role lacks the right
 */
export async function requireTripRight(executor: Executor, of: OfTrip, right: TripRight): Promise<TripAccess> {
  const access = await findTripAccess(executor, { id: of.tripId, accountId: of.accountId })
  if (!access) throw tripMissing()
  refuseRole(access, right)
  return access
}

/**
 * Reads data of a trip. The right is checked again afterwards: a person who is removed meanwhile gets no later text.
 * @throws Failure as `requireTripRight` does
 */
export async function readOfTrip<T>(executor: Executor, of: OfTrip, read: () => Promise<T>): Promise<T> {
  await requireTripRight(executor, of, 'read')
  const found = await read()
  await requireTripRight(executor, of, 'read')
  return found
}

export function refuseRole({ role }: Pick<TripAccess, 'role'>, right: TripRight): void {
  if (mayInTrip(role, right)) return
  throw new Failure('forbidden', right === 'edit' ? 'trip.read-only' : 'trip.role-too-low')
}

/**
 * The same, and the trip, its people and their rights stay as they are until the transaction ends: code that changes
 * them locks the account of its owner. Rights count as they are now, so that those of a removed person are over at
 * once.
 * @param others accounts that are locked, too
 * @throws Failure `conflict` when the trip went to another owner in the same moment
 */
export async function lockTrip(
  transaction: Transaction<Tables>,
  engine: Store['engine'],
  { right, others = [], ...of }: OfTrip & { right: TripRight; others?: readonly string[] },
): Promise<TripAccess> {
  const before = await requireTripRight(transaction, of, right)
  // SQLite runs one writing transaction at a time.
  if (engine === 'sqlite') return before
  await lockAccountsExclusive(transaction, [before.ownerId, ...others], engine)
  const access = await requireTripRight(transaction, of, right)
  if (access.ownerId !== before.ownerId) throw new Failure('conflict', 'trip.people-changed')
  return access
}

export function tripMissing(): Failure {
  return new Failure('not-found', 'trip.not-found')
}
