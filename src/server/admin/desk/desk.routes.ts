import type { DeskKindName } from '#contract/admin/desk-kinds.ts'
import type { deskOperations } from '#contract/admin/desk.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { getDesk } from './desk-kinds.ts'
import type { DeskDeps } from './entry-kind.ts'

export function deskHandlers(deps: DeskDeps): HandlersFor<typeof deskOperations> {
  const desk = (kind: DeskKindName) => getDesk(deps, kind)
  return {
    listDeskEntries: async ({ params: { kind }, query }) => ({ success: true, ...(await desk(kind).list(query)) }),
    getDeskEntry: async ({ params: { kind, slug } }) => ({ success: true, entry: await desk(kind).get(slug) }),
    createDeskEntry: async ({ params: { kind }, body }, { account }) => ({
      success: true,
      entry: await desk(kind).create(body, account.id),
    }),
    saveDeskEntry: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desk(kind).save(body, { slug, editorId: account.id }),
    }),
    previewDeskEntry: async ({ params: { kind }, body }) => ({
      success: true,
      preview: await desk(kind).preview(body),
    }),
    discardDeskDraft: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desk(kind).discard(body, { slug, editorId: account.id }),
    }),
    retireDeskEntry: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desk(kind).retire(body, { slug, editorId: account.id }),
    }),
    bringBackDeskEntry: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desk(kind).bringBack(body, { slug, editorId: account.id }),
    }),
    listDeskVersions: async ({ params: { kind, slug }, query }) => ({
      success: true,
      ...(await desk(kind).versions(slug, query)),
    }),
    restoreDeskVersion: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desk(kind).restore(body, { slug, editorId: account.id }),
    }),
    chooseDeskText: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desk(kind).choose(body, { slug, editorId: account.id }),
    }),
    getDeskChoices: async ({ params: { kind } }) => ({ success: true, choices: await desk(kind).choices() }),
  }
}
