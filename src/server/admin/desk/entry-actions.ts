import type { Transaction } from 'kysely'
import type { EntryAction } from '#contract/admin/desk-entries.ts'
import { Failure, toFailure, fieldFailure } from '#contract/api/failure.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import { attemptsBy, limitIn } from '../../platform/throttle/attempts.ts'
import { toHash } from '../../guide/content-hash.ts'
import { isNameTaken, publishEntries, unpublishEntries } from '../../guide/published.store.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { mapInSlices } from '../../platform/concurrency/slices.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import { lockTopic, markChanged } from '../../platform/store/changes.ts'
import type { DeskEntryTable, Origin, Tables } from '../../platform/store/tables.ts'
import { getAuditAction } from './audit-action.ts'
import { findEntry, putEntries, type StoredEntry } from './entries.store.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { insertVersions, type NewVersion } from './entry-versions.store.ts'
import { staleFailure } from './stale-entry.ts'

/** The result of an action on an entry. A field that is left out stays as it is. */
export type Outcome<Text> = {
  readonly action: EntryAction
  readonly text: Text
  readonly hasDraft: boolean
  /** Null, as when it is left out: only an editor publishes the draft. */
  readonly publishAt?: string | null
  /** The origin of the text, if visitors read this text from now on; `nothing` hides the entry. Left out: no change. */
  readonly visitors?: Origin | 'nothing'
  readonly retirement?: { readonly replacedBy: string | null } | null
  /** The editors have decided about the newer entry of the folder. */
  readonly isFolderSeen?: boolean
  /** A traveller whose uploads the text may name beside the editor's own. */
  readonly uploaderId?: string
  /** The name of the file whose import writes the text, or is undone. */
  readonly importedFrom?: string
}

export type ActionRequest<Text> = {
  readonly slug: string
  /** The version that the editor started from. */
  readonly version: number
  readonly editorId: string
  /** The text that the editor sends, for the comparison with a newer one. */
  readonly text?: Text
}

type Decide<Text extends EntryText> = (
  entry: StoredEntry<Text>,
  transaction: Transaction<Tables>,
) => Outcome<Text> | 'nothing' | Promise<Outcome<Text> | 'nothing'>

/** The kind of the entry that an action changes, and the dependencies of the action. */
export type Desk<Text extends EntryText> = { readonly deps: DeskDeps; readonly kind: EntryKind<Text> }

/**
 * Changes an entry and stores the new text as a version, in one transaction. Actions of all processes follow each
 * other.
 * @throws Failure `conflict` with the changes of others if `version` is outdated, `not-found` for an unknown entry
 */
export async function changeEntry<Text extends EntryText>(
  desk: Desk<Text>,
  given: ActionRequest<Text>,
  decide: Decide<Text>,
): Promise<StoredEntry<Text>> {
  const { deps, kind } = desk
  const changed = await deps.store.db.transaction().execute(async (transaction) => {
    await enter(transaction, deps, given.editorId)
    const entry = await findEntry(transaction, kind, given.slug)
    if (!entry) throw new Failure('not-found', kind.reasons.notFound)
    const outcome = await decide(entry, transaction)
    if (outcome === 'nothing') return entry
    if (given.version !== entry.version) throw await staleFailure(transaction, kind, { entry, given })
    return write(transaction, desk, { entry, outcome, editorId: given.editorId })
  })
  await deps.guide.renew()
  return changed
}

/**
 * Makes other actions and the loading of the folder wait until the transaction ends.
 * @throws Failure `too-many-requests`
 */
export async function enter(transaction: Transaction<Tables>, deps: DeskDeps, editorId: string): Promise<void> {
  await requireAccountShared(transaction, editorId, deps.store.engine)
  await limitIn(transaction, deps, attemptsBy(deps, 'deskAction', editorId))
  await lockTopic(transaction, 'guide')
}

export type Change<Text extends EntryText> = {
  entry: StoredEntry<Text>
  outcome: Outcome<Text>
  editorId: string | null
}

/** @throws Failure when another entry of the guide has the name, or when a photo is not there */
export async function write<Text extends EntryText>(
  transaction: Transaction<Tables>,
  desk: Desk<Text>,
  { entry, outcome, editorId }: Change<Text>,
): Promise<StoredEntry<Text>> {
  const { deps, kind } = desk
  const { slug } = entry
  const { action, text, visitors, uploaderId } = outcome
  const at = deps.now().toISOString()
  const ownerIds = [editorId, uploaderId].filter((id) => typeof id === 'string')
  await kind.uploads?.claim(transaction, { text, ownerIds, engine: deps.store.engine })
  const rows = getRows(kind, { entry, outcome, editorId }, at)
  await putEntries(transaction, kind.tables, [rows.desk])
  await insertVersions(transaction, kind, rows.versions)
  if (visitors !== undefined) await show(transaction, kind, { text, visitors })
  if (editorId !== null) await logEntryAction(transaction, desk, { action, text, editorId })
  const written = await findEntry(transaction, kind, slug)
  if (!written) throw toFailure('internal')
  return written
}

/** Writes the line of the audit log that the kind has for an action. */
export async function logEntryAction<Text extends EntryText>(
  transaction: Transaction<Tables>,
  { deps, kind }: Desk<Text>,
  { action: entryAction, text, editorId }: { action: EntryAction; text: Text; editorId: string },
): Promise<void> {
  const action = getAuditAction(kind, entryAction)
  if (!action) return
  const subject = { id: text.slug, title: kind.getName(text) }
  await insertAuditEntry(transaction, deps, { action, actorId: editorId, subject })
}

/**
 * Writes many entries with a few statements, between which other requests are answered. The caller has locked the guide
 * and read the entries in this transaction, knows that no name is taken, and marks the change.
 */
export async function writeAll<Text extends EntryText>(
  transaction: Transaction<Tables>,
  { deps, kind }: Desk<Text>,
  changes: readonly Change<Text>[],
): Promise<void> {
  const at = deps.now().toISOString()
  const rows = await mapInSlices(changes, (change) => getRows(kind, change, at))
  await putEntries(
    transaction,
    kind.tables,
    rows.map(({ desk }) => desk),
  )
  await insertVersions(
    transaction,
    kind,
    rows.flatMap(({ versions }) => versions),
  )
  const shown = changes.flatMap(({ outcome: { text, visitors } }) =>
    visitors === undefined || visitors === 'nothing' ? [] : [{ text, origin: visitors }],
  )
  await publishEntries(transaction, kind, shown)
}

/** The rows of an entry after an action: its row in the desk, and its new versions. */
function getRows<Text extends EntryText>(
  kind: EntryKind<Text>,
  { entry, outcome, editorId }: Change<Text>,
  at: string,
): { desk: DeskEntryTable; versions: NewVersion<Text>[] } {
  const { slug, published } = entry
  const { action, text, isFolderSeen = false, importedFrom = null } = outcome
  // The text of the folder is the first version, so that it can be restored.
  const isFirst = entry.version === 0 && published !== null
  const version = versionAfter(entry)
  const seen = entry.folder ? toHash(entry.folder) : entry.folderHash
  const { retirement = entry.retiredAt === null ? null : { replacedBy: entry.replacedBy } } = outcome
  const first = { deed: 'folder', editor_id: null, imported_from: null } as const
  return {
    desk: {
      slug,
      name_key: nameKey(kind.getName(text)),
      version,
      document: JSON.stringify(text),
      has_draft: outcome.hasDraft ? 1 : 0,
      publish_at: outcome.publishAt ?? null,
      retired_at: retirement ? (entry.retiredAt ?? at) : null,
      replaced_by: retirement?.replacedBy ?? null,
      folder_hash: isFirst ? toHash(published) : isFolderSeen ? seen : entry.folderHash,
      folder_document: entry.folder && !isFolderSeen ? JSON.stringify(entry.folder) : null,
    },
    versions: [
      ...(isFirst ? [{ slug, version: 1, text: published, at, ...first }] : []),
      { slug, version, text, deed: action, editor_id: editorId, at, imported_from: importedFrom },
    ],
  }
}

/** The version that the next action makes. */
export function versionAfter({ version, published }: Pick<StoredEntry<EntryText>, 'version' | 'published'>): number {
  return version + (version === 0 && published !== null ? 2 : 1)
}

async function show<Text extends EntryText>(
  transaction: Transaction<Tables>,
  kind: EntryKind<Text>,
  { text, visitors }: { text: Text; visitors: Origin | 'nothing' },
): Promise<void> {
  if (visitors === 'nothing') await unpublishEntries(transaction, kind, [text.slug])
  else {
    await refuseTakenName(transaction, kind, text)
    await publishEntries(transaction, kind, [{ text, origin: visitors }])
  }
  await markChanged(transaction, 'guide')
}

/** @throws Failure at the field of the name */
export async function refuseTakenName<Text extends EntryText>(
  transaction: Transaction<Tables>,
  kind: EntryKind<Text>,
  text: Text,
): Promise<void> {
  if (kind.nameField === null || !(await isNameTaken(transaction, kind, text))) return
  throw fieldFailure(`text.${kind.nameField}`, kind.reasons.nameTaken)
}
