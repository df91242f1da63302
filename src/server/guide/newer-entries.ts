import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import type { ContentPlace } from '#contract/content-place.ts'
import type { Tables } from '../store/tables.ts'
import { hashOf } from './content-hash.ts'
import { readPlace } from './places.store.ts'

/**
 * Notes the entries of the folder that are newer than what the editors last saw of it, so that the desk asks for a
 * decision. An entry that says the same as the editors needs none.
 */
export async function noteNewerEntries(
  transaction: Transaction<Tables>,
  places: readonly ContentPlace[],
): Promise<void> {
  const entries = new Map(places.map((place) => [place.slug, place]))
  const rows = await transaction
    .selectFrom('desk_place')
    .leftJoin('place', 'place.slug', 'desk_place.slug')
    .selectAll('desk_place')
    .select('place.origin')
    .execute()
  for (const row of rows) {
    const entry = entries.get(row.slug)
    const hash = entry ? hashOf(entry) : null
    const isOfFolder = row.origin === 'content' && row.has_draft === 0
    const isSeen = hash === row.folder_hash
    const needsNone = !entry || isSeen || isOfFolder || isDeepStrictEqual(entry, readPlace(row.document))
    const noted = needsNone
      ? { folder_document: null, folder_hash: hash ?? row.folder_hash }
      : { folder_document: JSON.stringify(entry), folder_hash: row.folder_hash }
    if (noted.folder_document === row.folder_document && noted.folder_hash === row.folder_hash) continue
    await transaction.updateTable('desk_place').set(noted).where('slug', '=', row.slug).execute()
  }
}
