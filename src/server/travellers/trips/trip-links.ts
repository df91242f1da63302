import { Failure, toFailure, fieldFailure } from '#contract/api/failure.ts'
import type { LanguageCode } from '#contract/messages/languages.ts'
import { addDays } from '#contract/text/dates.ts'
import { linkSections, type LinkSection } from '#contract/trip/shared-trip.ts'
import {
  LINK_LIMITS,
  linkPurposes,
  rightForPurpose,
  type LinkPurpose,
  type TripLink,
  type TripLinkChange,
} from '#contract/trip/trip-links.ts'
import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import { findSession } from '../../account/auth/sessions.store.ts'
import { createSecret } from '../../account/auth/tokens.ts'
import type { Executor } from '../../platform/store/database.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import { attemptsBy, limit } from '../../platform/throttle/attempts.ts'
import { getDay, type LinkDeps } from './open-trip-link.ts'
import { lockTrip, requireTripRight, tripMissing, type OfTrip } from './trip-access.ts'
import {
  deleteLink,
  deleteLinksOfMember,
  deleteLinksOfTrip,
  findLinkEndedBy,
  findLinkMadeBy,
  insertLink,
  listLinksMadeBy,
  listLinksFor,
  replaceToken,
  updateLink,
  type StoredLink,
} from './trip-links.store.ts'
import { findPerson } from './trip-people.store.ts'
import { findTripFor } from './trips.store.ts'

/** A page opens for this many days after the trip, or after it was made if that is later. */
const DAYS_AFTER_TRIP = 10
const DAYS_AFTER_MAKING = 30

/** An invite gives more than a page, and people answer soon. */
const DAYS_OF_INVITE = 14

type Making = {
  accountId: string
  /** Hash of the token of the session that makes it. */
  tokenHash: string
  /** Null: a calendar of all trips. */
  tripId: string | null
  purpose: LinkPurpose
  change: TripLinkChange
  language: LanguageCode
  /** The role that an invite gives, and the person that it is for. */
  invited?: { role: InvitedRole; personId: string | null }
}

/**
 * @returns the link and its token, which nobody can read again
 * @throws Failure `not-found` when the traveller is not in the trip, `forbidden` when links are switched off or the role may
 * not make such a link, `unauthenticated` when the session has ended, `conflict` when there are too many, `invalid-input` for a calendar with a passcode, `too-many-requests` after many passcodes
 */
export async function createLink(deps: LinkDeps, making: Making): Promise<{ link: TripLink; token: string }> {
  const { store, now, newId, config } = deps
  if (!config.publicLinks) throw new Failure('forbidden', 'trip-link.off')
  const { accountId, tokenHash, tripId, purpose, change, language, invited } = making
  if (change.passcode) await requireRoom(store.db, making)
  const passcodeHash = await hashPasscode(deps, { accountId, purpose, passcode: change.passcode })
  const { secret, hash } = createSecret()
  const link = await store.db.transaction().execute(async (transaction) => {
    if (tripId === null) await requireAccountExclusive(transaction, accountId, store.engine)
    else
      await lockTrip(transaction, store.engine, {
        tripId,
        accountId,
        right: rightForPurpose[purpose],
        others: [accountId],
      })
    // Every event that ends a session for its owner ends its links too. A session that ended meanwhile therefore makes
    // no more links.
    if (!(await findSession(transaction, tokenHash))) throw toFailure('unauthenticated')
    const trip = await requireRoom(transaction, making)
    const made = {
      id: newId(),
      accountId,
      tripId,
      purpose,
      sections: purpose === 'invite' ? [] : getSections(change.sections ?? []),
      passcodeHash,
      hasAlarms: change.hasAlarms ?? false,
      language,
      expiresOn: change.expiresOn === undefined ? usualExpiry(deps, purpose, trip?.endDate) : change.expiresOn,
      createdAt: now().toISOString(),
      lastOpenedOn: null,
      role: invited?.role ?? null,
      personId: invited?.personId ?? null,
      person: trip?.person ?? null,
      makerName: null,
    }
    await insertLink(transaction, { ...made, tokenHash: hash })
    return made
  })
  return { link: showLink(link), token: secret }
}

/** @returns what the link will need of its trip, and the name of whom it invites */
async function requireRoom(executor: Executor, { tripId, accountId, purpose, invited }: Making) {
  const trip = tripId === null ? null : await requireTrip(executor, { tripId, accountId }, purpose)
  const person = tripId === null ? null : await requireInvited(executor, tripId, invited?.personId ?? null)
  const others = await listLinksMadeBy(executor, accountId, tripId)
  if (others.length >= LINK_LIMITS.links) throw new Failure('conflict', 'trip-links.full')
  return trip && { endDate: trip.endDate, person }
}

async function requireTrip(executor: Executor, of: OfTrip, purpose: LinkPurpose) {
  await requireTripRight(executor, of, rightForPurpose[purpose])
  const trip = await findTripFor(executor, { id: of.tripId, accountId: of.accountId })
  if (!trip) throw tripMissing()
  return trip
}

/** @throws Failure `not-found` when the person is not in the trip, `conflict` when the person has an account already */
async function requireInvited(executor: Executor, tripId: string, personId: string | null): Promise<string | null> {
  if (personId === null) return null
  const person = await findPerson(executor, tripId, personId)
  if (!person) throw new Failure('not-found', 'trip-person.not-found')
  if (person.accountId !== null) throw new Failure('conflict', 'trip-person.has-account')
  return person.name
}

type NewPasscode = { accountId: string; purpose: LinkPurpose; passcode: string | null | undefined }

/**
 * Logins wait behind each hash, so that callers check first all that could refuse the link.
 * @throws Failure `invalid-input` for a calendar: its programs can send no passcode; `too-many-requests`
 */
async function hashPasscode(deps: LinkDeps, { accountId, purpose, passcode }: NewPasscode): Promise<string | null> {
  if (!passcode) return null
  if (purpose === 'calendar') throw fieldFailure('passcode', 'trip-link.passcode-of-calendar')
  await limit(deps, attemptsBy(deps, 'linkPasscodeChange', accountId), 'too-many-requests')
  return deps.passwords.hash(passcode)
}

/** A calendar stays until it is ended: its owner reads it. */
function usualExpiry(deps: LinkDeps, purpose: LinkPurpose, tripEnd: string | undefined): string | null {
  if (purpose === 'calendar') return null
  if (purpose === 'invite') return addDays(getDay(deps), DAYS_OF_INVITE)
  const afterMaking = addDays(getDay(deps), DAYS_AFTER_MAKING)
  const afterTrip = tripEnd === undefined ? afterMaking : addDays(tripEnd, DAYS_AFTER_TRIP)
  return afterTrip > afterMaking ? afterTrip : afterMaking
}

/** Those that the account has made, and those that others have made to its trips. */
export async function listLinks({ store }: Pick<LinkDeps, 'store'>, accountId: string): Promise<TripLink[]> {
  return (await listLinksFor(store.db, accountId)).map(showLink)
}

/**
 * Lists the links of a trip: its owner gets all of them, others those that they have made.
 * @throws Failure `not-found` when the traveller is not in the trip
 */
export async function listLinksOfTrip(deps: Pick<LinkDeps, 'store'>, of: OfTrip): Promise<TripLink[]> {
  await requireTripRight(deps.store.db, of, 'subscribe')
  return (await listLinksFor(deps.store.db, of.accountId, of.tripId)).map(showLink)
}

/** @throws Failure `not-found` when the traveller is not in the trip */
export async function endLinksOfTrip({ store }: Pick<LinkDeps, 'store'>, of: OfTrip): Promise<void> {
  const { role } = await requireTripRight(store.db, of, 'subscribe')
  if (role === 'owner') await deleteLinksOfTrip(store.db, of.tripId)
  else await deleteLinksOfMember(store.db, { ...of, purposes: linkPurposes })
}

type Owned = { id: string; accountId: string }

/**
 * @throws Failure `not-found` when the traveller has no such link, `invalid-input` for a calendar with a passcode,
 * `too-many-requests` after many passcodes
 */
export async function changeLink(deps: LinkDeps, owned: Owned, change: TripLinkChange): Promise<TripLink> {
  const { passcode } = change
  const { purpose } = await requireOwnLink(deps.store.db, owned)
  const passcodeHash = await hashPasscode(deps, { accountId: owned.accountId, purpose, passcode })
  return deps.store.db.transaction().execute(async (transaction) => {
    await requireAccountExclusive(transaction, owned.accountId, deps.store.engine)
    const before = await requireOwnLink(transaction, owned)
    const link = {
      ...before,
      sections: change.sections && purpose !== 'invite' ? getSections(change.sections) : before.sections,
      expiresOn: change.expiresOn === undefined ? before.expiresOn : change.expiresOn,
      passcodeHash: passcode === undefined ? before.passcodeHash : passcodeHash,
      hasAlarms: change.hasAlarms ?? before.hasAlarms,
    }
    if (!(await updateLink(transaction, link))) throw linkMissing()
    return showLink(link)
  })
}

/** The earlier token opens nothing. The shown sections of the link and the UIDs of a calendar stay. */
export async function rotateLink(deps: LinkDeps, owned: Owned): Promise<{ link: TripLink; token: string }> {
  if (!deps.config.publicLinks) throw new Failure('forbidden', 'trip-link.off')
  const { secret, hash } = createSecret()
  const link = await requireOwnLink(deps.store.db, owned)
  if (!(await replaceToken(deps.store.db, { ...owned, tokenHash: hash }))) throw linkMissing()
  return { link: showLink(link), token: secret }
}

/** @throws Failure `not-found` when the traveller has neither made the link nor owns its trip */
export async function endLink({ store }: Pick<LinkDeps, 'store'>, owned: Owned): Promise<void> {
  if (!(await findLinkEndedBy(store.db, owned))) throw linkMissing()
  await deleteLink(store.db, owned.id)
}

async function requireOwnLink(executor: Executor, owned: Owned): Promise<StoredLink> {
  const link = await findLinkMadeBy(executor, owned)
  if (!link) throw linkMissing()
  return link
}

function linkMissing(): Failure {
  return new Failure('not-found', 'trip-link.not-found')
}

function getSections(sections: readonly LinkSection[]): LinkSection[] {
  return linkSections.filter((section) => section === 'days' || sections.includes(section))
}

function showLink(link: StoredLink): TripLink {
  const { id, tripId, purpose, sections, passcodeHash, hasAlarms, expiresOn, createdAt, lastOpenedOn } = link
  const { role, person, makerName } = link
  return {
    id,
    tripId,
    purpose,
    sections,
    hasPasscode: passcodeHash !== null,
    hasAlarms,
    expiresOn,
    createdAt,
    lastOpenedOn,
    ...(role !== null && { role }),
    ...(person !== null && { person }),
    ...(makerName !== null && { maker: makerName }),
  }
}
