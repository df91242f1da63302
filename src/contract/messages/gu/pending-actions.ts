import type * as english from '../en/pending-actions.ts'
import { translation } from '../translation.ts'

export const pendingActions = translation<typeof english.pendingActions>()({
  kept: 'આ ડિવાઇસમાં રાખ્યું છે. નેટવર્ક મળતાં જ આપમેળે મોકલાશે.',
  title: 'નેટવર્ક મળે ત્યારે શું મોકલાશે',
  none: 'મોકલવાનું કંઈ બાકી નથી.',
  own: 'આ તમારા ખાતાનું છે. લોગ આઉટ કરો ત્યારે તે આ ડિવાઇસમાંથી દૂર થાય છે.',
  wish: '“{place}” સાચવવું',
  unwish: '“{place}”ને મનપસંદમાંથી દૂર કરવું',
  review: '“{place}” માટે તમારો અભિપ્રાય',
  suggestion: '“{place}” માટે તમારું સૂચન',
  vote: 'ઉપયોગી: “{place}”નો એક અભિપ્રાય',
  unvote: 'ઉપયોગી નહીં: “{place}”નો એક અભિપ્રાય',
  trip: '“{trip}”માં તમારા ફેરફાર',
  refused: 'સ્વીકાર્યું નથી: {reason}',
  remove: 'દૂર કરો',
  removeOf: 'દૂર કરો: {deed}',
})
