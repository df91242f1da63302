import type * as z from 'zod/mini'
import type {
  EntryBasis,
  EntryFolderChoice,
  EntryQuery,
  EntryRestoration,
  EntryRetirement,
} from '#contract/admin/desk-entries.ts'
import type { DeskDraft, DeskEntry, DeskPreview, DeskSaving } from '#contract/admin/desk-kinds.ts'
import { Failure, fieldFailure } from '#contract/api/failure.ts'
import type { PageQuery } from '#contract/api/paging.ts'
import type { EntryText } from '../../guide/stored-kind.ts'
import { countEntries, findEntry, type StoredEntry } from './entries.store.ts'
import type { Desk } from './entry-actions.ts'
import { describe, getEntry, listed, listEntries, listVersions } from './list-entries.ts'
import { publishDrafts } from './publish-drafts.ts'
import { bringEntryBack, chooseText, discardDraft, restoreVersion, retireEntry } from './retire-entry.ts'
import { createEntry, saveEntry } from './save-entry.ts'

/** An entry of a call, and the editor who makes it. */
type Target = { readonly slug: string; readonly editorId: string }

export type DeskCalls = ReturnType<typeof createDeskCalls>

/** The calls of the desk for the entries of one kind. Their types are the same for every kind. */
export function createDeskCalls<Text extends EntryText>(desk: Desk<Text>) {
  const { deps, kind } = desk
  const show = (entry: StoredEntry<Text>): DeskEntry => kind.open(deps, describe(kind, entry))
  const shown = async (changed: Promise<StoredEntry<Text>>) => show(await changed)
  const create = async (saving: DeskSaving, editorId: string) =>
    shown(createEntry(desk, { saving: { ...saving, text: readText(desk, saving) }, editorId }))
  return {
    list: async (query: z.output<typeof EntryQuery>) => {
      const { entries, ...page } = await listEntries(desk, query)
      return { entries: entries.map((entry) => kind.list(deps, listed(kind, entry), entry.text)), ...page }
    },
    get: async (slug: string) => shown(getEntry(desk, slug)),
    create: async (saving: DeskSaving, editorId: string) => {
      if (kind.begins === 'by-saving') throw new Failure('conflict', kind.reasons.slugTaken)
      return create(saving, editorId)
    },
    save: async (saving: DeskSaving, { slug, editorId }: Target) => {
      const text = readText(desk, saving)
      if (kind.begins === 'by-saving' && text.slug === slug && !(await findEntry(deps.store.db, kind, slug)))
        return create(saving, editorId)
      return shown(saveEntry(desk, { slug, saving: { ...saving, text }, editorId }))
    },
    preview: async (draft: DeskDraft): Promise<DeskPreview> => {
      const text = readText(desk, draft)
      await kind.check(deps, text)
      return kind.preview(deps, text)
    },
    discard: async (basis: z.output<typeof EntryBasis>, target: Target) => {
      const left = await discardDraft(desk, { ...basis, ...target })
      return left && show(left)
    },
    retire: async (retirement: z.output<typeof EntryRetirement>, target: Target) =>
      shown(retireEntry(desk, { ...retirement, ...target })),
    bringBack: async (basis: z.output<typeof EntryBasis>, target: Target) =>
      shown(bringEntryBack(desk, { ...basis, ...target })),
    versions: async (slug: string, query: z.output<typeof PageQuery>) => listVersions(desk, slug, query),
    restore: async (restoration: z.output<typeof EntryRestoration>, target: Target) =>
      shown(restoreVersion(desk, { ...restoration, ...target })),
    choose: async (choice: z.output<typeof EntryFolderChoice>, target: Target) =>
      shown(chooseText(desk, { ...choice, ...target })),
    choices: async () => kind.choices(deps),
    countDrafts: async () => countEntries(deps.store.db, kind.tables, 'draft'),
    publishDue: async () => publishDrafts(desk),
  }
}

/** @throws Failure at the kind of the body if the path names another one */
function readText<Text extends EntryText>({ kind }: Desk<Text>, draft: DeskDraft): Text {
  const text = kind.getText(draft)
  if (text === undefined) throw fieldFailure('kind', 'content.choice')
  return text
}
