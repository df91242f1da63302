import type * as english from '../en/places.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

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
  estimates: '“≈” એટલે અંદાજ.',
  loadFailed: 'આ યાદી ખૂલી શકી નહીં.',
  loading: 'સ્થળોની યાદી ખૂલે છે …',
  loadingPlace: 'સ્થળનું પેજ ખૂલે છે …',
  placeFailed: 'આ સ્થળનું પેજ ખૂલી શક્યું નહીં.',
  pageTitle: '{place}, {city}',
})

export const kinds = translation<typeof english.kinds>()({
  attraction: 'જોવાલાયક સ્થળ',
  museum: 'મ્યુઝિયમ',
  nature: 'પ્રકૃતિ',
  cafe: 'કાફે',
  street_food: 'સ્ટ્રીટ ફૂડ',
  historical: 'ઐતિહાસિક સ્થળ',
})

export const categories = translation<typeof english.categories>()({
  navigation: 'વિભાગો',
  all: {
    tab: 'બધાં સ્થળો',
    title: '{city}નાં બધાં સ્થળો',
  },
  explore: {
    tab: 'ચર્ચામાં',
    title: '{city}નાં ચર્ચિત સ્થળો',
  },
  cafe: {
    tab: 'કાફે',
    title: '{city}નાં કાફે',
  },
  street_food: {
    tab: 'સ્ટ્રીટ ફૂડ',
    title: '{city}નું સ્ટ્રીટ ફૂડ',
  },
  historical: {
    tab: 'ઐતિહાસિક સ્થળો',
    title: '{city}નાં ઐતિહાસિક સ્થળો',
  },
})

export const filters = translation<typeof english.filters>()({
  description: '{city}ની આ માર્ગદર્શિકાનાં બધાં સ્થળો. ફિલ્ટરથી જુઓ કે શું ખુલ્લું છે, મફત છે, છત નીચે છે કે તમારા ખોરાકને માફક છે.',
  label: 'ફિલ્ટર',
  more: 'બધાં ફિલ્ટર',
  moreCount: { one: 'બધાં ફિલ્ટર, {count} લગાવ્યું', other: 'બધાં ફિલ્ટર, {count} લગાવ્યાં' },
  quick: 'ઝડપી ફિલ્ટર',
  remove: 'ફિલ્ટર દૂર કરો',
  removeAll: 'બધાં ફિલ્ટર દૂર કરો',
  close: 'ફિલ્ટર બંધ કરો',
  when: 'ક્યારે',
  openNow: 'અત્યારે ખુલ્લું',
  openAt: `${clock('time')} વાગ્યે ખુલ્લું`,
  openAtField: '{city}માં કયા સમયે ખુલ્લું જોઈએ?',
  price: 'ભાવ',
  free: 'મફત પ્રવેશ',
  food: 'શું ખાશો?',
  eat: 'ખાણીપીણી',
  eatTitle: '{city}માં ક્યાં ખાવું',
  eatText: 'આ માર્ગદર્શિકાનાં ખાણીપીણીનાં બધાં સ્થળો. ફિલ્ટરથી જુઓ કે અત્યારે શું ખુલ્લું છે કે તમારા ખોરાકને માફક છે.',
  diets: { vegetarian: 'શાકાહારી', vegan: 'વીગન', jain: 'જૈન', halal: 'હલાલ', egg: 'ઈંડાંવાળું' },
  where: 'ક્યાં',
  area: 'વિસ્તાર',
  anyArea: 'ગમે ત્યાં',
  settings: { indoor: 'છત નીચે', outdoor: 'ખુલ્લામાં' },
  setting: 'છત નીચે કે ખુલ્લામાં',
  further: 'બીજું શું જોઈએ?',
  stepFree: 'પગથિયાં વગર',
  verified: 'ચકાસેલી માહિતી',
  sort: 'ક્રમ',
  sorts: { recommended: 'સૂચવેલો', rating: 'રેટિંગ', name: 'નામ', near: 'મારી નજીકનાં' },
  sortNotes: {
    recommended: 'સૂચવેલો ક્રમ અમારા સંપાદકોએ નક્કી કર્યો છે; પૈસા આપીને તેમાં જગ્યા મળતી નથી.',
    rating: 'અમારા અભિપ્રાયોની સરેરાશ પ્રમાણે. જેનો અભિપ્રાય નથી તે સ્થળો છેલ્લે આવે છે.',
    name: 'નામ પ્રમાણે, કક્કાના ક્રમમાં.',
    near: 'તમારાથી અંતર પ્રમાણે. તમારું સ્થાન તમારા બ્રાઉઝરમાં જ રહે છે. જેના ચોક્કસ સ્થાનની ખબર નથી તે સ્થળો છેલ્લે આવે છે.',
  },
  nearUnasked: 'તમે તમારું સ્થાન જણાવો તો અંતર પ્રમાણે; તે તમારા બ્રાઉઝરમાં જ રહે છે. ત્યાં સુધી યાદી સૂચવેલા ક્રમમાં જ છે.',
  locate: 'મારું સ્થાન વાપરો',
  locating: 'તમારું સ્થાન શોધીએ છીએ …',
  locationRefused: 'તમારું બ્રાઉઝર તમારું સ્થાન જણાવતું નથી, એટલે યાદી સૂચવેલા ક્રમમાં જ છે.',
  locationUnknown: 'તમારું સ્થાન મળ્યું નહીં, એટલે યાદી સૂચવેલા ક્રમમાં જ છે.',
  apply: 'સ્થળો બતાવો',
  applyCount: { one: '{count} સ્થળ બતાવો', other: '{count} સ્થળો બતાવો' },
  reset: 'સાફ કરો',
  fit: { one: '{count} સ્થળ મળ્યું', other: '{count} સ્થળો મળ્યાં' },
  notKnown: { one: 'બીજા {count} વિશે ખબર નથી', other: 'બીજાં {count} વિશે ખબર નથી' },
  all: { one: '{count} સ્થળ', other: '{count} સ્થળો' },
  unknownPlaces: {
    one: 'બીજું {count} કદાચ મેળ ખાય: હજી માહિતી નથી',
    other: 'બીજાં {count} કદાચ મેળ ખાય: હજી માહિતી નથી',
  },
  none: 'મેળ ખાતા કોઈ સ્થળની માહિતી નથી',
  noneHint: 'એક ફિલ્ટર દૂર કરો, અથવા જેની માહિતી નથી તે સ્થળો જુઓ.',
  ignored: '“{name}” ફિલ્ટર અમે ઓળખતા નથી: તેના વગર બતાવ્યું છે.',
  jump: 'વિસ્તાર પર જાઓ',
  large: 'મોટાં ચિત્રો',
  view: 'દેખાવ',
  list: 'યાદી',
  map: 'નકશો',
})

export const priceEnd = translation<typeof english.priceEnd>()({
  sentence: 'પ્રવેશ ફી {price}, {date} સુધી; ત્યાર પછીના ભાવની ખબર નથી',
  past: 'પ્રવેશ ફી {price} હતી, {date} સુધી; આજના ભાવની ખબર નથી',
  others: 'ભાવ {date} સુધી નક્કી; ત્યાર પછીના ભાવની ખબર નથી',
  othersPast: 'ભાવ {date} સુધી નક્કી હતા; આજના ભાવની ખબર નથી',
  free: '{date} સુધી મફત; ત્યાર પછીના ભાવની ખબર નથી',
  freePast: '{date} સુધી મફત હતું; આજના ભાવની ખબર નથી',
  withForeigners: '{price} (વિદેશીઓ {foreigners})',
})

export const listPages = translation<typeof english.listPages>()({
  label: 'યાદીનાં પેજ',
  current: 'પેજ {page}, કુલ {pages}',
  previous: 'અગાઉનું પેજ',
  next: 'પછીનું પેજ',
})
