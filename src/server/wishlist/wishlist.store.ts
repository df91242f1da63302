import type { Transaction } from 'kysely'
import { nameKey } from '../places/place-name.ts'
import type { Reader } from '../store/open.ts'
import type { Tables } from '../store/tables.ts'

export type StoredWishlistItem = {
  id: string
  name: string
  location: string
  rating: number
  image: string
  createdAt: string
}

/** The items of one traveller, newest first. */
export async function listWishlistOf(reader: Reader, accountId: string): Promise<StoredWishlistItem[]> {
  const rows = await reader
    .selectFrom('wishlist_item')
    .select(['id', 'name', 'location', 'rating', 'image', 'created_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(({ id, name, location, rating, image, created_at }) => ({
    id,
    name,
    location,
    rating,
    image,
    createdAt: created_at,
  }))
}

export async function countWishlistOf(reader: Reader, accountId: string): Promise<number> {
  const row = await reader
    .selectFrom('wishlist_item')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Adds an item; one of that name stays as it is. */
export async function addWishlistItemOf(
  transaction: Transaction<Tables>,
  accountId: string,
  item: StoredWishlistItem,
): Promise<void> {
  await transaction
    .insertInto('wishlist_item')
    .values({
      id: item.id,
      account_id: accountId,
      name: item.name,
      name_key: nameKey(item.name),
      location: item.location,
      rating: item.rating,
      image: item.image,
      created_at: item.createdAt,
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'name_key']).doNothing())
    .execute()
}

export async function removeWishlistItemOf(reader: Reader, accountId: string, name: string): Promise<void> {
  await reader
    .deleteFrom('wishlist_item')
    .where('account_id', '=', accountId)
    .where('name_key', '=', nameKey(name))
    .execute()
}
