import type { InvitedRole, TripRole } from '#contract/trip/trip-rights.ts'
import type { Executor } from '../../platform/store/database.ts'
import { raiseListChanges } from '../../platform/store/account-lock.ts'
import { prepare } from '../../platform/store/prepared.ts'
import { deleteRoleNotice, upsertRoleNotice } from './trip-role-notices.store.ts'

type Asked = { id: string; accountId: string }

/** The role of one account in one trip. */
export type TripAccess = {
  readonly ownerId: string
  readonly role: TripRole
  readonly bytes: number
  /** Somebody with an account is in it beside its owner. */
  readonly isShared: boolean
}

const selectAccess = prepare((executor, { id, accountId }: Asked) =>
  executor
    .selectFrom('trip')
    .leftJoin('trip_person', (join) =>
      join.onRef('trip_person.trip_id', '=', 'trip.id').on('trip_person.account_id', '=', accountId),
    )
    .select(['trip.account_id as ownerId', 'trip.bytes', 'trip_person.role'])
    .select(({ selectFrom }) =>
      selectFrom('trip_person as other')
        .select('other.id')
        .whereRef('other.trip_id', '=', 'trip.id')
        .where('other.account_id', 'is not', null)
        .limit(1)
        .as('companion'),
    )
    .where('trip.id', '=', id)
    .where('trip.deleted_at', 'is', null),
)

/** Undefined: there is no such trip, or the account is not in it. */
export async function findTripAccess(executor: Executor, asked: Asked): Promise<TripAccess | undefined> {
  const [row] = await selectAccess(executor, asked)
  if (!row) return undefined
  const role = row.ownerId === asked.accountId ? 'owner' : row.role
  if (role === null) return undefined
  return { ownerId: row.ownerId, role, bytes: row.bytes, isShared: row.companion !== null }
}

export async function findOwnerFor(executor: Executor, tripId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('trip')
    .select('account_id')
    .where('id', '=', tripId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return row?.account_id
}

export type StoredPerson = {
  readonly id: string
  readonly accountId: string | null
  readonly name: string
  /** Null: without an account. */
  readonly role: InvitedRole | null
  readonly joinedAt: string
  readonly isSuspended: boolean
  /** Null without an account too. */
  readonly emailConfirmedAt: string | null
}

function selectPeople(executor: Executor, tripId: string) {
  return executor
    .selectFrom('trip_person')
    .leftJoin('account', 'account.id', 'trip_person.account_id')
    .select([
      'trip_person.id',
      'trip_person.account_id as accountId',
      'trip_person.name as typedName',
      'trip_person.role',
      'trip_person.created_at as joinedAt',
      'account.name as accountName',
      'account.suspended_at as suspendedAt',
      'account.email_confirmed_at as emailConfirmedAt',
    ])
    .where('trip_person.trip_id', '=', tripId)
}

type PersonRow = Awaited<ReturnType<ReturnType<typeof selectPeople>['execute']>>[number]

function getPerson({ typedName, accountName, suspendedAt, ...person }: PersonRow): StoredPerson {
  return { ...person, name: accountName ?? typedName, isSuspended: suspendedAt !== null }
}

/** All but the owner, the longest there first. */
export async function listPeopleFor(executor: Executor, tripId: string): Promise<StoredPerson[]> {
  const rows = await selectPeople(executor, tripId)
    .orderBy('trip_person.created_at')
    .orderBy('trip_person.id')
    .execute()
  return rows.map(getPerson)
}

export async function findPerson(executor: Executor, tripId: string, id: string): Promise<StoredPerson | undefined> {
  const row = await selectPeople(executor, tripId).where('trip_person.id', '=', id).executeTakeFirst()
  return row && getPerson(row)
}

export async function findNameOfOwner(executor: Executor, tripId: string): Promise<string | undefined> {
  const row = await executor
    .selectFrom('trip')
    .innerJoin('account', 'account.id', 'trip.account_id')
    .select('account.name')
    .where('trip.id', '=', tripId)
    .executeTakeFirst()
  return row?.name
}

type NewPerson = {
  id: string
  tripId: string
  at: string
} & ({ accountId: string; role: InvitedRole } | { accountId: null; name: string })

export async function insertPerson(executor: Executor, person: NewPerson): Promise<void> {
  const { id, tripId, at, accountId } = person
  const given = accountId === null ? { name: person.name, role: null } : { name: '', role: person.role }
  await executor
    .insertInto('trip_person')
    .values({ id, trip_id: tripId, account_id: accountId, created_at: at, ...given })
    .execute()
  if (accountId !== null) await raiseListChanges(executor, [accountId])
}

type Claim = { id: string; tripId: string; accountId: string; role: InvitedRole; at: string }

/**
 * The person joins in this moment, whenever the name was noted.
 * @returns false if the person was removed, or has an account already
 */
export async function claimPerson(executor: Executor, { id, tripId, accountId, role, at }: Claim): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('trip_person')
    .set({ account_id: accountId, role, name: '', created_at: at })
    .where('id', '=', id)
    .where('trip_id', '=', tripId)
    .where('account_id', 'is', null)
    .executeTakeFirst()
  await raiseListChanges(executor, [accountId])
  return numUpdatedRows === 1n
}

export async function updatePerson(
  executor: Executor,
  id: string,
  change: { role: InvitedRole } | { name: string },
): Promise<void> {
  await executor.updateTable('trip_person').set(change).where('id', '=', id).execute()
}

export async function deletePerson(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('trip_person').where('id', '=', id).execute()
}

const countShared = prepare((executor, { accountId }: { accountId: string }) =>
  executor
    .selectFrom('trip_person')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId),
)

/** The trips of others that an account is in, deleted ones included. */
export async function countSharedTripsFor(executor: Executor, accountId: string): Promise<number> {
  const [row] = await countShared(executor, { accountId })
  return Number(row?.count)
}

/**
 * The trip is the other account's from now on, who is no person beside the owner any more, and who reads that in the bell.
 * The owner before has no news of roles there.
 */
export async function moveTrip(
  executor: Executor,
  { tripId, to, at }: { tripId: string; to: Pick<StoredPerson, 'id'> & { accountId: string }; at: string },
): Promise<void> {
  await deletePerson(executor, to.id)
  const owner = await findOwnerFor(executor, tripId)
  await raiseListChanges(executor, owner === undefined ? [to.accountId] : [owner, to.accountId])
  if (owner !== undefined) await deleteRoleNotice(executor, { tripId, accountId: owner })
  await upsertRoleNotice(executor, { accountId: to.accountId, tripId, role: 'owner', at })
  await executor
    .updateTable('trip')
    // The key was the former owner's. The new one may have used the same.
    .set({ account_id: to.accountId, idempotency_key: null })
    .where('id', '=', tripId)
    .execute()
}

export async function findTripCreation(executor: Executor, tripId: string): Promise<string | undefined> {
  const row = await executor.selectFrom('trip').select('created_at').where('id', '=', tripId).executeTakeFirst()
  return row?.created_at
}

/** The trips of an account that others with an account are in, with their lengths. */
export function listSharedByOwner(executor: Executor, accountId: string): Promise<{ id: string; bytes: number }[]> {
  return executor
    .selectFrom('trip')
    .select(['trip.id', 'trip.bytes'])
    .where('trip.account_id', '=', accountId)
    .where('trip.deleted_at', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('trip_person')
          .select('trip_person.id')
          .whereRef('trip_person.trip_id', '=', 'trip.id')
          .where('trip_person.account_id', 'is not', null),
      ),
    )
    .orderBy('trip.created_at')
    .orderBy('trip.id')
    .execute()
}

/** Everybody in the trips of an account, for its data. */
export function listPeopleOfOwner(executor: Executor, accountId: string) {
  return executor
    .selectFrom('trip')
    .innerJoin('trip_person', 'trip_person.trip_id', 'trip.id')
    .leftJoin('account', 'account.id', 'trip_person.account_id')
    .select(({ fn, ref }) => [
      'trip.id as tripId',
      fn.coalesce('account.name', ref('trip_person.name')).as('name'),
      'trip_person.role',
    ])
    .where('trip.account_id', '=', accountId)
    .where('trip.deleted_at', 'is', null)
    .orderBy('trip.created_at')
    .orderBy('trip_person.created_at')
    .orderBy('trip_person.id')
    .execute()
}
