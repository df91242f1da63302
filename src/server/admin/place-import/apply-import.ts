import type { Transaction } from 'kysely'
import type { StoredPlace } from '#contract/place/content-place.ts'
import { Failure } from '#contract/api/failure.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { insertAuditEntry } from '../../account/activity/activity.store.ts'
import { knownOfCity } from '../desk/check-place.ts'
import { readEntries, type StoredEntry } from '../desk/entries.store.ts'
import { enter, versionAfter, writeAll, type Change } from '../desk/entry-actions.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { emptyEntry } from '../desk/save-entry.ts'
import { placeKind } from '../desk/place-kind.ts'
import { problemsOfPlace } from '../../guide/check-place.ts'
import { takenNames } from '../../guide/published.store.ts'
import { mapInSlices } from '../../platform/concurrency/slices.ts'
import { markChanged } from '../../platform/store/changes.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { renewPreview } from './create-preview.ts'
import { findImport, lockImport, moveImport, type StoredImport } from './imports.store.ts'
import { listPreviewRows, replaceRows, rowOfPreview } from './import-rows.store.ts'
import { getText, type PreviewRow } from './match-rows.ts'
import { missingIn } from './new-place.ts'
import type { WrittenRow } from './written-row.ts'

type Order = { readonly id: string; readonly accountId: string; readonly as: 'draft' | 'publish' }

/** The guide has changed since the preview. */
class OutdatedPreview extends Error {}

/**
 * Writes the chosen rows of a preview, all of them or none. The same call again changes nothing.
 * @throws Failure `conflict` when a place has changed since the preview, which is compared anew then
 */
export async function applyImport(deps: DeskDeps, order: Order): Promise<void> {
  const { store, guide } = deps
  try {
    await store.db.transaction().execute((transaction) => write(transaction, deps, order))
  } catch (error) {
    if (!(error instanceof OutdatedPreview)) throw error
    await guide.renew()
    await renewPreview(deps, order.id, await listPreviewRows(store.db, { importId: order.id }))
    throw new Failure('conflict', 'import.outdated')
  }
  await guide.renew()
}

async function write(transaction: Transaction<Tables>, deps: DeskDeps, order: Order): Promise<void> {
  await enter(transaction, deps, order.accountId)
  const found = await requireImport(transaction, order)
  if (found.state === 'imported') return
  // A choice that is being written is waited for.
  if (found.state !== 'ready' || !(await lockImport(transaction, order.id)))
    throw new Failure('conflict', 'import.not-ready')
  const rows = await listPreviewRows(transaction, { importId: order.id, isChosen: true })
  const chosen = rows.filter(({ slug, fields, version }) => slug !== null && (version === null || fields.some(isTaken)))
  if (chosen.length === 0) throw new Failure('conflict', 'import.nothing-chosen')
  const entries = await readEntries(
    transaction,
    placeKind,
    chosen.map(({ slug }) => slug ?? ''),
  )
  const changes = await getChanges(deps, { chosen, entries, order, fileName: found.file_name })
  await refuseTakenNames(transaction, changes)
  await writeAll(transaction, { deps, kind: placeKind }, changes)
  if (changes.some(({ outcome }) => outcome.visitors !== undefined)) await markChanged(transaction, 'guide')
  await note(transaction, deps, { found, order, chosen, changes })
}

/** @throws Failure `not-found` for an import of somebody else, too */
export async function requireImport(
  transaction: Transaction<Tables>,
  owned: { id: string; accountId: string },
): Promise<StoredImport> {
  const found = await findImport(transaction, owned)
  if (!found) throw new Failure('not-found', 'import.not-found')
  return found
}

function isTaken({ isTaken: is }: { isTaken: boolean }): boolean {
  return is
}

type PlaceChange = Change<StoredPlace>

type Writing = {
  readonly chosen: readonly PreviewRow[]
  readonly entries: readonly StoredEntry<StoredPlace>[]
  readonly order: Order
  readonly fileName: string
}

function getChanges(deps: DeskDeps, { chosen, entries, order, fileName }: Writing): Promise<PlaceChange[]> {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const city = knownOfCity(deps)
  return mapInSlices(chosen, (row): PlaceChange => {
    const entry = bySlug.get(row.slug ?? '') ?? null
    if ((entry?.version ?? null) !== row.version || entry?.state === 'retired') throw new OutdatedPreview()
    const text = getText(row, { entry, city })
    const [problem] = problemsOfPlace(text, city)
    if (problem !== undefined) {
      throw new Failure('invalid-input', { code: 'content.problem', values: { problem: `${text.name}: ${problem}` } })
    }
    const isPublished = order.as === 'publish' && entry?.hasDraft !== true && missingIn(text).length === 0
    return {
      entry: entry ?? emptyEntry(text),
      outcome: {
        action: 'import-file',
        text,
        hasDraft: !isPublished,
        publishAt: entry?.publishAt ?? null,
        importedFrom: fileName,
        ...(isPublished && { visitors: 'editor' as const }),
      },
      editorId: order.accountId,
    }
  })
}

/** Another place may have got the name of a new one since the preview. */
async function refuseTakenNames(transaction: Transaction<Tables>, changes: readonly PlaceChange[]): Promise<void> {
  const fresh = changes.filter(({ entry }) => entry.version === 0 && entry.published === null)
  const keys = fresh.map(({ outcome }) => nameKey(outcome.text.name))
  const taken = await takenNames(transaction, placeKind, keys)
  if (taken.length > 0) throw new OutdatedPreview()
}

type Written = {
  readonly found: StoredImport
  readonly order: Order
  readonly chosen: readonly PreviewRow[]
  /** In the order of the chosen rows. */
  readonly changes: readonly PlaceChange[]
}

/** Replaces the chosen rows by the rows that undo the import. The other rows record which places were left out. */
async function note(transaction: Transaction<Tables>, deps: DeskDeps, { found, order, chosen, changes }: Written) {
  const { id, accountId } = order
  const rows = await mapInSlices(changes, ({ entry, outcome: { text, visitors } }, index) => {
    const { slug, version, state, hasDraft, publishAt, published } = entry
    const isNew = version === 0 && published === null
    const document: WrittenRow = {
      slug,
      name: text.name,
      version: versionAfter(entry),
      isPublished: visitors !== undefined,
      before: isNew ? null : { version, state, hasDraft, publishAt },
    }
    const kind = isNew ? ('new' as const) : ('matching' as const)
    return { number: chosen[index]?.number ?? 0, kind, is_chosen: 1 as const, document: JSON.stringify(document) }
  })
  const written = new Set(chosen.map(({ number }) => number))
  const all = await listPreviewRows(transaction, { importId: id })
  const left = all.filter(({ number }) => !written.has(number)).map((row) => rowOfPreview({ ...row, isChosen: false }))
  await replaceRows(transaction, id, [...rows, ...left])
  const published = changes.filter(({ outcome }) => outcome.visitors !== undefined).length
  const outcomes = { published, draft: changes.length - published, left: left.length }
  const at = deps.now().toISOString()
  await moveImport(transaction, { id, from: 'ready', to: 'imported', at, report: { ...found.report, outcomes } })
  const subject = { id, title: found.file_name }
  await insertAuditEntry(transaction, deps, { action: 'place.import-file', actorId: accountId, subject })
}
