import type { QueryClient } from '@tanstack/react-query'
import { FILE_FIELD } from '#contract/api/endpoint.ts'
import * as endpoints from '#contract/admin/place-imports.endpoints.ts'
import type {
  ImportColumn,
  ImportOutcome,
  ImportRow,
  ImportRowKind,
  PlaceImport,
} from '#contract/admin/place-imports.ts'
import type { PlaceCategory } from '#contract/place/place-facts.ts'
import { placeImport } from '#messages/desk.ts'
import { callOverHttp } from '../../api/call.ts'
import { pagedQuery, query, reporting } from '../../api/query-client.ts'
import { uploadForm, type UploadOptions } from '../../api/upload-form.ts'

const FRESH = { staleTime: 0, retryOnMount: true }

/** The previews and imports of the editor, newest first. */
export const placeImports = () => query(endpoints.listPlaceImports, {}, FRESH)

/** Rows of a kind, and with a part of a name. An empty text is in every name. */
export type RowPart = { readonly kind: ImportRowKind | 'all'; readonly text: string }

export const placeImportRows = (id: string, { kind, text }: RowPart) =>
  reporting(
    pagedQuery(
      endpoints.listPlaceImportRows,
      { params: { id }, query: { limit: '20', ...(kind !== 'all' && { kind }), ...(text !== '' && { text }) } },
      FRESH,
    ),
    { text: placeImport.rowsFailed, place: 'top-right' },
  )

/** Shows a choice about a row before the server has it. An answer that is older than the choice is not read any more. */
export function showChoice(client: QueryClient, choice: { id: string; part: RowPart; row: ImportRow }): void {
  const { queryKey } = placeImportRows(choice.id, choice.part)
  const replace = (row: ImportRow) => (row.number === choice.row.number ? choice.row : row)
  client.setQueryData(
    queryKey,
    (shown) => shown && { ...shown, pages: shown.pages.map((page) => ({ ...page, rows: page.rows.map(replace) })) },
  )
  void client.cancelQueries({ queryKey })
}

/** The rows of a finished import with one outcome. */
export const placeImportOutcome = (id: string, outcome: ImportOutcome) =>
  reporting(pagedQuery(endpoints.listPlaceImportRows, { params: { id }, query: { limit: '50', outcome } }, FRESH), {
    text: placeImport.rowsFailed,
    place: 'top-right',
  })

/** Every page of the rows of an import. */
export const rowsKey = [endpoints.listPlaceImportRows.method, endpoints.listPlaceImportRows.path] as const

export type NewImport = { readonly file: File; readonly source: string }

/** Sends a file and waits until it is read. */
export async function startImport({ file, source }: NewImport, options: UploadOptions): Promise<PlaceImport> {
  const form = new FormData()
  form.append('name', file.name)
  form.append('source', source)
  form.append(FILE_FIELD, file, file.name)
  return (await uploadForm(endpoints.startPlaceImport, form, options)).import
}

export type RowChoice = {
  readonly number: number
  readonly isChosen: boolean
  readonly fields?: string[]
  /** The place that is meant, by its slug; null: it is another one. */
  readonly sameAs?: string | null
}

/** The fields that the columns of a file fill, and the list of rows that name none. */
export type ChosenReading = {
  readonly columns: Pick<ImportColumn, 'name' | 'field'>[]
  readonly category: PlaceCategory | null
  /** Left out: as it is. */
  readonly source?: string
}

export type ImportAction =
  | { readonly kind: 'choose-row'; readonly row: RowChoice }
  | { readonly kind: 'choose-all'; readonly all: { kind: ImportRowKind; isChosen: boolean } }
  | { readonly kind: 'take-areas' }
  | { readonly kind: 'read-again'; readonly reading: ChosenReading }
  | { readonly kind: 'apply'; readonly as: 'draft' | 'publish' }
  | { readonly kind: 'undo' }

export async function actOnImport(id: string, action: ImportAction): Promise<PlaceImport> {
  const params = { id }
  if (action.kind === 'apply') {
    return (await callOverHttp(endpoints.applyPlaceImport, { params, body: { as: action.as } })).import
  }
  if (action.kind === 'undo') return (await callOverHttp(endpoints.undoPlaceImport, { params })).import
  const body = getBody(action)
  return (await callOverHttp(endpoints.choosePlaceImportRows, { params, body })).import
}

type ChoiceAction = Extract<ImportAction, { kind: 'choose-row' | 'choose-all' | 'take-areas' | 'read-again' }>

function getBody(action: ChoiceAction) {
  if (action.kind === 'choose-row') return { rows: [action.row] }
  if (action.kind === 'take-areas') return { areas: true } as const
  return action.kind === 'choose-all' ? { all: action.all } : { reading: action.reading }
}

export async function dropImport(id: string): Promise<void> {
  await callOverHttp(endpoints.dropPlaceImport, { params: { id } })
}
