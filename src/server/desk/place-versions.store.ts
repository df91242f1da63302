import type { Transaction } from 'kysely'
import type { ContentPlace } from '#contract/content-place.ts'
import type { PlaceDeed } from '#contract/desk-places.ts'
import { readPlace } from '../guide/places.store.ts'
import type { Executor } from '../store/database.ts'
import type { PlaceVersionTable, Tables } from '../store/tables.ts'
import { insertPlacePhotos } from './place-photos.store.ts'

export type StoredVersion = {
  readonly version: number
  readonly at: string
  readonly deed: PlaceDeed
  readonly editorName: string | null
  readonly text: ContentPlace
}

export async function insertPlaceVersion(transaction: Transaction<Tables>, row: PlaceVersionTable): Promise<void> {
  const { slug, version, document } = row
  await transaction.insertInto('place_version').values(row).execute()
  await insertPlacePhotos(transaction, { slug, version, text: readPlace(document) })
}

/** Newest first. With `before`, only versions older than that one. */
export async function listPlaceVersions(
  executor: Executor,
  { slug, before, limit }: { slug: string; before: number | null; limit: number },
): Promise<StoredVersion[]> {
  const rows = await executor
    .selectFrom('place_version')
    .leftJoin('account', 'account.id', 'place_version.editor_id')
    .selectAll('place_version')
    .select('account.name as editor_name')
    .where('place_version.slug', '=', slug)
    .$if(before !== null, (query) => query.where('place_version.version', '<', before ?? 0))
    .orderBy('place_version.version', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ version, at, deed, editor_name, document }) => ({
    version,
    at,
    deed,
    editorName: editor_name,
    text: readPlace(document),
  }))
}

export async function findPlaceVersion(
  executor: Executor,
  slug: string,
  version: number,
): Promise<StoredVersion | undefined> {
  const [found] = await listPlaceVersions(executor, { slug, before: version + 1, limit: 1 })
  return found?.version === version ? found : undefined
}
