import type { Transaction } from 'kysely'
import * as z from 'zod/mini'
import type { ImportOutcome, ImportRowKind, PlaceImport } from '#contract/admin/place-imports.ts'
import { inParts } from '../../guide/published.store.ts'
import { mapInSlices } from '../../platform/concurrency/slices.ts'
import type { Executor } from '../../platform/store/database.ts'
import type { PlaceImportRowTable, Tables } from '../../platform/store/tables.ts'
import { PreviewRow } from './match-rows.ts'

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

/** Number of rows of each kind, and number of chosen rows. */
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

export async function deleteRows(executor: Executor, importId: string): Promise<void> {
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
