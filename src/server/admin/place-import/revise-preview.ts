import type * as z from 'zod/mini'
import { Failure } from '#contract/api/failure.ts'
import type { ImportChoice } from '#contract/admin/place-imports.ts'
import { mapInSlices } from '../../platform/concurrency/slices.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import { countProposedAreas, hasProposedArea, rematchRows, rereadPreview, type PreviewDeps } from './create-preview.ts'
import { findImport, lockImport, setReport, type StoredImport } from './imports.store.ts'
import { listPreviewRows, replaceRows, rowOfPreview } from './import-rows.store.ts'
import { IS_NEW, type PreviewRow } from './match-rows.ts'
import { missingAfter } from './new-place.ts'

type Choice = z.output<typeof ImportChoice>
type Owned = { readonly id: string; readonly accountId: string }
type Revised = { readonly rows: readonly PreviewRow[]; readonly report: StoredImport['report'] }

/**
 * Reads the columns of a preview anew, takes the neighbourhoods that the guide proposes, or follows an editor who knows which place a row means. Then all rows are compared
 * again.
 */
export async function revisePreview(deps: PreviewDeps, owned: Owned, choice: Choice): Promise<void> {
  const { db, engine } = deps.store
  const found = await findImport(db, owned)
  if (!found) throw new Failure('not-found', 'import.not-found')
  if (found.state !== 'ready') throw new Failure('conflict', 'import.not-ready')
  const rows = await listPreviewRows(db, { importId: owned.id })
  const revised = await revise(deps, found, { rows, choice })
  const report = { ...revised.report, proposedAreas: countProposedAreas(revised.rows) }
  const stored = await mapInSlices(revised.rows, rowOfPreview)
  await db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, owned.accountId, engine)
    if (!(await lockImport(transaction, owned.id))) throw new Failure('conflict', 'import.not-ready')
    await setReport(transaction, owned.id, report)
    await replaceRows(transaction, owned.id, stored)
  })
}

async function revise(
  deps: PreviewDeps,
  found: StoredImport,
  { rows, choice }: { rows: readonly PreviewRow[]; choice: Choice },
): Promise<Revised> {
  if (choice.reading) return reread(deps, found, { rows, reading: choice.reading })
  if (choice.areas) return { rows: rows.map(withProposedArea), report: found.report }
  return { rows: await rematchRows(deps, found.id, decided(rows, choice.rows)), report: found.report }
}

/** The row with the neighbourhood that the guide proposes. */
function withProposedArea(row: PreviewRow): PreviewRow {
  if (!hasProposedArea(row)) return row
  const fields = row.fields.map((one) => (one.field === 'locality' ? { ...one, isTaken: true } : one))
  return { ...row, fields, missing: missingAfter(row.missing, fields) }
}

type Rereading = { readonly rows: readonly PreviewRow[]; readonly reading: NonNullable<Choice['reading']> }

async function reread(deps: PreviewDeps, { id, report }: StoredImport, { rows, reading }: Rereading): Promise<Revised> {
  const { columns, category, source = report.source } = reading
  const read = await rereadPreview(deps, id, { rows, columns, category, source })
  const fields = new Map(columns.map(({ name, field }) => [name, field]))
  const shown = report.file.columns.map((column) => ({ ...column, field: fields.get(column.name) ?? null }))
  const file = { ...report.file, columns: shown, ignoredNames: read.ignoredNames }
  return { rows: read.rows, report: { ...report, file, category, source, ignored: read.ignored } }
}

/** Rows with the decision of the editor: a place of the guide, or a new place. */
function decided(rows: readonly PreviewRow[], choices: Choice['rows'] = []): PreviewRow[] {
  const byNumber = new Map(choices.map((choice) => [choice.number, choice]))
  return rows.map((row) => {
    const choice = byNumber.get(row.number)
    if (choice?.sameAs === undefined) return row
    return { ...row, decision: choice.sameAs ?? IS_NEW, isChosen: choice.isChosen }
  })
}
