import type * as english from '../en/open-state.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const openState = translation<typeof english.openState>()({
  openUntil: `${clock('time')} સુધી ખુલ્લું`,
  openAlways: 'ચોવીસે કલાક ખુલ્લું',
  opensAt: `બંધ છે, ${clock('time')} વાગ્યે ખૂલશે`,
  closedOn: '{weekday} બંધ',
  opensLater: `{day} ${clock('time')} વાગ્યે ખૂલશે`,
  tomorrow: 'કાલે',
  weekdaysInGeneral: ['સોમવારે', 'મંગળવારે', 'બુધવારે', 'ગુરુવારે', 'શુક્રવારે', 'શનિવારે', 'રવિવારે'],
  weekdays: ['સોમવારે', 'મંગળવારે', 'બુધવારે', 'ગુરુવારે', 'શુક્રવારે', 'શનિવારે', 'રવિવારે'],
  closedNow: 'અત્યારે બંધ',
  maybeOpen: 'કદાચ ખુલ્લું હશે',
  likely: 'મોટે ભાગે',
  disputed: 'સ્રોતો એકમત નથી',
})
