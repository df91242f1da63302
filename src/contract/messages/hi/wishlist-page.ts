import type * as english from '../en/wishlist-page.ts'
import { translation } from '../translation.ts'

export const wishlistPage = translation<typeof english.wishlistPage>()({
  title: 'मेरी पसंदीदा जगहें',
  description: 'वे जगहें जो आपने सहेजीं।',
  loading: 'आपकी पसंदीदा सूची खुल रही है …',
  empty: 'पसंदीदा सूची में कुछ नहीं है',
  emptyHint: 'किसी जगह को यहाँ रखने के लिए उसके दिल पर टैप करें।',
  emptyInPlanner: 'आपकी पसंदीदा सूची खाली है या खुल रही है …',
  fetchFailed: 'पसंदीदा जगहें नहीं खुल सकीं',
})
