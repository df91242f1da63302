import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import { SECOND_MS } from '#contract/text/durations.ts'
import { PlaceCategory } from '#contract/place/place-facts.ts'
import { FileReport } from '#contract/admin/place-imports.ts'
import type { Database, Executor } from '../../platform/store/database.ts'
import type { PlaceImportTable, Tables } from '../../platform/store/tables.ts'
import { EMPTY_FILE } from './file-reading.ts'
import { deleteRows } from './import-rows.store.ts'

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

/** Time without a sign of life, in ms, after which a reading counts as ended with its process. */
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
 * Waits for other writers of the import, and locks it until the transaction ends. Code that changes its rows locks it
 * first: in another order two transactions could wait for each other.
 * @returns its state, null if it is deleted
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
    // The rows that undo an import are deleted all together.
    await db.transaction().execute((transaction) => deleteImports(transaction, [id]))
  }
}
