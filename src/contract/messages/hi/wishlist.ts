import type * as english from '../en/wishlist.ts'
import { translation } from '../translation.ts'

export const wishlist = translation<typeof english.wishlist>()({
  pleaseLogin: 'लॉग इन करें',
  updateFailed: 'पसंदीदा सूची नहीं बदली जा सकी',
  fetchFailed: 'पसंदीदा जगहें नहीं खुल सकीं',
  added: 'पसंदीदा में जोड़ा!',
  removed: 'पसंदीदा से हटाया',
  empty: 'पसंदीदा सूची में कुछ नहीं है',
  emptyInPlanner: 'आपकी पसंदीदा सूची खाली है या खुल रही है …',
  add: '{place} को पसंदीदा में जोड़ें',
  remove: '{place} को पसंदीदा से हटाएँ',
  title: 'मेरी पसंदीदा जगहें',
  description: 'वे जगहें जो आपने सहेजीं।',
  link: 'पसंदीदा',
  emptyHint: 'किसी जगह को यहाँ रखने के लिए उसके दिल पर टैप करें।',
  loading: 'आपकी पसंदीदा सूची खुल रही है …',
})
