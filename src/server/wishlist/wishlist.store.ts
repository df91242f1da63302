import type { Transaction } from 'kysely'
import { nameKey } from '#contract/place-name.ts'
import type { Executor } from '../store/database.ts'
import { prepare } from '../store/prepared.ts'
import type { Tables } from '../store/tables.ts'

export type NewItem = {
  id: string
  name: string
  location: string
  rating: number
  image: string
  createdAt: string
}

/** `nameKey` matches the guide's place (see place-name.ts). */
export type StoredWishlistItem = NewItem & { nameKey: string }

const selectItems = prepare((executor, { accountId }: { accountId: string }) =>
  executor
    .selectFrom('wishlist_item')
    .select(['id', 'name', 'location', 'rating', 'image', 'created_at as createdAt', 'name_key as nameKey'])
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc'),
)

/** The items of one traveller, newest first. */
export function listWishlistOf(executor: Executor, accountId: string): Promise<StoredWishlistItem[]> {
  return selectItems(executor, { accountId })
}

export async function countWishlistOf(executor: Executor, accountId: string): Promise<number> {
  const row = await executor
    .selectFrom('wishlist_item')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** Adds an item. An existing item of that name stays as it is. */
export async function addWishlistItemOf(
  transaction: Transaction<Tables>,
  accountId: string,
  item: NewItem,
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

export async function removeWishlistItemOf(executor: Executor, accountId: string, name: string): Promise<void> {
  await executor
    .deleteFrom('wishlist_item')
    .where('account_id', '=', accountId)
    .where('name_key', '=', nameKey(name))
    .execute()
}
