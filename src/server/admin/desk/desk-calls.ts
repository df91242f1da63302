import type { EntrySaving } from '#contract/admin/desk-entries.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import type { StoredEntry } from './entries.store.ts'
import type { Desk } from './entry-deeds.ts'
import { getEntry, listEntries, listVersions } from './list-entries.ts'
import { bringEntryBack, chooseText, discardDraft, restoreVersion, retireEntry } from './retire-entry.ts'
import { createEntry, saveEntry } from './save-entry.ts'

type Of = { params: { slug: string } }
type Editor = { account: { id: string } }
type Basis = { version: number }

/**
 * The calls of the desk for one kind of entries. The routes of the kind name them.
 * @param show makes what an answer holds of an entry
 */
export function createDeskCalls<Text extends EntryText, Shown>(
  desk: Desk<Text>,
  show: (entry: StoredEntry<Text>) => Shown,
) {
  const shown = async (changed: Promise<StoredEntry<Text>>) => show(await changed)
  return {
    list: async ({ query }: { query: Parameters<typeof listEntries>[1] }) => listEntries(desk, query),
    get: async ({ params: { slug } }: Of) => shown(getEntry(desk, slug)),
    create: async (saving: EntrySaving & { text: Text }, { account }: Editor) =>
      shown(createEntry(desk, { saving, editorId: account.id })),
    save: async (slug: string, saving: EntrySaving & { text: Text }, { account }: Editor) =>
      shown(saveEntry(desk, { slug, saving, editorId: account.id })),
    discard: async ({ params, body }: Of & { body: Basis }, { account }: Editor) => {
      const left = await discardDraft(desk, { ...params, ...body, editorId: account.id })
      return left && show(left)
    },
    retire: async ({ params, body }: Of & { body: Basis & { replacedBy: string | null } }, { account }: Editor) =>
      shown(retireEntry(desk, { ...params, ...body, editorId: account.id })),
    bringBack: async ({ params, body }: Of & { body: Basis }, { account }: Editor) =>
      shown(bringEntryBack(desk, { ...params, ...body, editorId: account.id })),
    versions: async ({ params: { slug }, query }: Of & { query: Parameters<typeof listVersions>[2] }) =>
      listVersions(desk, slug, query),
    restore: async ({ params, body }: Of & { body: Basis & { restored: number } }, { account }: Editor) =>
      shown(restoreVersion(desk, { ...params, ...body, editorId: account.id })),
    choose: async ({ params, body }: Of & { body: Basis & { choice: 'keep' | 'take' } }, { account }: Editor) =>
      shown(chooseText(desk, { ...params, ...body, editorId: account.id })),
  }
}
