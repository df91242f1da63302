import type * as english from '../en/freshness.ts'
import { translation } from '../translation.ts'

export const freshness = translation<typeof english.freshness>()({
  hint: 'હવે શું ચકાસવું: જૂની, અનિશ્ચિત કે મુદત વીતેલી વિગતો પહેલાં, અને જ્યાં ઘણા લોકો જુએ છે તે વધુ આગળ.',
  keys: 'વિગત પસંદ હોય ત્યારે: T કહે છે કે આજે પણ સાચું છે, U પહેલાં જેવું કરે છે, J અને K આગળ-પાછળ લઈ જાય છે.',
  due: {
    one: '{count} સ્થળ ચકાસવાનું છે',
    other: '{count} સ્થળો ચકાસવાનાં છે',
  },
  empty: 'કંઈ બાકી નથી. માર્ગદર્શિકા તાજી છે.',
  failed: 'યાદી ખૂલી શકી નહીં.',
  views: {
    one: 'હમણાં {count} વાર ખૂલ્યું',
    other: 'હમણાં {count} વાર ખૂલ્યું',
  },
  saved: {
    one: '{count} મનપસંદ યાદીમાં',
    other: '{count} મનપસંદ યાદીઓમાં',
  },
  planned: {
    one: 'છેલ્લે બનેલા {count} પ્રવાસમાં',
    other: 'છેલ્લે બનેલા {count} પ્રવાસમાં',
  },
  suggestions: {
    one: '{count} સૂચન રાહ જુએ છે',
    other: '{count} સૂચનો રાહ જુએ છે',
  },
  hasDraft: 'આ સ્થળનો ડ્રાફ્ટ છે. કોઈ વિગતની ખાતરી કરતાં પહેલાં તેને પ્રકાશિત કરો કે કાઢી નાખો.',
  isOutside: 'પિન શહેરની બહાર છે.',
  asksPrice: 'તેનો ભાવ કોઈએ કહ્યો નથી. માર્ગદર્શિકાએ તેને કારણ વગર મફત કહ્યું હતું: ભાવ ભરો.',
  link: 'આ સરનામે {date}થી કંઈ મળતું નથી:',
  twin: 'કદાચ આ જ સ્થળ:',
  edit: 'સ્થળમાં ફેરફાર કરો',
  reasons: {
    old: 'લાંબા સમયથી ચકાસ્યું નથી',
    estimate: 'ફક્ત અમારો અંદાજ',
    conflict: 'સ્રોતો એકમત નથી',
    'fees-past': 'ભાવની મુદત વીતી ગઈ છે',
    'hours-ended': 'બધી તારીખો વીતી ગઈ છે',
  },
  check: 'ચકાસો: {fact}, {place}',
  stillTrue: 'આજે પણ સાચું',
  stillTrueOf: 'આજે પણ સાચું: {fact}, {place}',
  confirmed: 'આજે ચકાસ્યું: {fact}, {place}.',
  undone: 'પહેલાં જેવું કર્યું: {fact}, {place}.',
  confirmFailed: 'તે થઈ શક્યું નહીં.',
})
