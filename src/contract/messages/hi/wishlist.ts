import type * as english from '../en/wishlist.ts'
import { translation } from '../translation.ts'

export const wishlist = translation<typeof english.wishlist>()({
  pleaseLogin: 'लॉग इन करें',
  add: '“{place}” को पसंदीदा में जोड़ें',
  remove: '“{place}” को पसंदीदा से हटाएँ',
})
