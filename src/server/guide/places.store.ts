import type { ContentPlace } from '#contract/place/content-place.ts'
import type { Executor } from '../platform/store/database.ts'
import { listPublished } from './published.store.ts'
import { publishedPlaces } from './stored-kind.ts'

/** A place in the store is an entry of the content folder in one document. */
export type Place = ContentPlace

/** All places in the order of the guide. */
export async function listPlaces(executor: Executor): Promise<Place[]> {
  return listPublished(executor, publishedPlaces)
}
