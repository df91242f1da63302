import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { Tables } from '../platform/store/tables.ts'
import { toHash } from './content-hash.ts'
import type { EntryText, StoredKind } from './stored-kind.ts'

/**
 * Notes the entries of the folder that are newer than what the editors last saw of it, so that the desk asks for a
 * decision. An entry that says the same as the editors needs none.
 */
export async function noteNewerEntries<Text extends EntryText>(
  transaction: Transaction<Tables>,
  { tables, read }: StoredKind<Text>,
  entries: readonly Text[],
): Promise<void> {
  const bySlug = new Map(entries.map((entry) => [entry.slug, entry]))
  const ofFolder = await transaction
    .selectFrom(tables.published)
    .select('slug')
    .where('origin', '=', 'content')
    .where('slug', 'in', ({ selectFrom }) => selectFrom(tables.desk).select('slug'))
    .execute()
  const slugsOfFolder = new Set(ofFolder.map(({ slug }) => slug))
  for (const row of await transaction.selectFrom(tables.desk).selectAll().execute()) {
    const entry = bySlug.get(row.slug)
    const hash = entry ? toHash(entry) : null
    const isOfFolder = slugsOfFolder.has(row.slug) && row.has_draft === 0
    const isSeen = hash === row.folder_hash
    const needsNone = !entry || isSeen || isOfFolder || isDeepStrictEqual(entry, read(row.document))
    const noted = needsNone
      ? { folder_document: null, folder_hash: hash ?? row.folder_hash }
      : { folder_document: JSON.stringify(entry), folder_hash: row.folder_hash }
    if (noted.folder_document === row.folder_document && noted.folder_hash === row.folder_hash) continue
    await transaction.updateTable(tables.desk).set(noted).where('slug', '=', row.slug).execute()
  }
}
