import type * as english from '../en/hours-notes.ts'
import { translation } from '../translation.ts'

export const hoursNotes = translation<typeof english.hoursNotes>()({
  lastEntry: 'છેલ્લો પ્રવેશ બંધ થવાની {minutes} મિનિટ પહેલાં',
  closedOn: 'આ દિવસોમાં બંધ: {feasts}',
  days: '{feast} ({days} દિવસ)',
  onlyDuring: 'ફક્ત આ દિવસોમાં: {feast}',
  closedOnHolidays: 'જાહેર રજાના દિવસે બંધ',
  otherHours: 'અમુક રજાના દિવસે સમય અલગ હોય છે',
  holidaysNotKnown: 'અહીં કયા દિવસે જાહેર રજા છે તે હજી ખબર નથી',
})
