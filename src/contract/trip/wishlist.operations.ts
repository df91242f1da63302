import * as z from 'zod/mini'
import { OwnEmailQuery } from '../api/email.ts'
import { createOperations } from '../api/operation.ts'
import { Success } from '../api/success.ts'
import { NewWishlistItem, RemovedWishlistItem, WishlistItem } from './wishlist.ts'
import * as endpoints from './wishlist.endpoints.ts'

export const wishlistOperations = createOperations(endpoints, {
  addToWishlist: {
    summary: 'Add a place; adding it again changes nothing',
    body: NewWishlistItem,
    /** `msg` says that the item was there already. */
    reply: z.extend(Success, { msg: z.optional(z.string()) }),
  },
  listWishlist: {
    summary: 'The signed-in traveller’s wishlist, newest first',
    query: OwnEmailQuery,
    reply: z.object({ success: z.literal(true), wishlistItems: z.array(WishlistItem) }),
  },
  removeFromWishlist: {
    summary: 'Remove a place by its name or the item’s id; removing it again changes nothing',
    body: RemovedWishlistItem,
    reply: Success,
  },
})
