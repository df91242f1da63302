import * as z from 'zod/mini'
import { Email, OwnEmailQuery } from '../auth.ts'
import type { OperationsOf } from '../operation.ts'
import { Success } from '../success.ts'
import { ItemName, NewWishlistItem, WishlistItem } from '../wishlist.ts'
import * as endpoints from '../endpoints/wishlist.ts'

export const wishlistOperations = {
  addToWishlist: {
    ...endpoints.addToWishlist,
    summary: 'Add a place; adding it again changes nothing',
    body: NewWishlistItem,
    reply: Success,
  },
  listWishlist: {
    ...endpoints.listWishlist,
    summary: 'The signed-in traveller’s wishlist, newest first',
    query: OwnEmailQuery,
    reply: z.object({ success: z.literal(true), wishlistItems: z.array(WishlistItem) }),
  },
  removeFromWishlist: {
    ...endpoints.removeFromWishlist,
    summary: 'Remove a place by its name; removing it again changes nothing',
    body: z.object({ userEmail: z.optional(Email), itemName: ItemName }),
    reply: Success,
  },
} as const satisfies OperationsOf<typeof endpoints>
