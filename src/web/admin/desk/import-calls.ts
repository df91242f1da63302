import { FILE_FIELD } from '#contract/api/endpoint.ts'
import * as endpoints from '#contract/admin/place-imports.endpoints.ts'
import type { ImportRowKind, PlaceImport } from '#contract/admin/place-imports.ts'
import { placeImport } from '#messages/place-import.ts'
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

export type RowChoice = { readonly number: number; readonly isChosen: boolean; readonly fields?: string[] }

export type ImportDeed =
  | { readonly kind: 'choose-row'; readonly row: RowChoice }
  | { readonly kind: 'choose-all'; readonly all: { kind: ImportRowKind; isChosen: boolean } }
  | { readonly kind: 'apply'; readonly as: 'draft' | 'publish' }
  | { readonly kind: 'undo' }

export async function actOnImport(id: string, deed: ImportDeed): Promise<PlaceImport> {
  const params = { id }
  if (deed.kind === 'apply') {
    return (await callOverHttp(endpoints.applyPlaceImport, { params, body: { as: deed.as } })).import
  }
  if (deed.kind === 'undo') return (await callOverHttp(endpoints.undoPlaceImport, { params })).import
  const body = deed.kind === 'choose-row' ? { rows: [deed.row] } : { all: deed.all }
  return (await callOverHttp(endpoints.choosePlaceImportRows, { params, body })).import
}

export async function dropImport(id: string): Promise<void> {
  await callOverHttp(endpoints.dropPlaceImport, { params: { id } })
}
