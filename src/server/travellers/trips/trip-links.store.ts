import { knownLanguage, type LanguageCode } from '#contract/messages/languages.ts'
import { linkSections, type LinkSection } from '#contract/trip/shared-trip.ts'
import { rightForPurpose, type LinkPurpose } from '#contract/trip/trip-links.ts'
import { invitedRoles, mayInTrip, type InvitedRole } from '#contract/trip/trip-rights.ts'
import type { Executor, Store } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import type { TripLinkTable } from '../../platform/store/tables.ts'

export type StoredLink = {
  id: string
  accountId: string
  /** Null: all trips of the account. */
  tripId: string | null
  purpose: LinkPurpose
  sections: LinkSection[]
  passcodeHash: string | null
  hasAlarms: boolean
  /** Null when the site no longer has that language. */
  language: LanguageCode | null
  expiresOn: string | null
  createdAt: string
  lastOpenedOn: string | null
  /** The role that an invite gives. Null for other links. */
  role: InvitedRole | null
  /** The person for whom an invite is. Null: everybody who has it. */
  personId: string | null
  /** Name of the invited person. */
  person: string | null
  /** The name of who has made the link. Null: whoever asks. */
  makerName: string | null
}

type Owned = { accountId: string; id: string }

type NewLink = Omit<StoredLink, 'person' | 'makerName'> & { tokenHash: string }

export async function insertLink(executor: Executor, link: NewLink): Promise<void> {
  const { id, accountId, tripId, purpose, tokenHash, language, createdAt, lastOpenedOn, role, personId } = link
  await executor
    .insertInto('trip_link')
    .values({
      id,
      account_id: accountId,
      trip_id: tripId,
      purpose,
      token_hash: tokenHash,
      language: language ?? '',
      created_at: createdAt,
      last_opened_on: lastOpenedOn,
      role,
      person_id: personId,
      ...getSettings(link),
    })
    .execute()
}

type Settings = Pick<StoredLink, 'sections' | 'passcodeHash' | 'hasAlarms' | 'expiresOn'>

function getSettings({ sections, passcodeHash, hasAlarms, expiresOn }: Settings) {
  return {
    sections: sections.join(' '),
    passcode_hash: passcodeHash,
    has_alarms: hasAlarms ? (1 as const) : (0 as const),
    expires_on: expiresOn,
  }
}

/**
 * Links that lead to something: those of a deleted trip are left out until it is restored, and invites that somebody has
 * used for good.
 */
function selectLinks(executor: Executor) {
  return executor
    .selectFrom('trip_link')
    .leftJoin('trip', 'trip.id', 'trip_link.trip_id')
    .leftJoin('trip_person', 'trip_person.id', 'trip_link.person_id')
    .innerJoin('account', 'account.id', 'trip_link.account_id')
    .selectAll('trip_link')
    .select(['trip_person.name as person', 'account.name as makerName'])
    .where('trip.deleted_at', 'is', null)
    .where('trip_person.account_id', 'is', null)
    .orderBy('trip_link.created_at', 'desc')
    .orderBy('trip_link.id')
}

/** @param tripId null: those of no single trip */
export async function listLinksMadeBy(
  executor: Executor,
  accountId: string,
  tripId: string | null,
): Promise<StoredLink[]> {
  const rows = await selectLinks(executor)
    .where('trip_link.account_id', '=', accountId)
    .where('trip_link.trip_id', tripId === null ? 'is' : '=', tripId)
    .execute()
  return rows.map((row) => linkFor(accountId, row))
}

/**
 * The links that the account has made, and those that others have made to its trips.
 * @param tripId undefined: of all trips
 */
export async function listLinksFor(executor: Executor, accountId: string, tripId?: string): Promise<StoredLink[]> {
  const rows = await selectLinks(executor)
    .where('trip_link.id', 'in', ({ selectFrom }) =>
      selectFrom('trip_link as made')
        .select('made.id')
        .where('made.account_id', '=', accountId)
        .unionAll(
          selectFrom('trip as own')
            .innerJoin('trip_link as led', 'led.trip_id', 'own.id')
            .select('led.id')
            .where('own.account_id', '=', accountId),
        ),
    )
    .$if(tripId !== undefined, (query) => query.where('trip_link.trip_id', '=', tripId ?? null))
    .execute()
  return rows.map((row) => linkFor(accountId, row))
}

export async function findLinkMadeBy(executor: Executor, { accountId, id }: Owned): Promise<StoredLink | undefined> {
  const row = await selectLinks(executor)
    .where('trip_link.id', '=', id)
    .where('trip_link.account_id', '=', accountId)
    .executeTakeFirst()
  return row && linkFor(accountId, row)
}

/** A link that the account may end: its own, or one to its trip. */
export async function findLinkEndedBy(executor: Executor, { accountId, id }: Owned): Promise<StoredLink | undefined> {
  const row = await selectLinks(executor)
    .where('trip_link.id', '=', id)
    .where(({ or, eb }) => or([eb('trip_link.account_id', '=', accountId), eb('trip.account_id', '=', accountId)]))
    .executeTakeFirst()
  return row && linkFor(accountId, row)
}

function linkFor(accountId: string, row: TripLinkTable & { person: string | null; makerName: string }): StoredLink {
  const { person, makerName } = row
  return { ...getLink(row), person, makerName: row.account_id === accountId ? null : makerName }
}

/** @returns false when the link was ended meanwhile */
export async function updateLink(
  executor: Executor,
  { id, accountId, ...settings }: Owned & Settings,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('trip_link')
    .set(getSettings(settings))
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function replaceToken(
  executor: Executor,
  { id, accountId, tokenHash }: Owned & { tokenHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('trip_link')
    .set({ token_hash: tokenHash })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Ending a link twice changes nothing. */
export async function deleteLink(executor: Executor, id: string): Promise<void> {
  await executor.deleteFrom('trip_link').where('id', '=', id).execute()
}

export async function deleteLinksOfTrip(executor: Executor, tripId: string): Promise<void> {
  await executor.deleteFrom('trip_link').where('trip_id', '=', tripId).execute()
}

/** Not those that somebody has used for good: they give nothing to anybody, and lead their account to the trip. */
export async function deleteInvitesOfTrip(
  executor: Executor,
  { tripId, roles = invitedRoles }: { tripId: string; roles?: readonly InvitedRole[] },
): Promise<void> {
  if (roles.length === 0) return
  await executor
    .deleteFrom('trip_link')
    .where('trip_id', '=', tripId)
    .where('purpose', '=', 'invite')
    .where('role', 'in', roles)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('trip_person')
            .select('trip_person.id')
            .whereRef('trip_person.id', '=', 'trip_link.person_id')
            .where('trip_person.account_id', 'is not', null),
        ),
      ),
    )
    .execute()
}

/**
 * Ends all invites for one person without an account. The one that was used leads that account to the trip, as long as it is
 * in it.
 */
export async function endInvitesOfPerson(
  executor: Executor,
  { personId, usedId }: { personId: string; usedId: string },
): Promise<void> {
  await executor.deleteFrom('trip_link').where('person_id', '=', personId).where('id', '!=', usedId).execute()
  await executor.updateTable('trip_link').set({ expires_on: null }).where('id', '=', usedId).execute()
}

type OfMember = { tripId: string; accountId: string; purposes: readonly LinkPurpose[] }

export async function deleteLinksOfMember(
  executor: Executor,
  { tripId, accountId, purposes }: OfMember,
): Promise<void> {
  if (purposes.length === 0) return
  await executor
    .deleteFrom('trip_link')
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .where('purpose', 'in', purposes)
    .execute()
}

export async function deleteLinksExpiredBefore(executor: Executor, day: string): Promise<void> {
  await executor.deleteFrom('trip_link').where('expires_on', '<', day).execute()
}

export type OpenableLink = StoredLink & {
  readonly tokenHash: string
  readonly maker: { readonly name: string; readonly email: string }
}

type Search = {
  tokenHash: string
  purpose: LinkPurpose
  day: string
  /** The account that asks. Undefined: it makes no difference. */
  accountId?: string | undefined
}

/** One statement for each token, valid or not, so that answers take the same time. */
const openable = {
  view: selectOpenable('view'),
  calendar: selectOpenable('calendar'),
  invite: selectOpenable('invite'),
} as const satisfies Record<LinkPurpose, unknown>

/** A link opens as long as its maker has the right to make it: in the same statement, so that it is over at once. */
function selectOpenable(purpose: LinkPurpose) {
  const roles = invitedRoles.filter((role) => mayInTrip(role, rightForPurpose[purpose]))
  return prepare((executor, { tokenHash, day, accountId }: Omit<Search, 'purpose'> & { accountId: string }) =>
    executor
      .selectFrom('trip_link')
      .innerJoin('account', 'account.id', 'trip_link.account_id')
      .leftJoin('trip', 'trip.id', 'trip_link.trip_id')
      .leftJoin('trip_person', (join) =>
        join
          .onRef('trip_person.trip_id', '=', 'trip_link.trip_id')
          .onRef('trip_person.account_id', '=', 'trip_link.account_id'),
      )
      .selectAll('trip_link')
      .select(['account.name as makerName', 'account.email as makerEmail'])
      .where('trip_link.token_hash', '=', tokenHash)
      .where('trip_link.purpose', '=', purpose)
      .where('account.suspended_at', 'is', null)
      .where('trip.deleted_at', 'is', null)
      .where(({ or, eb, ref }) =>
        or([
          eb('trip_link.trip_id', 'is', null),
          eb('trip.account_id', '=', ref('trip_link.account_id')),
          eb('trip_person.role', 'in', roles),
        ]),
      )
      .where(({ or, eb }) => or([eb('trip_link.expires_on', 'is', null), eb('trip_link.expires_on', '>=', day)]))
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('trip_link.person_id', 'is', null),
          exists(
            selectFrom('trip_person as invited')
              .select('invited.id')
              .whereRef('invited.id', '=', 'trip_link.person_id')
              .where((invited) =>
                invited.or([invited('invited.account_id', 'is', null), invited('invited.account_id', '=', accountId)]),
              ),
          ),
        ]),
      ),
  )
}

/**
 * The link of a token, if it opens something: it is not over, its trip is there, and its maker is no suspended account and
 * still has the right to it. A personal invite that was used opens to nobody but who has used it.
 */
export async function findOpenableLink(
  executor: Executor,
  { purpose, accountId = '', ...search }: Search,
): Promise<OpenableLink | undefined> {
  const [row] = await openable[purpose](executor, { ...search, accountId })
  return row && { ...getLink(row), tokenHash: row.token_hash, maker: { name: row.makerName, email: row.makerEmail } }
}

/** Locks the link until the transaction ends: another one that ends or changes it waits. */
export async function lockLink(executor: Executor, id: string, engine: Store['engine']): Promise<void> {
  // SQLite runs one writing transaction at a time.
  if (engine === 'sqlite') return
  await executor.selectFrom('trip_link').select('id').where('id', '=', id).forUpdate().execute()
}

export async function setOpenedOn(executor: Executor, id: string, day: string): Promise<void> {
  await executor.updateTable('trip_link').set({ last_opened_on: day }).where('id', '=', id).execute()
}

function getLink(row: TripLinkTable): StoredLink {
  const names = row.sections.split(' ')
  return {
    id: row.id,
    accountId: row.account_id,
    tripId: row.trip_id,
    purpose: row.purpose,
    sections: linkSections.filter((section) => names.includes(section)),
    passcodeHash: row.passcode_hash,
    hasAlarms: row.has_alarms === 1,
    language: knownLanguage(row.language)?.code ?? null,
    expiresOn: row.expires_on,
    createdAt: row.created_at,
    lastOpenedOn: row.last_opened_on,
    role: row.role,
    personId: row.person_id,
    person: null,
    makerName: null,
  }
}
