import type { Transaction } from 'kysely'
import { nameKey } from '#contract/place-name.ts'
import type { Executor } from '../store/database.ts'
import type { Origin, PlaceTable, Tables } from '../store/tables.ts'
import { ContentPlace } from '#contract/content-place.ts'

/** A place in the store is an entry of the content folder in one document. */
export type Place = ContentPlace

/** All places in the order of the guide. */
export async function listPlaces(executor: Executor): Promise<Place[]> {
  const rows = await executor.selectFrom('place').select('document').orderBy('position').orderBy('slug').execute()
  return rows.map(({ document }) => readPlace(document))
}

/** Reads a stored document of a place, in the guide or in the desk. */
export function readPlace(document: string): Place {
  return ContentPlace.parse(JSON.parse(document))
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

/** Whether another place of the guide has the name. */
export async function isNameTaken(executor: Executor, { slug, name }: Pick<Place, 'slug' | 'name'>): Promise<boolean> {
  const other = await executor
    .selectFrom('place')
    .select('slug')
    .where('name_key', '=', nameKey(name))
    .where('slug', '<>', slug)
    .executeTakeFirst()
  return other !== undefined
}

/**
 * Puts a text into the guide. A known place keeps its position, a new one comes last.
 * @param origin `content`: the folder owns the row, and the next loading of it may change the row
 */
export async function publishPlace(transaction: Transaction<Tables>, place: Place, origin: Origin): Promise<void> {
  const row = { name_key: nameKey(place.name), document: JSON.stringify(place), origin, content_hash: null }
  const last = await transaction
    .selectFrom('place')
    .select(({ fn }) => fn.max<number | null>('position').as('position'))
    .executeTakeFirst()
  await transaction
    .insertInto('place')
    .values({ slug: place.slug, position: (last?.position ?? -1) + 1, ...row })
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
    .execute()
}

export async function deletePlace(transaction: Transaction<Tables>, slug: string): Promise<void> {
  await transaction.deleteFrom('place').where('slug', '=', slug).execute()
}
