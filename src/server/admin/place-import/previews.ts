import type * as z from 'zod/mini'
import { Failure, toFailure } from '#contract/api/failure.ts'
import {
  IMPORT_PAGE_MAX,
  type ImportChoice,
  type ImportOutcome,
  type ImportRow,
  type ImportRowQuery,
  type PlaceImport,
} from '#contract/admin/place-imports.ts'
import { nameKey } from '#contract/place/place-name.ts'
import type { Context } from '../../platform/context.ts'
import { requireAccountShared } from '../../platform/store/account-lock.ts'
import { readLimit } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'
import {
  deleteImports,
  findImport,
  isLost,
  listImportsFor,
  lockImport,
  lockImportInAnyState,
  type StoredImport,
} from './imports.store.ts'
import {
  chooseAllOfKind,
  countRows,
  findPreviewRows,
  listOutcomeRows,
  listPreviewRows,
  putPreviewRow,
  readLeftRow,
} from './import-rows.store.ts'
import { mapInSlices } from '../../platform/concurrency/slices.ts'
import type { PreviewRow } from './match-rows.ts'
import { missingAfter } from './new-place.ts'
import { WrittenRow } from './written-row.ts'

type Deps = Pick<Context, 'store' | 'now'>
type Owned = { readonly id: string; readonly accountId: string }

export async function listImports({ store, now }: Deps, accountId: string): Promise<PlaceImport[]> {
  const imports = await listImportsFor(store.db, accountId)
  return Promise.all(imports.map((one) => describeImport(store.db, one, now())))
}

/** @throws Failure `not-found` for an import of somebody else, too */
export async function getImport({ store, now }: Deps, owned: Owned): Promise<PlaceImport> {
  return describeImport(store.db, await require(store.db, owned), now())
}

async function require(executor: Executor, owned: Owned): Promise<StoredImport> {
  const found = await findImport(executor, owned)
  if (!found) throw new Failure('not-found', 'import.not-found')
  return found
}

async function describeImport(executor: Executor, one: StoredImport, now: Date): Promise<PlaceImport> {
  const { ignored, isOpenStreetMap, kept, file, category, outcomes, proposedAreas } = one.report
  return {
    _id: one.id,
    fileName: one.file_name,
    state: isLost(one, now) ? 'failed' : one.state,
    createdAt: one.created_at,
    rowsRead: one.rows_read,
    rowsTotal: one.rows_total,
    ...(await countRows(executor, one.id)),
    ignored,
    file,
    category,
    proposedAreas,
    outcomes,
    isOpenStreetMap,
    kept,
  }
}

/** In the order of the file. A cursor is the number of the last row of a page. */
export async function listRows({ store }: Deps, owned: Owned, query: z.output<typeof ImportRowQuery>) {
  const { state } = await require(store.db, owned)
  if (query.cursor !== undefined && !/^[1-9]\d{0,8}$/.test(query.cursor)) throw toFailure('invalid-input')
  const limit = readLimit(query.limit, IMPORT_PAGE_MAX)
  const part = { importId: owned.id, kind: query.kind, after: Number(query.cursor ?? 0) }
  if (state === 'imported' && query.outcome !== undefined)
    return cutRows(await outcomeRows(store.db, { ...part, outcome: query.outcome }), limit)
  if (state !== 'ready') return { rows: [], nextCursor: null }
  const text = nameKey(query.text ?? '')
  // A file has few enough rows to look through all of them for a part of a name.
  const found = await listPreviewRows(store.db, text === '' ? { ...part, limit: limit + 1 } : part)
  const rows = text === '' ? found : found.filter(({ candidate }) => nameKey(candidate.name).includes(text))
  return cutRows(rows.map(showRow), limit)
}

function cutRows(rows: readonly ImportRow[], limit: number) {
  const shown = rows.slice(0, limit)
  return { rows: shown, nextCursor: rows.length > limit ? String(shown.at(-1)?.number) : null }
}

type OutcomePart = { readonly importId: string; readonly after: number; readonly outcome: ImportOutcome }

/** The rows of a finished import with one outcome. */
async function outcomeRows(executor: Executor, part: OutcomePart): Promise<ImportRow[]> {
  const rows = await listOutcomeRows(executor, part)
  if (part.outcome === 'left') return mapInSlices(rows, (row) => showRow(readLeftRow(row)))
  const written = await mapInSlices(rows, ({ number, kind, document }) => ({
    number,
    kind,
    row: WrittenRow.parse(JSON.parse(document)),
  }))
  return written
    .filter(({ row }) => row.isPublished === (part.outcome === 'published'))
    .map(({ number, kind, row: { slug, name } }) => ({
      number,
      kind,
      isChosen: true,
      name,
      slug,
      match: { slug, name },
      perhaps: null,
      fields: [],
      missing: [],
      isIntoDraft: false,
      problems: [],
    }))
}

function showRow({ number, kind, isChosen, candidate, slug, ...row }: PreviewRow): ImportRow {
  const { matchName, perhaps, fields, missing, isIntoDraft, problems } = row
  return {
    number,
    kind,
    isChosen,
    name: candidate.name,
    slug,
    match: matchName === null || slug === null ? null : { slug, name: matchName },
    perhaps,
    fields: [...fields],
    missing: [...missing],
    isIntoDraft,
    problems: [...problems],
  }
}

/** Faulty rows cannot be chosen. */
export async function chooseRows(
  { store }: Deps,
  owned: Owned,
  { rows = [], all }: z.output<typeof ImportChoice>,
): Promise<void> {
  const importId = owned.id
  await store.db.transaction().execute(async (transaction) => {
    await requireAccountShared(transaction, owned.accountId, store.engine)
    const { state } = await require(transaction, owned)
    if (state !== 'ready' || !(await lockImport(transaction, importId)))
      throw new Failure('conflict', 'import.not-ready')
    if (all && all.kind !== 'faulty') await chooseAllOfKind(transaction, { importId, ...all })
    const numbers = rows.map(({ number }) => number)
    const choices = new Map(rows.map((row) => [row.number, row]))
    for (const row of await findPreviewRows(transaction, importId, numbers)) {
      const choice = choices.get(row.number)
      if (!choice || row.kind === 'faulty') continue
      const { fields: taken } = choice
      const fields = taken ? row.fields.map((one) => ({ ...one, isTaken: taken.includes(one.field) })) : row.fields
      const missing = row.kind === 'new' ? missingAfter(row.missing, fields) : row.missing
      await putPreviewRow(transaction, importId, { ...row, fields, missing, isChosen: choice.isChosen })
    }
  })
}

/** Removes an import from the list. The imported places stay, but the import cannot be undone any more. */
export async function dropImport({ store }: Deps, owned: Owned): Promise<void> {
  await store.db.transaction().execute(async (transaction) => {
    await require(transaction, owned)
    const state = await lockImportInAnyState(transaction, owned.id)
    if (state === null) throw new Failure('not-found', 'import.not-found')
    if (state === 'imported') throw new Failure('conflict', 'import.not-ready')
    await deleteImports(transaction, [owned.id])
  })
}
