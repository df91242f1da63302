import type { Transaction } from 'kysely'
import { nameKey } from '#contract/place/place-name.ts'
import type { Position } from '../../platform/store/cursor.ts'
import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import { readInParts, ROWS_PER_PART } from '../../platform/store/read-in-parts.ts'
import type { Tables } from '../../platform/store/tables.ts'

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

const selectItems = prepare((executor, { accountId, at, id }: { accountId: string; at: string; id: string }) =>
  executor
    .selectFrom('wishlist_item')
    .select(['id', 'name', 'location', 'rating', 'image', 'created_at as createdAt', 'name_key as nameKey'])
    .where('account_id', '=', accountId)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('created_at', 'id'), '<', tuple(at, id)))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(ROWS_PER_PART),
)

/** Later than any item. */
const NEWEST: Position = { at: '9999-12-31T23:59:59.999Z', id: '' }

/** The items of one traveller, newest first. */
export function readWishlistInParts(executor: Executor, accountId: string): AsyncGenerator<StoredWishlistItem[]> {
  return readInParts((position) => selectItems(executor, { accountId, ...(position ?? NEWEST) }))
}

export async function countWishlistFor(executor: Executor, accountId: string): Promise<number> {
  const row = await executor
    .selectFrom('wishlist_item')
    .select((column) => column.fn.countAll<number | string>().as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

/** @returns false when there is an item of that name, which stays as it is */
export async function addWishlistItemFor(
  transaction: Transaction<Tables>,
  accountId: string,
  item: NewItem,
): Promise<boolean> {
  const added = await transaction
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
    .returning('id')
    .executeTakeFirst()
  return added !== undefined
}

/** Removes the item with that name, and the item with that id. */
export async function removeWishlistItemFor(
  executor: Executor,
  accountId: string,
  { itemName, id }: { itemName?: string | undefined; id?: string | undefined },
): Promise<void> {
  await executor
    .deleteFrom('wishlist_item')
    .where('account_id', '=', accountId)
    .where((column) =>
      column.or([
        ...(itemName === undefined ? [] : [column('name_key', '=', nameKey(itemName))]),
        ...(id === undefined ? [] : [column('id', '=', id)]),
      ]),
    )
    .execute()
}
