import type { Transaction } from 'kysely'
import { ACCOUNT_BYTES } from '#contract/account/storage.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { invitedRoles, type InvitedRole } from '#contract/trip/trip-rights.ts'
import { bytesHeldBy } from '../../account/quota/bytes-held.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { listPeopleFor, listSharedByOwner, moveTrip, type StoredPerson } from './trip-people.store.ts'
import { countTripsOwnedBy } from './trips.store.ts'

export type Member = StoredPerson & { readonly accountId: string; readonly role: InvitedRole }

export function isMember(person: StoredPerson): person is Member {
  return person.accountId !== null && person.role !== null
}

/**
 * The next owner of a trip when its owner leaves: the editor who is in it longest, else a suggester, else a viewer.
 * Suspended accounts come after them, and accounts with an unconfirmed email last: a stranger may have signed up with
 * it.
 */
export async function listHeirs(executor: Executor, tripId: string): Promise<Member[]> {
  const rank = ({ isSuspended, emailConfirmedAt, role }: Member) =>
    (emailConfirmedAt === null ? 2 * invitedRoles.length : 0) +
    (isSuspended ? invitedRoles.length : 0) +
    invitedRoles.indexOf(role)
  const members = (await listPeopleFor(executor, tripId)).filter(isMember)
  return members.toSorted((one, other) => rank(one) - rank(other))
}

/** The quota of a trip is its owner's. */
export async function hasRoomFor(
  executor: Executor,
  { accountId, quotaBytes }: { accountId: string; quotaBytes: number },
  bytes: number,
): Promise<boolean> {
  const [held, count] = [await bytesHeldBy(executor, accountId), await countTripsOwnedBy(executor, accountId)]
  return held + bytes <= quotaBytes && count < TRIP_LIMITS.trips
}

/** The accounts that may get trips of an account. Code that deletes it locks them with it, in one order. */
export async function listHeirsFor(executor: Executor, accountId: string): Promise<string[]> {
  const heirs = new Set<string>()
  for (const { id } of await listSharedByOwner(executor, accountId)) {
    for (const member of await listHeirs(executor, id)) heirs.add(member.accountId)
  }
  return [...heirs]
}

/**
 * Gives each shared trip of an account that is being deleted to an heir. One with room comes first. If nobody has room, the
 * trip goes to the first all the same: it does not vanish while somebody is in it.
 */
export async function handTripsOn(transaction: Transaction<Tables>, accountId: string, at: string): Promise<void> {
  // Each account hands on what it may hold itself, so that many of them hold no more together than one each.
  const quotaFor = () => ACCOUNT_BYTES
  for (const { id, bytes } of await listSharedByOwner(transaction, accountId)) {
    const heirs = await listHeirs(transaction, id)
    const heir = (await findHeirWithRoom(transaction, heirs, { bytes, quotaFor })) ?? heirs[0]
    if (heir) await moveTrip(transaction, { tripId: id, to: heir, at })
  }
}

export async function findHeirWithRoom(
  executor: Executor,
  heirs: readonly Member[],
  { bytes, quotaFor }: { bytes: number; quotaFor: (heir: Member) => number },
): Promise<Member | undefined> {
  for (const heir of heirs) {
    const room = { accountId: heir.accountId, quotaBytes: quotaFor(heir) }
    if (!heir.isSuspended && (await hasRoomFor(executor, room, bytes))) return heir
  }
  return undefined
}
