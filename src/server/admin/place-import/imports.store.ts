import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { SECOND_MS } from '#contract/text/durations.ts'
import { PlaceCategory } from '#contract/place/place-facts.ts'
import { FileReport, type ImportOutcome, type ImportRowKind, type PlaceImport } from '#contract/admin/place-imports.ts'
import { inParts } from '../../guide/published.store.ts'
import { mapInSlices } from '../../platform/concurrency/slices.ts'
import type { Database, Executor } from '../../platform/store/database.ts'
import type { PlaceImportRowTable, PlaceImportTable, Tables } from '../../platform/store/tables.ts'
import { EMPTY_FILE } from './file-reading.ts'
import { PreviewRow } from './match-rows.ts'

/** The data of a file that is not in its rows. */
const ImportReport = z.object({
  ignored: z.number(),
  isOpenStreetMap: z.boolean(),
  kept: z.array(z.object({ slug: z.string(), name: z.string() })),
  /** Imports of earlier versions lack what follows. */
  file: z._default(FileReport, EMPTY_FILE),
  /** The source that the editor gave for the file. */
  source: z._default(z.string(), ''),
  category: z._default(z.nullable(PlaceCategory), null),
  proposedAreas: z._default(z.number(), 0),
  outcomes: z._default(z.nullable(z.object({ published: z.number(), draft: z.number(), left: z.number() })), null),
})
type ImportReport = z.infer<typeof ImportReport>

export const EMPTY_REPORT: ImportReport = {
  ignored: 0,
  isOpenStreetMap: false,
  kept: [],
  file: EMPTY_FILE,
  source: '',
  category: null,
  proposedAreas: 0,
  outcomes: null,
}

/** An import with how many rows of each kind it has. */
export type StoredImport = Omit<PlaceImportTable, 'report'> & {
  readonly report: ImportReport
}

/** A reading without a sign of life for so long was ended by the end of its process. */
const LOST_AFTER_MS = 60 * SECOND_MS

type StoredState = PlaceImportTable['state']

type Owned = { readonly id: string; readonly accountId: string }

export async function insertImport(
  transaction: Transaction<Tables>,
  row: Pick<PlaceImportTable, 'id' | 'account_id' | 'file_name' | 'created_at'>,
): Promise<void> {
  const begun = { state: 'reading', touched_at: row.created_at, rows_read: 0, rows_total: 0 } as const
  await transaction
    .insertInto('place_import')
    .values({ ...row, ...begun, report: JSON.stringify(EMPTY_REPORT) })
    .execute()
}

/** Newest first. */
export async function listImportsFor(executor: Executor, accountId: string): Promise<StoredImport[]> {
  const rows = await executor
    .selectFrom('place_import')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(readImport)
}

/** @returns undefined for an import of somebody else, too */
export async function findImport(executor: Executor, { id, accountId }: Owned): Promise<StoredImport | undefined> {
  const row = await executor
    .selectFrom('place_import')
    .selectAll()
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  return row && readImport(row)
}

function readImport({ report, ...row }: PlaceImportTable): StoredImport {
  return { ...row, report: ImportReport.parse(JSON.parse(report)) }
}

/** True if the process that read the file has ended meanwhile. */
export function isLost({ state, touched_at: at }: Pick<StoredImport, 'state' | 'touched_at'>, now: Date): boolean {
  return state === 'reading' && now.getTime() - Date.parse(at) > LOST_AFTER_MS
}

/** Makes other choices, and the import itself, wait. @returns false when the import is no preview any more */
export async function lockImport(transaction: Transaction<Tables>, id: string): Promise<boolean> {
  const locked = await transaction
    .updateTable('place_import')
    .set({ state: 'ready' })
    .where('id', '=', id)
    .where('state', '=', 'ready')
    .returning('id')
    .execute()
  return locked.length === 1
}

/** Says how far a file is read. */
export async function noteProgress(
  executor: Executor,
  { id, rowsRead, rowsTotal, at }: { id: string; rowsRead: number; rowsTotal: number; at: string },
): Promise<void> {
  await executor
    .updateTable('place_import')
    .set({ rows_read: rowsRead, rows_total: rowsTotal, touched_at: at })
    .where('id', '=', id)
    .execute()
}

/** @returns false when the import is not there any more, or in another state */
export async function moveImport(
  executor: Executor,
  { id, from, to, at, report }: { id: string; from: StoredState; to: StoredState; at: string; report: ImportReport },
): Promise<boolean> {
  const moved = await executor
    .updateTable('place_import')
    .set({ state: to, touched_at: at, report: JSON.stringify(report) })
    .where('id', '=', id)
    .where('state', '=', from)
    .returning('id')
    .execute()
  return moved.length === 1
}

export async function setReport(executor: Executor, id: string, report: ImportReport): Promise<void> {
  await executor
    .updateTable('place_import')
    .set({ report: JSON.stringify(report) })
    .where('id', '=', id)
    .execute()
}

/**
 * Waits for whoever writes the import, until the transaction ends. Whoever changes its rows locks it first: in another
 * order two of them could wait for each other.
 * @returns its state, null when it is not there any more
 */
export async function lockImportInAnyState(executor: Executor, id: string): Promise<StoredState | null> {
  const [locked] = await executor
    .updateTable('place_import')
    .set((column) => ({ state: column.ref('state') }))
    .where('id', '=', id)
    .returning('state')
    .execute()
  return locked?.state ?? null
}

export async function deleteImports(executor: Executor, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const id of ids.toSorted()) await lockImportInAnyState(executor, id)
  for (const id of ids) await deleteRows(executor, id)
  await executor.deleteFrom('place_import').where('id', 'in', ids).execute()
}

async function deleteRows(executor: Executor, importId: string): Promise<void> {
  const rows = await executor
    .selectFrom('place_import_row')
    .select('number')
    .where('import_id', '=', importId)
    .execute()
  const numbers = rows.map(({ number }) => number)
  for await (const part of inParts(numbers)) {
    await executor
      .deleteFrom('place_import_row')
      .where('import_id', '=', importId)
      .where('number', 'in', part)
      .execute()
  }
}

/** Previews go earlier than what can be undone. Their rows go with them. */
export async function deleteImportsBefore(
  db: Database,
  { previews, imports }: { previews: string; imports: string },
): Promise<void> {
  const old = await db
    .selectFrom('place_import')
    .select(['id', 'state', 'touched_at'])
    .where('touched_at', '<', previews)
    .execute()
  const isOver = ({ state, touched_at: at }: (typeof old)[number]) =>
    state === 'reading' || state === 'ready' || at < imports
  for (const { id } of old.filter(isOver)) {
    // What undoes an import is wholly there or gone.
    await db.transaction().execute((transaction) => deleteImports(transaction, [id]))
  }
}

/** Replaces all rows of an import. */
export async function replaceRows(
  transaction: Transaction<Tables>,
  importId: string,
  rows: readonly Omit<PlaceImportRowTable, 'import_id'>[],
): Promise<void> {
  await deleteRows(transaction, importId)
  for await (const part of inParts(rows)) {
    await transaction
      .insertInto('place_import_row')
      .values(part.map((row) => ({ import_id: importId, ...row })))
      .execute()
  }
}

export function rowOfPreview({
  number,
  kind,
  isChosen,
  ...document
}: PreviewRow): Omit<PlaceImportRowTable, 'import_id'> {
  return { number, kind, is_chosen: isChosen ? 1 : 0, document: JSON.stringify(document) }
}

const PreviewDocument = z.omit(PreviewRow, { number: true, kind: true, isChosen: true })

function previewOfRow({ number, kind, is_chosen, document }: PlaceImportRowTable): PreviewRow {
  const read: unknown = JSON.parse(document)
  return { ...PreviewDocument.parse(read), number, kind, isChosen: is_chosen === 1 }
}

type Part = { importId: string; kind?: ImportRowKind | undefined; after?: number; limit?: number; isChosen?: boolean }

/** Rows of a preview in the order of the file. */
export async function listPreviewRows(executor: Executor, part: Part): Promise<PreviewRow[]> {
  const { importId, kind, after = 0, limit, isChosen } = part
  const rows = await executor
    .selectFrom('place_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'new'))
    .$if(isChosen === true, (query) => query.where('is_chosen', '=', 1))
    .orderBy('number')
    .$if(limit !== undefined, (query) => query.limit(limit ?? 0))
    .execute()
  return mapInSlices(rows, previewOfRow)
}

/** Rows of a finished import in the order of the file, as JSON. Those that were left are rows of its preview. */
export async function listOutcomeRows(
  executor: Executor,
  { importId, after, outcome }: { importId: string; after: number; outcome: ImportOutcome },
): Promise<{ number: number; kind: ImportRowKind; document: string }[]> {
  return executor
    .selectFrom('place_import_row')
    .select(['number', 'kind', 'document'])
    .where('import_id', '=', importId)
    .where('number', '>', after)
    .where('is_chosen', '=', outcome === 'left' ? 0 : 1)
    .orderBy('number')
    .execute()
}

/** The preview of a row that was left. */
export function readLeftRow(row: Omit<PlaceImportRowTable, 'import_id' | 'is_chosen'>): PreviewRow {
  return previewOfRow({ ...row, import_id: '', is_chosen: 0 })
}

/** The written rows of an import, each as JSON. */
export async function listWrittenRows(executor: Executor, importId: string): Promise<string[]> {
  const rows = await executor
    .selectFrom('place_import_row')
    .select('document')
    .where('import_id', '=', importId)
    .where('is_chosen', '=', 1)
    .orderBy('number')
    .execute()
  return rows.map(({ document }) => document)
}

/** The rows of these numbers. */
export async function findPreviewRows(
  executor: Executor,
  importId: string,
  numbers: readonly number[],
): Promise<PreviewRow[]> {
  if (numbers.length === 0) return []
  const rows = await executor
    .selectFrom('place_import_row')
    .selectAll()
    .where('import_id', '=', importId)
    .where('number', 'in', numbers)
    .execute()
  return rows.map(previewOfRow)
}

export async function putPreviewRow(executor: Executor, importId: string, row: PreviewRow): Promise<void> {
  const { number, ...stored } = rowOfPreview(row)
  await executor
    .updateTable('place_import_row')
    .set(stored)
    .where('import_id', '=', importId)
    .where('number', '=', number)
    .execute()
}

export async function chooseAllOfKind(
  executor: Executor,
  { importId, kind, isChosen }: { importId: string; kind: ImportRowKind; isChosen: boolean },
): Promise<void> {
  await executor
    .updateTable('place_import_row')
    .set({ is_chosen: isChosen ? 1 : 0 })
    .where('import_id', '=', importId)
    .where('kind', '=', kind)
    .execute()
}

/** How many rows of each kind there are, and how many of them are chosen. */
export async function countRows(executor: Executor, importId: string): Promise<Pick<PlaceImport, 'rows' | 'chosen'>> {
  const counted = await executor
    .selectFrom('place_import_row')
    .select(['kind', 'is_chosen', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('import_id', '=', importId)
    .groupBy(['kind', 'is_chosen'])
    .execute()
  const of = (kind: ImportRowKind, isChosen: boolean) =>
    counted
      .filter((row) => row.kind === kind && (!isChosen || row.is_chosen === 1))
      .reduce((sum, { count }) => sum + Number(count), 0)
  const counts = (isChosen: boolean) => ({
    new: of('new', isChosen),
    matching: of('matching', isChosen),
    conflicting: of('conflicting', isChosen),
    faulty: of('faulty', isChosen),
  })
  return { rows: counts(false), chosen: counts(true) }
}
