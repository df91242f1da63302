import type * as english from '../en/evidence.ts'
import { translation } from '../translation.ts'

export const evidence = translation<typeof english.evidence>()({
  confidences: {
    official: 'आधिकारिक',
    agreed: 'दो स्रोत एकमत हैं',
    reported: 'एक स्रोत यह कहता है',
    conflict: 'स्रोत एकमत नहीं हैं',
    estimate: 'हमारा अंदाज़ा',
  },
  checked: 'जाँच: {date}',
  seen: 'वहाँ जाकर देखा, {date}',
  asked: 'फोन पर पूछा, {date}',
  or: 'या',
  notKnown: 'पता नहीं',
  doYouKnow: 'क्या आपको पता है?',
})
