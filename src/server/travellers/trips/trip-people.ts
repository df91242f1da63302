import type { Transaction } from 'kysely'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import type { TripPerson, TripPersonChange } from '#contract/trip/trip-people.ts'
import { linkPurposes, rightForPurpose } from '#contract/trip/trip-links.ts'
import { invitedRoles, mayInTrip, PEOPLE_LIMITS, type InvitedRole } from '#contract/trip/trip-rights.ts'
import { isEmailConfirmed } from '../../account/auth/confirmed-email.ts'
import { getQuota } from '../../account/quota/quotas.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { lockTrip, readOfTrip, refuseRole, requireTripRight, type OfTrip } from './trip-access.ts'
import { findHeirWithRoom, hasRoomFor, isMember, listHeirs } from './trip-heirs.ts'
import { deleteInvitesOfTrip, deleteLinksOfMember } from './trip-links.store.ts'
import {
  deletePerson,
  findNameOfOwner,
  findOwnerFor,
  findPerson,
  findTripCreation,
  insertPerson,
  listPeopleFor,
  moveTrip,
  updatePerson,
  type StoredPerson,
  type TripAccess,
} from './trip-people.store.ts'
import { readTitlesFor } from './trip-news.store.ts'
import { deleteRoleNotice, upsertRoleNotice } from './trip-role-notices.store.ts'
import { deleteSuggestionsOfMember } from './trip-suggestions.store.ts'

export type PeopleDeps = Pick<Context, 'store' | 'now' | 'newId' | 'config'>

/** @throws Failure `not-found` when the traveller is not in the trip */
export async function listPeople({ store }: Pick<PeopleDeps, 'store'>, of: OfTrip): Promise<TripPerson[]> {
  return readOfTrip(store.db, of, () => showPeople(store.db, of))
}

async function showPeople(executor: Executor, { tripId, accountId }: OfTrip): Promise<TripPerson[]> {
  const owner = {
    id: null,
    name: (await findNameOfOwner(executor, tripId)) ?? '',
    role: 'owner' as const,
    isYou: (await findOwnerFor(executor, tripId)) === accountId,
    joinedAt: null,
  }
  const others = (await listPeopleFor(executor, tripId)).map((person) => ({
    id: person.id,
    name: person.name,
    role: person.role,
    isYou: person.accountId === accountId,
    joinedAt: person.joinedAt,
  }))
  return [owner, ...others]
}

/** @throws Failure `conflict` when as many people are in the trip as fit */
export async function requireRoomForPerson(executor: Executor, tripId: string): Promise<void> {
  const others = await listPeopleFor(executor, tripId)
  if (others.length + 1 >= PEOPLE_LIMITS.people) throw new Failure('conflict', 'trip-people.full')
}

/** Adds somebody without an account. */
export async function addPerson(deps: PeopleDeps, of: OfTrip, name: string): Promise<TripPerson[]> {
  const { store, now, newId } = deps
  return store.db.transaction().execute(async (transaction) => {
    await lockTrip(transaction, store.engine, { ...of, right: 'invite' })
    await requireRoomForPerson(transaction, of.tripId)
    const at = now().toISOString()
    await insertPerson(transaction, { id: newId(), tripId: of.tripId, at, accountId: null, name })
    return showPeople(transaction, of)
  })
}

type OfPerson = OfTrip & { readonly personId: string }

/**
 * Gives another role to somebody with an account, or another name to somebody without.
 * @throws Failure `conflict` when the person has no account, or is named by it
 */
export async function changePerson(
  { store, now }: PeopleDeps,
  of: OfPerson,
  { role, name }: TripPersonChange,
): Promise<TripPerson[]> {
  return store.db.transaction().execute(async (transaction) => {
    const access = await lockTrip(transaction, store.engine, { ...of, right: 'invite' })
    const person = await requirePerson(transaction, of)
    if (role !== undefined) await changeRole(transaction, { of, access, person, role, at: now().toISOString() })
    if (name !== undefined) await rename(transaction, person, name)
    return showPeople(transaction, of)
  })
}

type RoleChange = { of: OfTrip; access: TripAccess; person: StoredPerson; role: InvitedRole; at: string }

/**
 * Links that the new role may not make are over for good, so that they do not come back with another role. A companion
 * with a new lower role could leave and come back by an open invite with a higher one, so these invites end too.
 */
async function changeRole(
  transaction: Transaction<Tables>,
  { of, access, person, role, at }: RoleChange,
): Promise<void> {
  refuseRole(access, 'manage')
  if (!isMember(person)) throw new Failure('conflict', 'trip-person.no-account')
  if (role === person.role) return
  await updatePerson(transaction, person.id, { role })
  await upsertRoleNotice(transaction, { accountId: person.accountId, tripId: of.tripId, role, at })
  const lost = linkPurposes.filter((purpose) => !mayInTrip(role, rightForPurpose[purpose]))
  await deleteLinksOfMember(transaction, { tripId: of.tripId, accountId: person.accountId, purposes: lost })
  if (isLower(role, person.role)) await deleteInvitesOfTrip(transaction, { tripId: of.tripId, roles: rolesAbove(role) })
}

function isLower(role: InvitedRole, before: InvitedRole): boolean {
  return rolesAbove(role).includes(before)
}

/** `invitedRoles` begins with the highest. */
function rolesAbove(role: InvitedRole): readonly InvitedRole[] {
  return invitedRoles.slice(0, invitedRoles.indexOf(role))
}

async function rename(transaction: Transaction<Tables>, person: StoredPerson, name: string): Promise<void> {
  if (isMember(person)) throw fieldFailure('name', 'trip-person.name-of-account')
  await updatePerson(transaction, person.id, { name })
}

/**
 * Somebody with an account could come back by an invite that is still open, so all of the trip end.
 * @throws Failure `forbidden` when only the owner may remove the person
 */
export async function removePerson({ store, now }: PeopleDeps, of: OfPerson): Promise<TripPerson[]> {
  return store.db.transaction().execute(async (transaction) => {
    const access = await lockTrip(transaction, store.engine, { ...of, right: 'invite' })
    const person = await requirePerson(transaction, of)
    if (isMember(person)) {
      refuseRole(access, 'manage')
      await removeMember(transaction, of.tripId, person)
      const title = (await readTitlesFor(transaction, access.ownerId, [of.tripId])).get(of.tripId) ?? ''
      const at = now().toISOString()
      await upsertRoleNotice(transaction, { accountId: person.accountId, tripId: of.tripId, role: null, title, at })
      await deleteInvitesOfTrip(transaction, { tripId: of.tripId })
    } else await deletePerson(transaction, person.id)
    return showPeople(transaction, of)
  })
}

async function removeMember(
  transaction: Transaction<Tables>,
  tripId: string,
  { id, accountId }: { id: string; accountId: string },
): Promise<void> {
  await deletePerson(transaction, id)
  await deleteRoleNotice(transaction, { tripId, accountId })
  await deleteSuggestionsOfMember(transaction, { tripId, accountId })
  await deleteLinksOfMember(transaction, { tripId, accountId, purposes: linkPurposes })
}

/**
 * The trip of an owner goes to an heir.
 * @throws Failure `conflict` when an owner is alone, or the trip fits into no account of the others
 */
export async function leaveTrip(deps: PeopleDeps, of: OfTrip): Promise<void> {
  const { store } = deps
  await store.db.transaction().execute(async (transaction) => {
    const { role } = await requireTripRight(transaction, of, 'leave')
    const others = role === 'owner' ? (await listHeirs(transaction, of.tripId)).map(({ accountId }) => accountId) : []
    const access = await lockTrip(transaction, store.engine, { ...of, right: 'leave', others })
    if (access.role === 'owner') return leaveOwnTrip(transaction, deps, { ...of, bytes: access.bytes })
    const self = (await listPeopleFor(transaction, of.tripId)).find(({ accountId }) => accountId === of.accountId)
    if (self) await removeMember(transaction, of.tripId, { id: self.id, accountId: of.accountId })
  })
}

async function leaveOwnTrip(
  transaction: Transaction<Tables>,
  { config, now }: Pick<Context, 'config' | 'now'>,
  { tripId, accountId, bytes }: OfTrip & Pick<TripAccess, 'bytes'>,
): Promise<void> {
  const heirs = await listHeirs(transaction, tripId)
  if (heirs.length === 0) throw new Failure('conflict', 'trip-people.nobody')
  const heir = await findHeirWithRoom(transaction, heirs, { bytes, quotaFor: (one) => getQuota(config, one).bytes })
  if (!heir) throw new Failure('conflict', 'trip-person.no-room')
  await moveTrip(transaction, { tripId, to: heir, at: now().toISOString() })
  await deleteSuggestionsOfMember(transaction, { tripId, accountId })
  await deleteLinksOfMember(transaction, { tripId, accountId, purposes: linkPurposes })
}

/**
 * The owner before stays as an editor, who is there as long as the trip.
 * @throws Failure `conflict` when the person has no account, no confirmed email, or no room
 */
export async function handTripOver(deps: PeopleDeps, of: OfPerson): Promise<TripPerson[]> {
  const { store, newId } = deps
  const { tripId, accountId } = of
  return store.db.transaction().execute(async (transaction) => {
    await requireTripRight(transaction, of, 'own')
    const asked = await requirePerson(transaction, of)
    const others = asked.accountId === null ? [] : [asked.accountId]
    const access = await lockTrip(transaction, store.engine, { ...of, right: 'own', others })
    const person = await requirePerson(transaction, of)
    if (!isMember(person)) throw new Failure('conflict', 'trip-person.no-account')
    if (!isEmailConfirmed(deps.config, person)) throw new Failure('conflict', 'trip-person.unconfirmed')
    const room = { accountId: person.accountId, quotaBytes: getQuota(deps.config, person).bytes }
    if (person.isSuspended || !(await hasRoomFor(transaction, room, access.bytes)))
      throw new Failure('conflict', 'trip-person.no-room')
    const now = deps.now().toISOString()
    const createdAt = (await findTripCreation(transaction, tripId)) ?? now
    await moveTrip(transaction, { tripId, to: person, at: now })
    await insertPerson(transaction, { id: newId(), tripId, at: createdAt, accountId, role: 'editor' })
    return showPeople(transaction, of)
  })
}

/** @throws Failure `not-found` when nobody of that id is in the trip beside its owner */
async function requirePerson(executor: Executor, { tripId, personId }: OfPerson): Promise<StoredPerson> {
  const person = await findPerson(executor, tripId, personId)
  if (!person) throw new Failure('not-found', 'trip-person.not-found')
  return person
}
