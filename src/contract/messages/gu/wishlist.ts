import type * as english from '../en/wishlist.ts'
import { translation } from '../translation.ts'

export const wishlist = translation<typeof english.wishlist>()({
  pleaseLogin: 'લોગ ઇન કરો',
  updateFailed: 'મનપસંદ યાદી બદલી શકાઈ નહીં',
  fetchFailed: 'મનપસંદ સ્થળો ખૂલી શક્યાં નહીં',
  added: 'મનપસંદમાં ઉમેર્યું!',
  removed: 'મનપસંદમાંથી દૂર કર્યું',
  empty: 'મનપસંદ યાદીમાં કંઈ નથી',
  emptyInPlanner: 'તમારી મનપસંદ યાદી ખાલી છે અથવા ખૂલી રહી છે …',
  add: '{place} મનપસંદમાં ઉમેરો',
  remove: '{place} મનપસંદમાંથી દૂર કરો',
  title: 'મારાં મનપસંદ સ્થળો',
  description: 'તમે સાચવેલાં સ્થળો.',
  link: 'મનપસંદ',
  emptyHint: 'સ્થળને અહીં રાખવા તેના હાર્ટ પર ટેપ કરો.',
  loading: 'તમારી મનપસંદ યાદી ખૂલે છે …',
})
