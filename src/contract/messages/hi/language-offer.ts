import type * as english from '../en/language-offer.ts'
import { translation } from '../translation.ts'

export const languageOffer = translation<typeof english.languageOffer>()({
  text: 'यह पेज हिन्दी में भी है।',
  accept: 'हिन्दी में पढ़ें',
  decline: 'नहीं, धन्यवाद',
})
