import type * as english from '../en/wishlist.ts'
import { translation } from '../translation.ts'

export const wishlist = translation<typeof english.wishlist>()({
  pleaseLogin: 'લોગ ઇન કરો',
  add: '{place} મનપસંદમાં ઉમેરો',
  remove: '{place} મનપસંદમાંથી દૂર કરો',
})
