import { listWishlist } from '#contract/trip/wishlist.endpoints.ts'
import { getOwnList } from '../session/own-list.ts'

export const getWishlist = (email: string) =>
  getOwnList(
    listWishlist,
    { query: {} },
    {
      email,
      readCopy: async (userId) => {
        const { readWishlistCopy } = await import('../session/wishlist-copy.ts')
        const items = await readWishlistCopy(userId)
        return items && { success: true, wishlistItems: [...items] }
      },
    },
  )
