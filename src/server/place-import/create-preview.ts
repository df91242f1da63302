import { setImmediate as pause } from 'node:timers/promises'
import { today } from '#contract/dates.ts'
import { FILE_FIELD } from '#contract/endpoint.ts'
import { Failure, failureOf } from '#contract/failure.ts'
import { IMPORT_PREVIEWS_MAX, IMPORTS_UNDOABLE_MAX } from '#contract/place-imports.ts'
import { knownOfCity } from '../desk/check-place.ts'
import { readAllEntries } from '../desk/entries.store.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { placeKind } from '../desk/place-kind.ts'
import { createHoursReader, type TidyHours } from '../guide/check-hours.ts'
import { MapFileError } from '../map-import/map-file-error.ts'
import { lockAccountExclusive } from '../store/account-lock.ts'
import type { Candidate } from './candidate.ts'
import {
  deleteImports,
  EMPTY_REPORT,
  insertImport,
  isLost,
  listImportsOf,
  lockImport,
  moveImport,
  noteProgress,
  replaceRows,
  rowOfPreview,
} from './imports.store.ts'
import { createRowMatcher, type Choices, type PreviewRow } from './match-rows.ts'
import { readCandidates } from './read-candidates.ts'

/** Other requests are answered after so many rows. */
const ROWS_AT_ONCE = 10

/** Rows between two notes of the progress. */
const ROWS_PER_NOTE = 250

export type Upload = {
  readonly path: string
  readonly name: string
  readonly source: string
  readonly accountId: string
}

/**
 * Reads a file and stores the preview of its import.
 * @returns the id of the import
 * @throws Failure at the file when it cannot be imported
 */
export async function createPreview(deps: DeskDeps, upload: Upload): Promise<string> {
  const id = await begin(deps, upload)
  try {
    const rows = await readRows(deps, { id, upload })
    await finish(deps, { id, rows })
  } catch (error) {
    await deleteImports(deps.store.db, [id])
    if (!(error instanceof MapFileError)) throw error
    const reason = { code: 'content.problem', values: { problem: error.message } }
    throw new Failure('invalid-input', reason, { fields: { [FILE_FIELD]: reason } })
  }
  return id
}

/** Makes room for the preview. An editor reads one file at a time. */
async function begin(deps: DeskDeps, { name, accountId }: Upload): Promise<string> {
  const { store, now, newId } = deps
  const id = newId()
  await store.db.transaction().execute(async (transaction) => {
    if (!(await lockAccountExclusive(transaction, accountId, store.engine))) throw failureOf('unauthenticated')
    const imports = await listImportsOf(transaction, accountId)
    if (imports.some((one) => one.state === 'reading' && !isLost(one, now())))
      throw new Failure('conflict', 'import.is-reading')
    const previews = imports.filter(({ state }) => state === 'ready' || state === 'reading')
    const done = imports.filter(({ state }) => state === 'imported' || state === 'undone')
    const old = [...previews.slice(IMPORT_PREVIEWS_MAX - 1), ...done.slice(IMPORTS_UNDOABLE_MAX)]
    await deleteImports(
      transaction,
      old.map((one) => one.id),
    )
    await insertImport(transaction, { id, account_id: accountId, file_name: name, created_at: now().toISOString() })
  })
  return id
}

async function readRows(deps: DeskDeps, { id, upload }: { id: string; upload: Upload }): Promise<PreviewRow[]> {
  const { guide } = deps
  await guide.renew()
  const { languages, city, timeZone, area, calendar } = guide.current()
  const candidates = await readCandidates({
    path: upload.path,
    fileName: upload.name,
    source: upload.source,
    checkedOn: today(deps.now(), timeZone),
    languages,
    currency: city.currency,
    bounds: area.boundingBox,
  })
  const readHours = await createHoursReader(calendar)
  return matchAll(deps, {
    id,
    candidates: candidates.map((candidate) => () => withTidyHours(candidate, readHours)),
  })
}

/** Hours that the guide cannot compute with are left out, and the row says so. */
function withTidyHours(candidate: Candidate, read: (value: string) => TidyHours): Candidate {
  const { openingHours, ...others } = candidate.facts
  if (!openingHours) return candidate
  const hours = read(openingHours.value)
  if ('value' in hours) return { ...candidate, facts: { ...others, openingHours: { ...openingHours, ...hours } } }
  const problem = { column: 'openingHours', code: 'hours', value: hours.problem.slice(0, 300) } as const
  return { ...candidate, facts: others, problems: [...candidate.problems, problem] }
}

type Matching = {
  readonly id: string
  readonly candidates: readonly (() => Candidate)[]
  /** What was chosen of rows that are compared anew. */
  readonly chosen?: Choices
}

async function matchAll(deps: DeskDeps, { id, candidates, chosen }: Matching): Promise<PreviewRow[]> {
  const { store, guide, now } = deps
  const entries = await readAllEntries(store.db, placeKind)
  const known = { entries, city: knownOfCity(deps), today: today(now(), guide.current().timeZone) }
  const match = createRowMatcher(known, chosen)
  const rows: PreviewRow[] = []
  for (const candidate of candidates) {
    rows.push(match(candidate()))
    if (rows.length % ROWS_AT_ONCE === 0) await pause()
    if (chosen || rows.length % ROWS_PER_NOTE > 0) continue
    const at = now().toISOString()
    await noteProgress(store.db, { id, rowsRead: rows.length, rowsTotal: candidates.length, at })
  }
  return rows
}

type Finished = { readonly id: string; readonly rows: readonly PreviewRow[] }

async function finish({ store, now }: DeskDeps, { id, rows }: Finished): Promise<void> {
  const ignored = rows.reduce((sum, { candidate }) => sum + candidate.ignored, 0)
  const isOpenStreetMap = rows.some(({ candidate }) => candidate.isOpenStreetMap)
  const report = { ...EMPTY_REPORT, ignored, isOpenStreetMap }
  const at = now().toISOString()
  await store.db.transaction().execute(async (transaction) => {
    const isThere = await moveImport(transaction, { id, from: 'reading', to: 'ready', at, report })
    if (!isThere) throw failureOf('conflict')
    await noteProgress(transaction, { id, rowsRead: rows.length, rowsTotal: rows.length, at })
    await replaceRows(transaction, id, rows.map(rowOfPreview))
  })
}

/** Compares the rows of a preview anew. What the editor chose stays where it still has a meaning. */
export async function renewPreview(deps: DeskDeps, id: string, rows: readonly PreviewRow[]): Promise<void> {
  const chosen = new Map(rows.map((row) => [row.number, row]))
  const renewed = await matchAll(deps, {
    id,
    candidates: rows.map(
      ({ candidate }) =>
        () =>
          candidate,
    ),
    chosen,
  })
  await deps.store.db.transaction().execute(async (transaction) => {
    // The editor may have deleted the preview meanwhile.
    if (await lockImport(transaction, id)) await replaceRows(transaction, id, renewed.map(rowOfPreview))
  })
}
