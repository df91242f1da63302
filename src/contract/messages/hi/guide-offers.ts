import type * as english from '../en/guide-offers.ts'
import { translation } from '../translation.ts'

export const guideOffers = translation<typeof english.guideOffers>()({
  install: 'यह गाइड ऐप की तरह आपकी होम स्क्रीन पर रह सकती है।',
  installNow: 'इंस्टॉल करें',
  damaged: 'इस डिवाइस की गाइड पूरी नहीं है। गायब या खराब: {name}',
  look: 'ठीक करें',
})
