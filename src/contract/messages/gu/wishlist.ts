import type * as english from '../en/wishlist.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const wishlist = translation<typeof english.wishlist>()({
  pleaseLogin: 'લોગ ઇન કરો',
  add: '{place} મનપસંદમાં ઉમેરો',
  remove: '{place} મનપસંદમાંથી દૂર કરો',
})

export const wishlistPage = translation<typeof english.wishlistPage>()({
  title: 'મારાં મનપસંદ સ્થળો',
  description: 'તમે સાચવેલાં સ્થળો.',
  loading: 'તમારી મનપસંદ યાદી ખૂલે છે …',
  empty: 'મનપસંદ યાદીમાં કંઈ નથી',
  emptyHint: 'સ્થળને અહીં રાખવા તેના હાર્ટ પર ટેપ કરો.',
  emptyInPlanner: 'તમારી મનપસંદ યાદી ખાલી છે અથવા ખૂલી રહી છે …',
  fetchFailed: 'મનપસંદ સ્થળો ખૂલી શક્યાં નહીં',
})

export const wishlistChanges = translation<typeof english.wishlistChanges>()({
  updateFailed: 'મનપસંદ યાદી બદલી શકાઈ નહીં',
  added: 'મનપસંદમાં ઉમેર્યું!',
  removed: 'મનપસંદમાંથી દૂર કર્યું',
})

export const addButton = translation<typeof english.addButton>()({
  text: 'પ્રવાસમાં ઉમેરો',
  label: 'પ્રવાસમાં ઉમેરો: {place}',
  inTrip: { text: 'તમારા પ્રવાસમાં છે', label: 'તમારા પ્રવાસમાં છે: {place}. પાછું કાઢો' },
  picked: { text: 'પસંદ કર્યું', label: 'પસંદ કર્યું: {place}. પાછું કાઢો' },
})

export const addToTrip = translation<typeof english.addToTrip>()({
  day: '{weekday}, {date}',
  tripTitle: '{city}નો પ્રવાસ',
  added: `“{trip}”માં ઉમેર્યું: {day}, ≈${clock('time')} વાગ્યે`,
  addedIdea: '“{trip}”માં ઉમેર્યું: આઇડિયામાં, દિવસ વગર',
  addedClosed: '“{trip}”ના બધા દિવસોમાં {place} બંધ છે, એટલે તે હવે આઇડિયામાં છે.',
  addedOver: '“{trip}”ના દિવસો વીતી ગયા છે, એટલે {place} હવે આઇડિયામાં છે.',
  begun: `નવો પ્રવાસ “{trip}”, {dates}. {place}: {day}, ≈${clock('time')} વાગ્યે`,
  begunIdea: 'નવો પ્રવાસ “{trip}”, {dates}. આ દિવસોમાં {place} બંધ છે, એટલે તે આઇડિયામાં છે.',
  addedMany: {
    one: '“{trip}”માં {count} સ્થળ ઉમેર્યું',
    other: '“{trip}”માં {count} સ્થળો ઉમેર્યાં',
  },
  addedNone: 'તે બધાં “{trip}”માં પહેલેથી છે.',
  full: '“{trip}”માં વધુ મુકામ માટે જગ્યા નથી.',
  changeDates: 'તારીખો બદલો',
  elsewhere: 'બીજે …',
  elsewhereTitle: '{place} ક્યાં ઉમેરવું છે?',
  trip: 'પ્રવાસ',
  newTrip: 'નવો પ્રવાસ',
  days: '“{trip}”ના દિવસો',
  about: `≈${clock('time')} વાગ્યે`,
  closedThen: 'બંધ',
  ideas: 'આઇડિયા',
  ideasHint: 'દિવસ વગર',
  here: 'હમણાં તે અહીં છે',
  removed: '{place} હવે “{trip}”માં નથી.',
  putBack: '{place} ફરી “{trip}”માં છે.',
  takeBackFailed: 'સ્થળ પાછું કાઢી શકાયું નહીં.',
  removedMany: {
    one: '{count} સ્થળ હવે “{trip}”માં નથી.',
    other: '{count} સ્થળો હવે “{trip}”માં નથી.',
  },
  removedTrip: '“{trip}” પ્રવાસ પાછો કાઢી નાખ્યો.',
  failed: 'સ્થળ ઉમેરી શકાયું નહીં.',
  undoFailed: 'પહેલાં જેવું કરી શકાયું નહીં.',
  makeFailed: 'પ્રવાસ બનાવી શકાયો નહીં.',
  tray: 'પસંદ કરેલાં સ્થળો',
  picked: {
    one: '{count} સ્થળ પસંદ કર્યું',
    other: '{count} સ્થળો પસંદ કર્યાં',
  },
  makeTrip: 'પ્રવાસ બનાવો',
  putOnTrip: 'પ્રવાસમાં મૂકો',
  addTo: '“{trip}”માં ઉમેરો',
  trayHint: 'લોગ આઉટ કરો ત્યાં સુધી તે આ ડિવાઇસમાં રહેશે.',
  trayHintOfGuest: 'તમે તેમને દૂર કરો અથવા આ બ્રાઉઝરનો ડેટા સાફ કરો ત્યાં સુધી તે આ ડિવાઇસમાં રહેશે.',
  nowPicked: '{place}: પસંદ કર્યું',
  nowUnpicked: '{place}: પસંદગીમાં નથી',
  pickedBefore: '{place} પહેલેથી પસંદ કરેલું છે.',
  unpickPlace: '{place} દૂર કરો',
  unpickAll: 'બધાં દૂર કરો',
  traysFull: '{count}થી વધુ સ્થળો પસંદ કરી શકાતાં નથી. પહેલાં આટલાંનો પ્રવાસ બનાવો.',
})
