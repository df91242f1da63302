import type { WishlistItem } from '#contract/trip/wishlist.ts'
import { copyKey, hasFormat, readCachedDraft, storeDraft } from './draft-store.ts'
import { queuesActions } from './queued-actions.ts'

const FORMAT = 1

export const WISHLIST_COPY = 'wishlist'

type Copy = { readonly format: typeof FORMAT; readonly wishlistItems: readonly WishlistItem[] }

/** Keeps the wishlist as the server has it, for a time without a network, as `trip-copies.ts` keeps the trips. */
export function storeWishlistCopy(userId: string, wishlistItems: readonly WishlistItem[]): void {
  if (!queuesActions()) return
  storeDraft(copyKey(userId, WISHLIST_COPY), () => ({ format: FORMAT, wishlistItems }) satisfies Copy)
}

/** @returns the wishlist as this device read it last. Null: it has none */
export async function readWishlistCopy(userId: string): Promise<readonly WishlistItem[] | null> {
  const copy = await readCachedDraft(copyKey(userId, WISHLIST_COPY))
  return isCopy(copy) ? copy.wishlistItems : null
}

function isCopy(copy: unknown): copy is Copy {
  return hasFormat(copy, FORMAT)
}
