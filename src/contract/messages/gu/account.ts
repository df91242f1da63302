import type * as english from '../en/account.ts'
import { translation } from '../translation.ts'

export const account = translation<typeof english.account>()({
  email: 'ઇમેઇલ',
  emailAddress: 'ઇમેઇલ સરનામું',
  password: 'પાસવર્ડ',
  showPassword: 'પાસવર્ડ બતાવો',
  hidePassword: 'પાસવર્ડ છુપાવો',
  name: 'નામ',
})

export const profile = translation<typeof english.profile>()({
  title: 'પ્રોફાઇલ',
  description: 'તમારું નામ, ફોન અને સરનામું.',
  fullName: 'પૂરું નામ',
  emailAddress: 'ઇમેઇલ સરનામું',
  phoneNumber: 'ફોન નંબર',
  address: 'સરનામું',
  language: 'ઇમેઇલની ભાષા',
  edit: 'પ્રોફાઇલમાં ફેરફાર કરો',
  save: 'ફેરફાર સાચવો',
  emailFixed: 'ઇમેઇલ નીચે, પ્રોફાઇલ પછી બદલી શકાય છે.',
  privacyTitle: 'તમારી માહિતી',
  storageTexts: 'પ્રવાસો, અભિપ્રાયો અને મનપસંદ',
  storageImages: 'ફોટા',
  storageUsed: '{limit} MBમાંથી {used} MB',
  storageHint: 'કાઢી નાખેલા પ્રવાસો તેમની જગ્યાની જરૂર પડે ત્યાં સુધી ગણાય છે.',
  storageFailed: 'તમારી માહિતી કેટલી જગ્યા રોકે છે તે જાણી શકાયું નહીં.',
  download: 'મારી માહિતી ડાઉનલોડ કરો',
  downloadHint: 'તમારા વિશે જે કંઈ રાખેલું છે તે બધું, JSON ફાઇલમાં.',
  downloadFailed: 'તમારી માહિતી ડાઉનલોડ થઈ શકી નહીં.',
  deleteAccount: 'મારું ખાતું કાઢી નાખો',
  deleteHint: 'તમારી પ્રોફાઇલ, મનપસંદ અને પ્રવાસો કાયમ માટે ભૂંસાઈ જશે. અભિપ્રાયો “જૂના પ્રવાસી” નામે રહેશે.',
  deletePassword: 'ખાતરી માટે તમારો પાસવર્ડ લખો',
  deleteConfirm: 'કાયમ માટે કાઢી નાખો',
  deleteFailed: 'તમારું ખાતું કાઢી નાખી શકાયું નહીં.',
  deleted: 'તમારું ખાતું કાઢી નાખ્યું છે.',
  updated: 'પ્રોફાઇલ બદલાઈ ગઈ',
  notProvided: 'આપેલું નથી',
  pleaseLogin: 'તમારી પ્રોફાઇલ જોવા લોગ ઇન કરો.',
})

export const announcements = translation<typeof english.announcements>()({
  fetchFailed: 'સૂચનાઓ ખૂલી શકી નહીં',
  created: 'સૂચના મુકાઈ ગઈ',
  updated: 'સૂચના બદલાઈ ગઈ',
  saveFailed: 'સૂચના સાચવી શકાઈ નહીં',
  deleted: 'સૂચના કાઢી નાખી',
  deleteFailed: 'સૂચના કાઢી નાખી શકાઈ નહીં',
  emptyAdmin: 'કોઈ સૂચના નથી',
  empty: 'હાલ કોઈ સૂચના નથી',
  bell: 'સૂચનાઓ',
  bellNew: 'સૂચનાઓ, તેમાંની કેટલીક નવી છે',
  loading: 'સૂચનાઓ ખૂલે છે …',
  priorities: { high: 'વધુ', medium: 'મધ્યમ', low: 'ઓછું' },
})

export const newsletter = translation<typeof english.newsletter>()({
  title: 'ન્યૂઝલેટર',
  description: '{city}નાં નવાં સ્થળો અને પ્રવાસો, ક્યારેક ક્યારેક ઇમેઇલથી.',
  name: 'નામ',
  email: 'ઇમેઇલ',
  submit: 'સબ્સ્ક્રાઇબ કરો',
  promise: 'ક્યારેક એકાદ ઇમેઇલ. દરેકમાં તેને બંધ કરવાની લિંક હોય છે.',
  unsubscribeTitle: 'અનસબ્સ્ક્રાઇબ',
  unsubscribeText: 'આ પછી તમને ન્યૂઝલેટરનો કોઈ ઇમેઇલ નહીં આવે.',
  unsubscribeSubmit: 'અનસબ્સ્ક્રાઇબ કરો',
  unsubscribed: 'તમે અનસબ્સ્ક્રાઇબ કર્યું છે.',
  unsubscribeFailed: 'આ લિંક હવે ચાલતી નથી.',
  emailExists: 'આ ઇમેઇલ પહેલેથી છે',
  failed: 'સબ્સ્ક્રાઇબ થઈ શક્યું નહીં, ફરી પ્રયત્ન કરો.',
  succeeded: 'સબ્સ્ક્રાઇબ થઈ ગયું',
})
