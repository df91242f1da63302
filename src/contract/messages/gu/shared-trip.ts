import type * as english from '../en/shared-trip.ts'
import { translation } from '../translation.ts'

export const sharedTrip = translation<typeof english.sharedTrip>()({
  title: 'શેર કરેલો પ્રવાસ',
  description: 'કોઈએ શેર કરેલો પ્રવાસ: તેના દિવસો, મુકામો અને તેમની વચ્ચેના રસ્તા.',
  loading: 'પ્રવાસ ખૂલી રહ્યો છે …',
  failed: 'પ્રવાસ ખૂલી શક્યો નહીં.',
  over: 'આ લિંક હવે બંધ છે',
  overText: 'તે બંધ કરાઈ છે, તેનો સમય પૂરો થયો છે, અથવા તે અધૂરી હતી. જેમણે મોકલી છે તેમની પાસે નવી માગો.',
  toGuide: 'માર્ગદર્શિકા જુઓ',
  passcode: 'પાસકોડ',
  passcodeText: 'આ પ્રવાસ માટે પાસકોડ જોઈએ. જેમણે લિંક મોકલી છે તેમને પૂછો.',
  open: 'પ્રવાસ ખોલો',
  by: '{name} તરફથી',
  take: 'આ પ્રવાસ સાથે લો',
  taken: 'પ્રવાસ હવે તમારા પ્રવાસોમાં છે.',
  takeFailed: 'પ્રવાસ સાથે લઈ શકાયો નહીં.',
  print: 'છાપો',
  noStops: 'હજી કોઈ મુકામ નથી.',
  stays: 'અમે ક્યાં રહીએ છીએ',
  budget: 'બજેટ: {amount}',
  spent: 'ખર્ચ: {amount}',
})
