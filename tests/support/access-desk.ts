/** The rows of the access matrix for the desk: each call is asked for each kind of entries. */
import type { deskOperations } from '#contract/admin/desk.operations.ts'
import { deskKindNames, type DeskKindName } from '#contract/admin/desk-kinds.ts'
import type { AccessRequest, TargetedRequest } from './access-rows.ts'
import { entryTargets, testApp, type Params } from './access-targets.ts'
import type { EntryRow } from './desk-entries.ts'
import { deskSamples } from './desk-samples.ts'
import type { TestUser } from './users.ts'

type Operations = keyof typeof deskOperations

type Insert = (row?: EntryRow) => Promise<{ slug: string }>

const firstVersion = () => ({ version: 1 })
const retirement = () => ({ version: 1, replacedBy: null })
const restoration = () => ({ version: 1, restored: 1 })
const choice = () => ({ version: 1, choice: 'keep' })

/** A call that names a kind and no entry. */
function ofKind(kind: DeskKindName, more: Pick<AccessRequest, 'body' | 'status'> = {}): TargetedRequest {
  const params = { kind }
  return {
    params,
    ...more,
    targets: {
      own: { params },
      others: { params },
      missing: { params: { kind: 'no-such-kind' }, status: 400 },
      malformed: { params: { kind: '..%2f..%2fetc%2fpasswd' }, status: 400 },
    },
  }
}

/** A call about an entry that `stored` makes. */
function ofEntry(
  kind: DeskKindName,
  stored: () => Promise<{ slug: string }>,
  more: Pick<AccessRequest, 'body' | 'status'> = {},
): TargetedRequest {
  const params = async (): Promise<Params> => ({ kind, ...(await stored()) })
  const { own, others, missing, malformed } = entryTargets(params)
  return {
    params,
    ...more,
    targets: {
      own,
      others,
      missing: { ...missing, params: { kind, ...missing.params } },
      malformed: { ...malformed, params: { kind, ...malformed.params } },
    },
  }
}

/** The slug stands in the path and in the body. Nobody has made the entry. */
function saving(kind: DeskKindName, createText: (slug: string) => object): TargetedRequest {
  const toSlug = ({ id }: TestUser) => `saved-by-${id}`
  const params = async (caller: TestUser): Promise<Params> => ({ kind, slug: toSlug(caller) })
  return {
    params,
    body: (caller) => ({ kind, version: 0, text: createText(toSlug(caller)), as: 'draft' }),
    status: 404,
    targets: {
      own: { params, status: 404 },
      others: { params: { kind, slug: 'surat-castle' }, status: 400 },
      missing: { params: { kind, slug: 'no-such-entry' }, status: 400 },
      malformed: { params: { kind, slug: '..%2f..%2fetc%2fpasswd' }, status: 400 },
    },
  }
}

function getRows(kind: DeskKindName): Readonly<Record<Operations, TargetedRequest>> {
  const { text, createText, insert: insertIn } = deskSamples[kind]
  const insert: Insert = (row) => insertIn(testApp, row)
  const draft = () => insert()
  const published = () => insert({ has_draft: 0, isPublished: true })
  const differing = () => insert({ isPublished: createText === null, folder_document: JSON.stringify(text) })
  return {
    listDeskEntries: ofKind(kind),
    getDeskEntry: ofEntry(kind, draft),
    previewDeskEntry: ofKind(kind, { body: () => ({ kind, text }) }),
    listDeskVersions: ofEntry(kind, draft),
    restoreDeskVersion: ofEntry(kind, draft, { body: restoration }),
    chooseDeskText: ofEntry(kind, differing, { body: choice }),
    getDeskChoices: ofKind(kind),
    ...(createText ? rowsOfNew(kind, insert, createText) : rowsOfStaying(kind, insert, text)),
    retireDeskEntry: refusedIf(createText === null, ofEntry(kind, published, { body: retirement })),
  }
}

function rowsOfNew(kind: DeskKindName, insert: Insert, createText: (slug: string) => object) {
  const fresh = () => createText(`fresh-${crypto.randomUUID()}`)
  const retired = () => insert({ has_draft: 0, retired_at: testApp.clock.now().toISOString() })
  return {
    createDeskEntry: ofKind(kind, { body: () => ({ kind, version: 0, text: fresh(), as: 'draft' }) }),
    saveDeskEntry: saving(kind, createText),
    discardDeskDraft: ofEntry(kind, () => insert(), { body: firstVersion }),
    bringBackDeskEntry: ofEntry(kind, retired, { body: firstVersion }),
  }
}

/** Entries of a kind that stays are neither created, retired nor brought back. */
function rowsOfStaying(kind: DeskKindName, insert: Insert, text: object) {
  const published = () => insert({ has_draft: 0, isPublished: true })
  const body = () => ({ kind, version: 1, text, as: 'draft' })
  const saved = ofEntry(kind, published, { body })
  const { missing, malformed } = saved.targets
  return {
    createDeskEntry: refusedIf(true, ofKind(kind, { body })),
    saveDeskEntry: {
      ...saved,
      targets: { ...saved.targets, missing: { ...missing, status: 400 }, malformed: { ...malformed, status: 400 } },
    },
    discardDeskDraft: ofEntry(kind, () => insert({ isPublished: true }), { body: firstVersion }),
    bringBackDeskEntry: refusedIf(true, ofEntry(kind, published, { body: firstVersion })),
  }
}

function refusedIf(isRefused: boolean, asking: TargetedRequest): TargetedRequest {
  if (!isRefused) return asking
  const { own, others, ...none } = asking.targets
  return {
    ...asking,
    status: 409,
    targets: { own: { ...own, status: 409 }, others: { ...others, status: 409 }, ...none },
  }
}

const byKind = deskKindNames.map((kind) => ({ kind, rows: getRows(kind) }))

/** The rows of every call, by kind. */
export const deskRows = mapCalls((name) => Object.fromEntries(byKind.map(({ kind, rows }) => [kind, rows[name]])))

function mapCalls<Row>(rowFor: (name: Operations) => Row): Readonly<Record<Operations, Row>> {
  return {
    listDeskEntries: rowFor('listDeskEntries'),
    getDeskEntry: rowFor('getDeskEntry'),
    createDeskEntry: rowFor('createDeskEntry'),
    saveDeskEntry: rowFor('saveDeskEntry'),
    previewDeskEntry: rowFor('previewDeskEntry'),
    discardDeskDraft: rowFor('discardDeskDraft'),
    retireDeskEntry: rowFor('retireDeskEntry'),
    bringBackDeskEntry: rowFor('bringBackDeskEntry'),
    listDeskVersions: rowFor('listDeskVersions'),
    restoreDeskVersion: rowFor('restoreDeskVersion'),
    chooseDeskText: rowFor('chooseDeskText'),
    getDeskChoices: rowFor('getDeskChoices'),
  }
}
