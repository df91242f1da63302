import type * as english from '../en/wishlist-page.ts'
import { translation } from '../translation.ts'

export const wishlistPage = translation<typeof english.wishlistPage>()({
  title: 'મારાં મનપસંદ સ્થળો',
  description: 'તમે સાચવેલાં સ્થળો.',
  loading: 'તમારી મનપસંદ યાદી ખૂલે છે …',
  empty: 'મનપસંદ યાદીમાં કંઈ નથી',
  emptyHint: 'સ્થળને અહીં રાખવા તેના હાર્ટ પર ટેપ કરો.',
  emptyInPlanner: 'તમારી મનપસંદ યાદી ખાલી છે અથવા ખૂલી રહી છે …',
  fetchFailed: 'મનપસંદ સ્થળો ખૂલી શક્યાં નહીં',
})
