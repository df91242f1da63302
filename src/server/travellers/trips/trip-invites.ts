import type { Transaction } from 'kysely'
import { Failure } from '#contract/api/failure.ts'
import type { AcceptedInvite, OpenedInvite } from '#contract/trip/trip-people.ts'
import { PEOPLE_LIMITS, type TripRole } from '#contract/trip/trip-rights.ts'
import { bytesHeldBy } from '../../account/quota/bytes-held.ts'
import { findQuota } from '../../account/quota/quotas.ts'
import { hashToken } from '../../account/auth/tokens.ts'
import { lockAccountsExclusive, requireAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { requireRoomForPerson } from './trip-people.ts'
import { endInvitesOfPerson, findOpenableLink, lockLink, setOpenedOn, type OpenableLink } from './trip-links.store.ts'
import {
  getDay,
  findLink,
  linkOver,
  requirePasscode,
  requireStillOpen,
  type LinkDeps,
  type Opening,
} from './open-trip-link.ts'
import {
  claimPerson,
  countSharedTripsFor,
  findOwnerFor,
  findPerson,
  findTripAccess,
  insertPerson,
} from './trip-people.store.ts'
import { findInstantAfterSeen } from './trip-news.store.ts'
import { deleteRoleNotice } from './trip-role-notices.store.ts'
import { noteSavesOfOwner } from './trip-saves.store.ts'
import { findTripFor } from './trips.store.ts'

/**
 * The data of an invite that everybody who has it may read: of the trip, only its title and dates. Somebody in the trip
 * needs no passcode, and gets the id of the trip.
 * @param opening `accountId` of the caller; undefined without a session
 * @throws Failure as `openSharedTrip` does
 */
export async function openInvite(
  deps: LinkDeps,
  { accountId, ...opening }: Opening & { accountId?: string | undefined },
): Promise<OpenedInvite> {
  const link = await findLink(deps, { ...opening, purpose: 'invite', accountId })
  const { tripId, role, personId } = link
  if (tripId === null || role === null) throw linkOver()
  const access = accountId === undefined ? undefined : await findTripAccess(deps.store.db, { id: tripId, accountId })
  if (!access) await requirePasscode(deps, link, opening)
  const [found, person] = [
    await findTripFor(deps.store.db, { id: tripId, accountId: link.accountId }),
    personId === null ? null : await findPerson(deps.store.db, tripId, personId),
  ]
  if (!found) throw linkOver()
  const { maker } = await requireStillOpen(deps, link, accountId)
  const { title, startDate, endDate } = found
  return {
    trip: { title, startDate, endDate },
    from: maker.name,
    role,
    person: person && person.accountId === null ? person.name : null,
    ...(access && { tripId }),
  }
}

type Accepting = Opening & { accountId: string }

/**
 * Joins the trip. People who are in it already keep their role, so that an invite restores no role that the owner has
 * taken away.
 * @throws Failure as `openSharedTrip` does; `conflict` when the trip has as many people as fit, or the account is in
 *   as many trips of others; `payload-too-large` when the account is over its quota
 */
export async function acceptInvite(deps: LinkDeps, accepting: Accepting): Promise<AcceptedInvite> {
  const { accountId, token } = accepting
  const { store } = deps
  const link = await findLink(deps, { ...accepting, purpose: 'invite' })
  const { tripId } = link
  if (tripId === null) throw linkOver()
  const before = await findTripAccess(store.db, { id: tripId, accountId })
  // An owner or a companion needs no passcode to come to the own trip.
  if (before) return { tripId, role: before.role, isNew: false }
  await requirePasscode(deps, link, accepting)
  return store.db.transaction().execute(async (transaction) => {
    const ownerId = await findOwnerFor(transaction, tripId)
    if (ownerId === undefined) throw linkOver()
    await lockAccountsExclusive(transaction, [ownerId, accountId], store.engine)
    await requireAccountExclusive(transaction, accountId, store.engine)
    if ((await findOwnerFor(transaction, tripId)) !== ownerId) throw new Failure('conflict', 'trip.people-changed')
    await lockLink(transaction, link.id, store.engine)
    const tokenHash = hashToken(token) ?? ''
    const openable = await findOpenableLink(transaction, {
      tokenHash,
      purpose: 'invite',
      day: getDay(deps),
      accountId,
    })
    if (!openable || openable.id !== link.id) throw linkOver()
    const joined = await join(deps, transaction, { link: openable, tripId, accountId })
    return { tripId, ...joined }
  })
}

type Joining = { link: OpenableLink; tripId: string; accountId: string }

async function join(
  deps: LinkDeps,
  transaction: Transaction<Tables>,
  { link, tripId, accountId }: Joining,
): Promise<{ role: TripRole; isNew: boolean }> {
  const access = await findTripAccess(transaction, { id: tripId, accountId })
  if (access) return { role: access.role, isNew: false }
  const { role, personId } = link
  if (role === null) throw linkOver()
  await refuseFullAccount(transaction, deps, accountId)
  const at = (await findInstantAfterSeen(transaction, tripId, deps.now())).toISOString()
  if (personId === null) {
    await requireRoomForPerson(transaction, tripId)
    await insertPerson(transaction, { id: deps.newId(), tripId, accountId, role, at })
    await setOpenedOn(transaction, link.id, getDay(deps))
  } else {
    if (!(await claimPerson(transaction, { id: personId, tripId, accountId, role, at }))) throw linkOver()
    await endInvitesOfPerson(transaction, { personId, usedId: link.id })
  }
  await deleteRoleNotice(transaction, { tripId, accountId })
  await noteSavesOfOwner(transaction, tripId)
  return { role, isNew: true }
}

/** Each person in a trip may become its owner. An account that is over its quota therefore joins no further trip. */
async function refuseFullAccount(
  executor: Executor,
  { config }: Pick<Context, 'config'>,
  accountId: string,
): Promise<void> {
  if ((await countSharedTripsFor(executor, accountId)) >= PEOPLE_LIMITS.sharedTrips)
    throw new Failure('conflict', 'trip-people.shared-full')
  const quota = await findQuota(executor, config, accountId)
  if ((await bytesHeldBy(executor, accountId)) > quota.bytes)
    throw new Failure('payload-too-large', quota.isConfirmed ? 'account.full' : 'account.full-unconfirmed')
}
