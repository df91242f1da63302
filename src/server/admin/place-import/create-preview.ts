import { today } from '#contract/text/dates.ts'
import { SECOND_MS } from '#contract/text/durations.ts'
import { FILE_FIELD } from '#contract/api/endpoint.ts'
import { Failure, toFailure } from '#contract/api/failure.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { IMPORT_PREVIEWS_MAX, IMPORTS_UNDOABLE_MAX, type FileReport } from '#contract/admin/place-imports.ts'
import { knownOfCity } from '../desk/check-place.ts'
import { readAllEntries } from '../desk/entries.store.ts'
import type { DeskDeps } from '../desk/entry-kind.ts'
import { placeKind } from '../desk/place-kind.ts'
import { MapFileError } from '../../map/import/map-file-error.ts'
import { mapInSlices, runInSlices } from '../../platform/concurrency/slices.ts'
import { requireAccountExclusive } from '../../platform/store/account-lock.ts'
import type { Candidate } from './candidate.ts'
import {
  deleteImports,
  EMPTY_REPORT,
  insertImport,
  isLost,
  listImportsFor,
  lockImport,
  moveImport,
  noteProgress,
} from './imports.store.ts'
import { replaceRows, rowOfPreview } from './import-rows.store.ts'
import { prepareRowMatcher, type Choices, type PreviewRow } from './match-rows.ts'
import type { ReadPlaces } from './place-reader.ts'
import type { ChosenColumns } from './read-rows.ts'

/** Rows between two notes of the progress. */
const ROWS_PER_NOTE = 250

/** Without a sign of life for three times as long, a reading counts as lost. */
const LIVING_INTERVAL_MS = 20 * SECOND_MS

export type PreviewDeps = DeskDeps & { readPlaces: ReadPlaces }

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
export async function createPreview(deps: PreviewDeps, upload: Upload): Promise<string> {
  const id = await begin(deps, upload)
  try {
    const { rows, file } = await readRows(deps, { id, upload })
    await finish(deps, { id, rows, file, source: upload.source })
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
    await requireAccountExclusive(transaction, accountId, store.engine)
    const imports = await listImportsFor(transaction, accountId)
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

type ReadRows = { readonly rows: PreviewRow[]; readonly file: FileReport }

async function readRows(deps: PreviewDeps, { id, upload }: { id: string; upload: Upload }): Promise<ReadRows> {
  const { store, now } = deps
  const reading = { ...(await readingPlace(deps)), path: upload.path, source: upload.source, category: null }
  const living = () =>
    void noteProgress(store.db, { id, ...NOTHING_READ, at: now().toISOString() }).catch(() => undefined)
  const timer = setInterval(living, LIVING_INTERVAL_MS)
  const { candidates, report } = await deps.readPlaces(reading).finally(() => clearInterval(timer))
  return { rows: await matchAll(deps, { id, candidates }), file: report }
}

/** The context for reading values: the day, the currency, the country and the languages of the city. */
async function readingPlace({ guide, now }: DeskDeps) {
  await guide.renew()
  const { languages, city, timeZone, area, calendar } = guide.current()
  return {
    today: today(now(), timeZone),
    languages,
    currency: city.currency,
    country: city.countryCode,
    bounds: area.boundingBox,
    calendar,
  }
}

const NOTHING_READ = { rowsRead: 0, rowsTotal: 0 }

type Matching = {
  readonly id: string
  readonly candidates: readonly Candidate[]
  /** The editor's choices for rows that are compared anew. */
  readonly chosen?: Choices
}

async function matchAll(deps: DeskDeps, { id, candidates, chosen }: Matching): Promise<PreviewRow[]> {
  const { store, now } = deps
  const entries = await readAllEntries(store.db, placeKind)
  const known = { entries, city: knownOfCity(deps) }
  const match = await runInSlices(prepareRowMatcher(known, chosen))
  const rows: PreviewRow[] = []
  for (let start = 0; start < candidates.length; start += ROWS_PER_NOTE) {
    const part = candidates.slice(start, start + ROWS_PER_NOTE)
    rows.push(...(await mapInSlices(part, match)))
    if (chosen) continue
    const at = now().toISOString()
    await noteProgress(store.db, { id, rowsRead: rows.length, rowsTotal: candidates.length, at })
  }
  return rows
}

type Finished = ReadRows & { readonly id: string; readonly source: string }

async function finish({ store, now }: DeskDeps, { id, rows, file, source }: Finished): Promise<void> {
  const ignored = countIgnored(rows)
  const isOpenStreetMap = rows.some(({ candidate }) => candidate.isOpenStreetMap)
  const proposedAreas = countProposedAreas(rows)
  const report = { ...EMPTY_REPORT, ignored, isOpenStreetMap, file, source, proposedAreas }
  const stored = await mapInSlices(rows, rowOfPreview)
  const at = now().toISOString()
  await store.db.transaction().execute(async (transaction) => {
    const isThere = await moveImport(transaction, { id, from: 'reading', to: 'ready', at, report })
    if (!isThere) throw toFailure('conflict')
    await noteProgress(transaction, { id, rowsRead: rows.length, rowsTotal: rows.length, at })
    await replaceRows(transaction, id, stored)
  })
}

function countIgnored(rows: readonly PreviewRow[]): number {
  return rows.reduce((sum, { candidate }) => sum + candidate.ignored.length, 0)
}

/** Rows that wait for an editor to confirm their neighbourhood. */
export function countProposedAreas(rows: readonly PreviewRow[]): number {
  return rows.filter(hasProposedArea).length
}

export function hasProposedArea({ kind, fields, candidate: { questions = [] } }: PreviewRow): boolean {
  const isOpen = fields.some(({ field, isTaken }) => field === 'locality' && !isTaken)
  return kind === 'new' && isOpen && questions.includes('locality')
}

export type Rereading = {
  readonly columns: ChosenColumns
  readonly category: PlaceCategory | null
  readonly source: string
}

/**
 * Reads the rows of a preview anew with other fields for their columns, and compares them. Rows without columns stay.
 * @returns the rows and what they ignore
 */
export async function rereadPreview(
  deps: PreviewDeps,
  id: string,
  { rows, ...chosen }: Rereading & { readonly rows: readonly PreviewRow[] },
) {
  const asked = rows.flatMap(({ number, candidate: { cells } }) => (cells ? [{ number, cells }] : []))
  const request = { ...(await readingPlace(deps)), ...chosen, rows: asked }
  const { candidates: read, report } = await deps.readPlaces(request)
  const anew = new Map(read.map((candidate) => [candidate.number, candidate]))
  const candidates = rows.map(({ number, candidate }) => anew.get(number) ?? candidate)
  const matched = await matchAll(deps, { id, candidates, chosen: NO_CHOICES })
  return { rows: matched, ignoredNames: report.ignoredNames, ignored: countIgnored(matched) }
}

const NO_CHOICES: Choices = new Map()

/** Rows compared with the present guide and with the decisions of an editor. */
export function rematchRows(deps: DeskDeps, id: string, rows: readonly PreviewRow[]): Promise<PreviewRow[]> {
  const chosen = new Map(rows.map((row) => [row.number, row]))
  return matchAll(deps, { id, candidates: rows.map(({ candidate }) => candidate), chosen })
}

/** Compares the rows of a preview anew. The choices of the editor stay where they still have a meaning. */
export async function renewPreview(deps: DeskDeps, id: string, rows: readonly PreviewRow[]): Promise<void> {
  const renewed = await rematchRows(deps, id, rows)
  const stored = await mapInSlices(renewed, rowOfPreview)
  await deps.store.db.transaction().execute(async (transaction) => {
    // The editor may have deleted the preview meanwhile.
    if (await lockImport(transaction, id)) await replaceRows(transaction, id, stored)
  })
}
