import type { PersonalData } from '../../platform/store/personal-data.ts'
import type { StoredWishlistItem } from './wishlist.store.ts'

export const wishlistData = { tables: ['wishlist_item'] } satisfies PersonalData

/** The item as its owner gets it in an export: their own words, not the guide's. */
export function exportWishlistItem({ name, location, rating, image, createdAt }: StoredWishlistItem) {
  return { name, location, rating, image, addedAt: createdAt }
}
