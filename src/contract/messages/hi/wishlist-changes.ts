import type * as english from '../en/wishlist-changes.ts'
import { translation } from '../translation.ts'

export const wishlistChanges = translation<typeof english.wishlistChanges>()({
  updateFailed: 'पसंदीदा सूची नहीं बदली जा सकी',
  added: 'पसंदीदा में जोड़ा!',
  removed: 'पसंदीदा से हटाया',
})
