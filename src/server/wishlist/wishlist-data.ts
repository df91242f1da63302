import type { Executor } from '../store/database.ts'
import type { Person, PersonalData } from '../store/personal-data.ts'
import { listWishlistOf } from './wishlist.store.ts'

export const wishlistData = { tables: ['wishlist_item'] } satisfies PersonalData

export async function collectWishlist(executor: Executor, { id }: Person) {
  const items = await listWishlistOf(executor, id)
  const wishlist = items.map(({ name, location, rating, image, createdAt }) => ({
    name,
    location,
    rating,
    image,
    addedAt: createdAt,
  }))
  return { wishlist }
}
