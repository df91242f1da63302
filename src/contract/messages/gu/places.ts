import type * as english from '../en/places.ts'
import { translation } from '../translation.ts'

export const places = translation<typeof english.places>()({
  count: { one: '{count} સ્થળ', other: '{count} સ્થળો' },
  noReviews: 'હજી કોઈ અભિપ્રાય નથી',
  rating: '5માંથી {rating}',
  ratingCount: { one: '{count} અભિપ્રાય', other: '{count} અભિપ્રાયો' },
  free: 'મફત',
  vegetarian: 'શાકાહારી ખોરાક',
  vegetarianOnly: 'ફક્ત શાકાહારી',
  notVerified: 'હજી ચકાસ્યું નથી',
  directions: 'રસ્તો જુઓ',
  aboutHere: 'લગભગ અહીં',
  findOnMap: 'નકશા પર શોધો',
  openStreetMap: 'OpenStreetMap',
  cardHoursUnknown: 'સમયની માહિતી નથી',
  cardHoursKnown: 'ખૂલવાનો સમય તેના પેજ પર',
  priceLevels: ['મફત કે રસ્તા પર', 'સસ્તું', 'મધ્યમ', 'મોંઘું'],
  priceUnknown: 'ભાવની માહિતી નથી',
  loadFailed: 'આ યાદી ખૂલી શકી નહીં.',
  loading: 'સ્થળોની યાદી ખૂલે છે …',
  loadingPlace: 'સ્થળનું પેજ ખૂલે છે …',
  placeFailed: 'આ સ્થળનું પેજ ખૂલી શક્યું નહીં.',
  pageTitle: '{place}, {city}',
})
