import type * as english from '../en/decline-reasons.ts'
import { translation } from '../translation.ts'

export const declineReasons = translation<typeof english.declineReasons>()({
  known: 'માર્ગદર્શિકામાં તે પહેલેથી છે',
  unclear: 'અમને તે સમજાયું નહીં',
  'not-confirmed': 'બીજા કોઈએ જુદું જોયું છે',
  'not-for-guide': 'માર્ગદર્શિકામાં આ આવતું નથી',
})
