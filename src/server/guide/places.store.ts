import { nameKey } from '#contract/place-name.ts'
import type { Executor } from '../store/database.ts'
import type { PlaceTable } from '../store/tables.ts'
import { ContentPlace } from './content-schema.ts'

/** A place in the store is an entry of the content folder in one document. */
export type Place = ContentPlace

/** All places in the order of the guide. */
export async function listPlaces(executor: Executor): Promise<Place[]> {
  const rows = await executor.selectFrom('place').select('document').orderBy('position').orderBy('slug').execute()
  return rows.map(({ document }) => ContentPlace.parse(JSON.parse(document)))
}

/** The row of a place from the content folder. */
export function placeRow(place: Place, position: number, contentHash: string): PlaceTable {
  return {
    slug: place.slug,
    name_key: nameKey(place.name),
    document: JSON.stringify(place),
    position,
    origin: 'content',
    content_hash: contentHash,
  }
}
