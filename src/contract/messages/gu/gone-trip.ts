import type * as english from '../en/gone-trip.ts'
import { translation } from '../translation.ts'

export const goneTrip = translation<typeof english.goneTrip>()({
  title: 'આ સૂચવેલો પ્રવાસ હવે માર્ગદર્શિકામાં નથી',
  instead: 'તેની જગ્યાએ “{trip}” જુઓ',
})
