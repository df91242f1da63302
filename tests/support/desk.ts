import { api, type ReplyFor } from '#contract/api.ts'
import type { EntrySaving } from '#contract/admin/desk-entries.ts'
import type { DeskChoices, DeskEntry, DeskKindName, DeskPreview, ListedDeskEntry } from '#contract/admin/desk-kinds.ts'
import { callApi, type Answer, type Route } from './api-calls.ts'
import type { TestApp } from './test-app.ts'
import type { TestUser } from './users.ts'

/** A text need not be one that the server takes. */
type Saving = EntrySaving & { readonly text: object }

type DeskAction = 'discard' | 'retire' | 'bring-back' | 'restore' | 'folder'

type Tagged = { readonly kind: DeskKindName }

/** @throws Error if an answer is about another kind */
function ofKind<Reply extends Tagged, Kind extends DeskKindName>(
  kind: Kind,
  answered: Reply,
): Extract<Reply, { kind: Kind }> {
  const isOfKind = (one: Reply): one is Extract<Reply, { kind: Kind }> => one.kind === kind
  if (!isOfKind(answered)) throw new Error(`An answer about ${kind} is about ${answered.kind}`)
  return answered
}

/** The entry in an answer of the desk. */
export function readDeskEntry<const Kind extends DeskKindName>(kind: Kind, body: unknown) {
  return ofKind<DeskEntry, Kind>(kind, api.getDeskEntry.reply.parse(body).entry)
}

/** Calls of the desk for the entries of a kind, as one editor. */
export function createDesk<const Kind extends DeskKindName>(
  testApp: Pick<TestApp, 'app'>,
  { token }: Pick<TestUser, 'token'>,
  kind: Kind,
) {
  const call = (route: Route, body?: object) => callApi(testApp, route, { token, ...(body && { body }) })
  const get = async (slug: string) => call(`GET /desk/${kind}/${slug}`)
  const read = async (slug: string) => readDeskEntry(kind, (await get(slug)).body)
  const save = (slug: string, saving: Saving) => call(`PUT /desk/${kind}/${slug}`, { kind, ...saving })
  const versions = async (slug: string, query = ''): Promise<ReplyFor<typeof api.listDeskVersions>> =>
    api.listDeskVersions.reply.parse((await call(`GET /desk/${kind}/${slug}/versions${query}`)).body)
  return {
    call,
    get,
    read,
    list: async (query = '') => {
      const { entries, ...page } = api.listDeskEntries.reply.parse((await call(`GET /desk/${kind}${query}`)).body)
      return { ...page, entries: entries.map((entry) => ofKind<ListedDeskEntry, Kind>(kind, entry)) }
    },
    create: (saving: Saving) => call(`POST /desk/${kind}`, { kind, ...saving }),
    save,
    /** Changes fields of the present text. */
    change: async (slug: string, fields: object, as: Saving['as'] = 'publish') => {
      const { version, text } = await read(slug)
      return save(slug, { version, text: { ...text, ...fields }, as })
    },
    act: (slug: string, action: DeskAction, body: object): Promise<Answer> =>
      call(`POST /desk/${kind}/${slug}/${action}`, body),
    versions,
    actions: async (slug: string) => (await versions(slug)).versions.map(({ deed }) => deed),
    tryPreview: (text: object) => call(`POST /desk/previews/${kind}`, { kind, text }),
    preview: async (text: object) => {
      const { body } = await call(`POST /desk/previews/${kind}`, { kind, text })
      return ofKind<DeskPreview, Kind>(kind, api.previewDeskEntry.reply.parse(body).preview)
    },
    choices: async () => {
      const { body } = await call(`GET /desk/choices/${kind}`)
      return ofKind<DeskChoices, Kind>(kind, api.getDeskChoices.reply.parse(body).choices)
    },
  }
}
