import type * as english from '../en/wishlist-changes.ts'
import { translation } from '../translation.ts'

export const wishlistChanges = translation<typeof english.wishlistChanges>()({
  updateFailed: 'મનપસંદ યાદી બદલી શકાઈ નહીં',
  added: 'મનપસંદમાં ઉમેર્યું!',
  removed: 'મનપસંદમાંથી દૂર કર્યું',
})
