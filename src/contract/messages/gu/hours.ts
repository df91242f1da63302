import type * as english from '../en/hours.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

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

export const hoursNotes = translation<typeof english.hoursNotes>()({
  lastEntry: 'છેલ્લો પ્રવેશ બંધ થવાની {minutes} મિનિટ પહેલાં',
  closedOn: 'આ દિવસોમાં બંધ: {feasts}',
  days: '{feast} ({days} દિવસ)',
  onlyDuring: 'ફક્ત આ દિવસોમાં: {feast}',
  closedOnHolidays: 'જાહેર રજાના દિવસે બંધ',
  otherHours: 'અમુક રજાના દિવસે સમય અલગ હોય છે',
  holidaysNotKnown: 'અહીં કયા દિવસે જાહેર રજા છે તે હજી ખબર નથી',
})

export const hoursQuestion = translation<typeof english.hoursQuestion>()({
  doYouMean: 'શું તમારો અર્થ આ છે: {meaning}?',
  means: 'આનો અર્થ: {meaning}',
  remark: 'સમયનો ભાગ નથી: {remark}',
  use: 'હા, આ વાપરો',
})

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
