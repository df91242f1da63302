import type * as english from '../en/decline-reasons.ts'
import { translation } from '../translation.ts'

export const declineReasons = translation<typeof english.declineReasons>()({
  known: 'गाइड में यह पहले से है',
  unclear: 'हमें यह समझ नहीं आया',
  'not-confirmed': 'किसी और ने अलग देखा है',
  'not-for-guide': 'गाइड में यह नहीं आता',
})
