import type * as english from '../en/guide-offers.ts'
import { translation } from '../translation.ts'

export const guideOffers = translation<typeof english.guideOffers>()({
  install: 'આ માર્ગદર્શિકા એપની જેમ તમારી હોમ સ્ક્રીન પર રહી શકે છે.',
  installNow: 'ઇન્સ્ટોલ કરો',
  damaged: 'આ ડિવાઇસમાંની માર્ગદર્શિકા આખી નથી. ખૂટે છે અથવા બગડ્યું છે: {name}',
  look: 'સરખી કરો',
})
