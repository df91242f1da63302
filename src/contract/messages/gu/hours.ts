import type * as english from '../en/hours.ts'
import { translation } from '../translation.ts'

export const hours = translation<typeof english.hours>()({
  weekdaysShort: ['સોમ', 'મંગળ', 'બુધ', 'ગુરુ', 'શુક્ર', 'શનિ', 'રવિ'],
  reasons: {
    weekly: 'આજે બંધ',
    season: 'આ મોસમમાં બંધ',
    holiday: 'રજાને લીધે બંધ',
    repairs: 'સમારકામ માટે બંધ',
    'closed-for-now': 'હાલ પૂરતું બંધ',
    gone: 'કાયમ માટે બંધ',
  },
  since: '{date}થી',
  unknown: 'સમયની માહિતી નથી',
  span: '{from}થી {to}',
  endOf: '{month}ના અંત સુધી',
  closed: 'બંધ',
  notKnown: 'સમયની માહિતી નથી',
  everyDay: 'રોજ',
  allDay: 'આખો દિવસ',
  sunrise: 'સૂર્યોદય',
  sunset: 'સૂર્યાસ્ત',
  dawn: 'પરોઢ',
  dusk: 'સંધ્યા',
  nextDay: 'બીજા દિવસે {time}',
  publicHolidays: 'જાહેર રજા',
  openEnd: '{from}થી ખુલ્લું, બંધ થવાના સમયની ખબર નથી',
})
