import type { Transaction } from 'kysely'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { Failure } from '#contract/api/failure.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import { deletePlainEntries, readEntries, type StoredEntry } from '../desk/entries.store.ts'
import { enter, writeAll, type Change, type Outcome } from '../desk/entry-actions.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { readVersionTexts } from '../desk/entry-versions.store.ts'
import { placeKind } from '../desk/place-kind.ts'
import { unpublishEntries } from '../../guide/published.store.ts'
import { mapInSlices } from '../../platform/concurrency/slices.ts'
import { markChanged } from '../../platform/store/changes.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { requireImport } from './apply-import.ts'
import { moveImport } from './imports.store.ts'
import { listWrittenRows, replaceRows } from './import-rows.store.ts'
import { WrittenRow } from './written-row.ts'

/** Maximum number of remaining places that are named. */
const MAX_NAMED = 200

type Undoing = { readonly id: string; readonly accountId: string }

/**
 * Takes an import back: new places go, and other places get the text that they had. A place that somebody edited since
 * stays as it is. The same call again changes nothing.
 */
export async function undoImport(deps: DeskDeps, undoing: Undoing): Promise<void> {
  await deps.store.db.transaction().execute((transaction) => takeBack(transaction, deps, undoing))
  await deps.guide.renew()
}

async function takeBack(transaction: Transaction<Tables>, deps: DeskDeps, { id, accountId }: Undoing): Promise<void> {
  await enter(transaction, deps, accountId)
  const found = await requireImport(transaction, { id, accountId })
  if (found.state === 'undone') return
  if (found.state !== 'imported') throw new Failure('conflict', 'import.not-imported')
  const written = await listWrittenRows(transaction, id)
  const rows = await mapInSlices(written, (document) => WrittenRow.parse(JSON.parse(document)))
  const slugs = rows.map(({ slug }) => slug)
  const entries = new Map((await readEntries(transaction, placeKind, slugs)).map((entry) => [entry.slug, entry]))
  const isUntouched = ({ slug, version }: WrittenRow) => entries.get(slug)?.version === version
  const untouched = rows.filter(isUntouched)
  await removeNew(transaction, untouched)
  await writeAll(
    transaction,
    { deps, kind: placeKind },
    await earlierTexts(transaction, { rows: untouched, entries, accountId, fileName: found.file_name }),
  )
  if (untouched.some(({ isPublished }) => isPublished)) await markChanged(transaction, 'guide')
  const edited = rows.filter((row) => !isUntouched(row)).map(({ slug, name }) => ({ slug, name }))
  const report = { ...found.report, kept: edited.slice(0, MAX_NAMED) }
  await replaceRows(transaction, id, [])
  await moveImport(transaction, { id, from: 'imported', to: 'undone', at: deps.now().toISOString(), report })
  const subject = { id, title: found.file_name }
  await insertAuditEntry(transaction, deps, { action: 'place.undo-import-file', actorId: accountId, subject })
}

/** Deletes the new places. Nobody has edited them, so they name no photos. */
async function removeNew(transaction: Transaction<Tables>, rows: readonly WrittenRow[]): Promise<void> {
  const slugs = rows.filter(({ before }) => before === null).map(({ slug }) => slug)
  await unpublishEntries(transaction, placeKind, slugs)
  await deletePlainEntries(transaction, placeKind.tables, slugs)
}

type Earlier = {
  readonly rows: readonly WrittenRow[]
  readonly entries: ReadonlyMap<string, StoredEntry<StoredPlace>>
  readonly accountId: string
  readonly fileName: string
}

async function earlierTexts(
  transaction: Transaction<Tables>,
  { rows, entries, accountId, fileName }: Earlier,
): Promise<Change<StoredPlace>[]> {
  // The first version of a place that no editor had touched is the text of the folder.
  const versions = new Map(
    rows.flatMap(({ slug, before }) => (before ? [[slug, Math.max(1, before.version)] as const] : [])),
  )
  const texts = await readVersionTexts(transaction, placeKind, versions)
  return rows.flatMap(({ slug, before, isPublished }): Change<StoredPlace>[] => {
    const [entry, text] = [entries.get(slug), texts.get(slug)]
    if (!entry || !text || !before) return []
    const outcome: Outcome<StoredPlace> = {
      action: 'undo-import-file',
      text,
      hasDraft: before.hasDraft,
      publishAt: before.publishAt,
      importedFrom: fileName,
      ...(isPublished && { visitors: before.state === 'folder' ? 'content' : 'editor' }),
    }
    return [{ entry, outcome, editorId: accountId }]
  })
}
