import type { deskOperations } from '#contract/admin/desk.operations.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { createDesks } from './desk-kinds.ts'
import type { DeskDeps } from './entry-kind.ts'

export function deskHandlers(deps: DeskDeps): HandlersFor<typeof deskOperations> {
  const desks = createDesks(deps)
  return {
    listDeskEntries: async ({ params: { kind }, query }) => ({ success: true, ...(await desks[kind].list(query)) }),
    getDeskEntry: async ({ params: { kind, slug } }) => ({ success: true, entry: await desks[kind].get(slug) }),
    createDeskEntry: async ({ params: { kind }, body }, { account }) => ({
      success: true,
      entry: await desks[kind].create(body, account.id),
    }),
    saveDeskEntry: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desks[kind].save(body, { slug, editorId: account.id }),
    }),
    previewDeskEntry: async ({ params: { kind }, body }) => ({
      success: true,
      preview: await desks[kind].preview(body),
    }),
    discardDeskDraft: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desks[kind].discard(body, { slug, editorId: account.id }),
    }),
    retireDeskEntry: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desks[kind].retire(body, { slug, editorId: account.id }),
    }),
    bringBackDeskEntry: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desks[kind].bringBack(body, { slug, editorId: account.id }),
    }),
    listDeskVersions: async ({ params: { kind, slug }, query }) => ({
      success: true,
      ...(await desks[kind].versions(slug, query)),
    }),
    restoreDeskVersion: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desks[kind].restore(body, { slug, editorId: account.id }),
    }),
    chooseDeskText: async ({ params: { kind, slug }, body }, { account }) => ({
      success: true,
      entry: await desks[kind].choose(body, { slug, editorId: account.id }),
    }),
    getDeskChoices: async ({ params: { kind } }) => ({ success: true, choices: await desks[kind].choices() }),
  }
}
