import { Failure, failureOf } from '#contract/failure.ts'
import { WISHLIST_MAX_ITEMS, type WishlistItem } from '#contract/wishlist.ts'
import type { Handlers } from '../http/handler.ts'
import { JsonStream } from '../http/json-stream.ts'
import { makeRoom } from '../quota/make-room.ts'
import type { Guide } from '../guide/guide.ts'
import type { Context } from '../context.ts'
import type { GuideHolder } from '../guide/guide-holder.ts'
import { lockAccountExclusive } from '../store/account-lock.ts'
import { mapParts } from '../store/read-in-parts.ts'
import {
  addWishlistItemOf,
  countWishlistOf,
  readWishlistInParts,
  removeWishlistItemOf,
  type StoredWishlistItem,
} from './wishlist.store.ts'

type WishlistEndpoints = 'addToWishlist' | 'listWishlist' | 'removeFromWishlist'

type WishlistDeps = Pick<Context, 'store' | 'now' | 'newId'> & { guide: Pick<GuideHolder, 'current'> }

export function wishlistHandlers({ store, guide, now, newId }: WishlistDeps): Pick<Handlers, WishlistEndpoints> {
  return {
    listWishlist: (_input, { account }) => {
      const show = (item: StoredWishlistItem) => JSON.stringify(describe(item, guide.current()))
      return new JsonStream(
        { success: true },
        { wishlistItems: mapParts(readWishlistInParts(store.db, account.id), show) },
      )
    },
    addToWishlist: async ({ body }, { account }) => {
      const { Name: name, Location: location, Rating: rating, Image: image } = body
      const item = { id: newId(), name, location, rating, image, createdAt: now().toISOString() }
      await store.db.transaction().execute(async (transaction) => {
        if (!(await lockAccountExclusive(transaction, account.id, store.engine))) throw failureOf('unauthenticated')
        // Adding an item that is there must succeed on a full list.
        if (!(await addWishlistItemOf(transaction, account.id, item))) return
        if ((await countWishlistOf(transaction, account.id)) > WISHLIST_MAX_ITEMS) {
          throw new Failure('conflict', 'wishlist.full')
        }
        await makeRoom(transaction, account.id)
      })
      return { success: true }
    },
    removeFromWishlist: async ({ body }, { account }) => {
      await removeWishlistItemOf(store.db, account.id, body.itemName)
      return { success: true }
    },
  }
}

/** The guide's data replaces the item's own. An item without a place in the guide is an attraction. */
function describe({ id, name, nameKey, location, rating, image }: StoredWishlistItem, guide: Guide): WishlistItem {
  const place = guide.findByNameKey(nameKey)
  if (!place) return { id, name, location, rating, image, type: 'attraction', slug: null }
  const { kind: type, slug, img, location: directions } = place
  return { id, name: place.name, location: directions, rating: place.rating, image: img, type, slug }
}
