import { isDeepStrictEqual } from 'node:util'
import type { Transaction } from 'kysely'
import { ContentPlace } from '#contract/content-place.ts'
import type { Tables } from '../store/tables.ts'
import { hashOf } from './content-hash.ts'

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
    const needsNone = !entry || isSeen || isOfFolder || isDeepStrictEqual(entry, readText(row.document))
    await transaction
      .updateTable('desk_place')
      .set(
        needsNone
          ? { folder_document: null, ...(entry && { folder_hash: hash }) }
          : { folder_document: JSON.stringify(entry) },
      )
      .where('slug', '=', row.slug)
      .execute()
  }
}

function readText(document: string): ContentPlace {
  return ContentPlace.parse(JSON.parse(document))
}
