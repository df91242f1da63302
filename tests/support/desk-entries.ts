import { nameKey } from '#contract/place/place-name.ts'
import { putEntries } from '#server/admin/desk/entries.store.ts'
import type { EntryKind } from '#server/admin/desk/entry-kind.ts'
import { insertVersions } from '#server/admin/desk/entry-versions.store.ts'
import { publishEntries } from '#server/guide/published.store.ts'
import type { EntryText } from '#server/guide/stored-kind.ts'
import type { DeskEntryTable } from '#server/platform/store/tables.ts'
import type { TestApp } from './test-app.ts'

/** The fields that differ from a draft that was never published. */
export type EntryRow = Partial<DeskEntryTable> & { isPublished?: boolean }

/** Stores the first version of an entry that an editor made: a draft, unless the row says otherwise. */
export async function insertDeskEntry<Text extends EntryText>(
  { store, clock }: Pick<TestApp, 'store' | 'clock'>,
  kind: EntryKind<Text>,
  { text, row }: { text: Text; row: EntryRow },
): Promise<{ slug: string }> {
  const { isPublished = false, ...given } = row
  const { slug } = text
  const document = JSON.stringify(text)
  const none = { publish_at: null, retired_at: null, replaced_by: null, folder_hash: null, folder_document: null }
  const first = { slug, name_key: nameKey(kind.getName(text)), version: 1, document, has_draft: 1, ...none } as const
  await store.db.transaction().execute(async (transaction) => {
    await putEntries(transaction, kind.tables, [{ ...first, ...given }])
    const at = clock.now().toISOString()
    const version = { slug, version: 1, text, deed: 'draft', editor_id: null, at, imported_from: null } as const
    await insertVersions(transaction, kind, [version])
    if (isPublished) await publishEntries(transaction, kind, [{ text, origin: 'editor' }])
  })
  return { slug }
}
