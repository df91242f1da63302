import { knownLanguage, type LanguageCode } from '#contract/messages/languages.ts'
import { linkSections, type LinkSection } from '#contract/trip/shared-trip.ts'
import type { LinkPurpose } from '#contract/trip/trip-links.ts'
import type { Executor } from '../../platform/store/database.ts'
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
}

type Owned = { accountId: string; id: string }

export async function insertLink(executor: Executor, link: StoredLink & { tokenHash: string }): Promise<void> {
  const { id, accountId, tripId, purpose, tokenHash, language, createdAt, lastOpenedOn } = link
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
      ...settingsOf(link),
    })
    .execute()
}

type Settings = Pick<StoredLink, 'sections' | 'passcodeHash' | 'hasAlarms' | 'expiresOn'>

function settingsOf({ sections, passcodeHash, hasAlarms, expiresOn }: Settings) {
  return {
    sections: sections.join(' '),
    passcode_hash: passcodeHash,
    has_alarms: hasAlarms ? (1 as const) : (0 as const),
    expires_on: expiresOn,
  }
}

/** The account's links that lead to something: those of a deleted trip are left out until it is restored. */
function selectLinks(executor: Executor, accountId: string) {
  return executor
    .selectFrom('trip_link')
    .leftJoin('trip', 'trip.id', 'trip_link.trip_id')
    .selectAll('trip_link')
    .where('trip_link.account_id', '=', accountId)
    .where('trip.deleted_at', 'is', null)
}

/** @param tripId undefined: of all trips; null: those of no single trip */
export async function listLinksOf(
  executor: Executor,
  accountId: string,
  tripId?: string | null,
): Promise<StoredLink[]> {
  const rows = await selectLinks(executor, accountId)
    .$if(tripId !== undefined, (query) =>
      query.where('trip_link.trip_id', tripId === null ? 'is' : '=', tripId ?? null),
    )
    .orderBy('trip_link.created_at', 'desc')
    .orderBy('trip_link.id')
    .execute()
  return rows.flatMap(linkOf)
}

export async function findLinkOwnedBy(executor: Executor, { accountId, id }: Owned): Promise<StoredLink | undefined> {
  const rows = await selectLinks(executor, accountId).where('trip_link.id', '=', id).execute()
  return rows.flatMap(linkOf)[0]
}

/** @returns false when the link was ended meanwhile */
export async function updateLink(
  executor: Executor,
  { id, accountId, ...settings }: Owned & Settings,
): Promise<boolean> {
  const { numUpdatedRows } = await executor
    .updateTable('trip_link')
    .set(settingsOf(settings))
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
export async function deleteLink(executor: Executor, { id, accountId }: Owned): Promise<void> {
  await executor.deleteFrom('trip_link').where('id', '=', id).where('account_id', '=', accountId).execute()
}

export async function deleteLinksOfTrip(
  executor: Executor,
  { tripId, accountId }: { tripId: string; accountId: string },
): Promise<void> {
  await executor.deleteFrom('trip_link').where('trip_id', '=', tripId).where('account_id', '=', accountId).execute()
}

export async function deleteLinksExpiredBefore(executor: Executor, day: string): Promise<void> {
  await executor.deleteFrom('trip_link').where('expires_on', '<', day).execute()
}

export type OpenableLink = StoredLink & { readonly maker: { readonly name: string; readonly email: string } }

type Search = { tokenHash: string; purpose: LinkPurpose; day: string }

/** One statement for each token, whatever becomes of it, so that answers take the same time. */
const selectOpenable = prepare((executor, { tokenHash, purpose, day }: Search) =>
  executor
    .selectFrom('trip_link')
    .innerJoin('account', 'account.id', 'trip_link.account_id')
    .leftJoin('trip', 'trip.id', 'trip_link.trip_id')
    .selectAll('trip_link')
    .select(['account.name as makerName', 'account.email as makerEmail'])
    .where('trip_link.token_hash', '=', tokenHash)
    .where('trip_link.purpose', '=', purpose)
    .where('account.suspended_at', 'is', null)
    .where('trip.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('trip_link.expires_on', 'is', null), eb('trip_link.expires_on', '>=', day)])),
)

/** The link of a token, if it opens something: it is not over, its trip is there, and its maker is no suspended account. */
export async function findOpenableLink(executor: Executor, search: Search): Promise<OpenableLink | undefined> {
  const rows = await selectOpenable(executor, search)
  return rows.flatMap((row) =>
    linkOf(row).map((link) => ({ ...link, maker: { name: row.makerName, email: row.makerEmail } })),
  )[0]
}

export async function setOpenedOn(executor: Executor, id: string, day: string): Promise<void> {
  await executor.updateTable('trip_link').set({ last_opened_on: day }).where('id', '=', id).execute()
}

function linkOf(row: TripLinkTable): StoredLink[] {
  const { purpose } = row
  if (purpose === 'invite') return []
  const names = row.sections.split(' ')
  return [
    {
      id: row.id,
      accountId: row.account_id,
      tripId: row.trip_id,
      purpose,
      sections: linkSections.filter((section) => names.includes(section)),
      passcodeHash: row.passcode_hash,
      hasAlarms: row.has_alarms === 1,
      language: knownLanguage(row.language)?.code ?? null,
      expiresOn: row.expires_on,
      createdAt: row.created_at,
      lastOpenedOn: row.last_opened_on,
    },
  ]
}
