import { FILE_FIELD } from '#contract/api/endpoint.ts'
import { UNKNOWN_KIND } from '#server/admin/place-import/candidate.ts'
import { insertImport, moveImport, EMPTY_REPORT } from '#server/admin/place-import/imports.store.ts'
import { replaceRows, rowOfPreview } from '#server/admin/place-import/import-rows.store.ts'
import { callApi, type Answer } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './users.ts'

/** Uploads a file with places. @param source of its facts */
export async function uploadPlaces(
  testApp: TestApp,
  { token }: Pick<TestUser, 'token'>,
  content: string | Uint8Array<ArrayBuffer>,
  { name = 'places.csv', source = 'https://source.example/places' } = {},
): Promise<Answer> {
  const body = { name, ...(source !== '' && { source }) }
  return callApi(testApp, 'POST /desk/imports', { token, body, file: new Blob([content]) })
}

/** The form of an upload to a server of its own. */
export function formOfPlaces({ name, bytes }: { name: string; bytes: Buffer }): FormData {
  const form = new FormData()
  form.append('name', name)
  form.append('source', 'https://source.example/places')
  form.append(FILE_FIELD, new File([new Uint8Array(bytes)], name))
  return form
}

/** Stores a preview with one new place, or an import that wrote nothing. */
export async function insertPreview(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  accountId: string,
  state: 'ready' | 'imported' = 'ready',
): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const at = clock.now().toISOString()
  const slug = `place-${id}`
  const candidate = {
    number: 2,
    name: slug,
    fields: {},
    facts: {},
    defaults: UNKNOWN_KIND,
    problems: [],
    obstacle: null,
    isQuestion: false,
    ignored: [],
    isOpenStreetMap: false,
    cells: null,
  }
  const compared = {
    slug,
    version: null,
    matchName: null,
    perhaps: null,
    decision: null,
    fields: [],
    missing: [],
    isIntoDraft: false,
    problems: [],
  }
  const row = rowOfPreview({ number: 2, kind: 'new', isChosen: true, candidate, ...compared })
  await store.db.transaction().execute(async (transaction) => {
    await insertImport(transaction, { id, account_id: accountId, file_name: 'places.csv', created_at: at })
    await moveImport(transaction, { id, from: 'reading', to: state, at, report: EMPTY_REPORT })
    if (state === 'ready') await replaceRows(transaction, id, [row])
  })
  return { id }
}
