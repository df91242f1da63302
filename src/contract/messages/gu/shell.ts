import type * as english from '../en/shell.ts'
import { translation } from '../translation.ts'

export const site = translation<typeof english.site>()({
  name: 'સફરનામા',
  titled: '{page} · સફરનામા',
  skipToContent: 'સીધા મુખ્ય ભાગ પર જાઓ',
  working: 'એક ક્ષણ …',
})

export const frame = translation<typeof english.frame>()({
  connecting: 'હજી કનેક્ટ થાય છે …',
  incomplete: 'આ પેજનો એક ભાગ ખૂલ્યો નથી.',
})

export const navigation = translation<typeof english.navigation>()({
  main: 'મુખ્ય',
  home: 'હોમ',
  explore: 'જોવા જેવું',
  places: 'સ્થળો',
  reviews: 'અભિપ્રાયો',
  trips: 'પ્રવાસો',
  seasons: 'મોસમ',
  phrases: 'કામનાં વાક્યો',
  dishes: 'વાનગીઓ',
  services: 'મદદ અને આવવું-જવું',
  offline: 'નેટવર્ક વિના',
  login: 'લોગ ઇન',
  subscribe: 'સબ્સ્ક્રાઇબ',
  menu: 'મેનૂ',
  openMenu: 'મેનૂ ખોલો',
  closeMenu: 'મેનૂ બંધ કરો',
  about: 'અમારા વિશે',
  privacy: 'ગોપનીયતા',
  suggestedTrips: 'સૂચવેલા પ્રવાસો',
  guide: 'માર્ગદર્શિકા',
  company: 'સફરનામા',
  social: 'સોશિયલ મીડિયા',
  language: 'ભાષા',
  external: '(બીજી સાઇટ ખૂલે છે)',
  footerNote: 'માહિતી તેના સ્રોત સાથે. ઉપજાવેલાં રેટિંગ નહીં, પૈસા લઈને મૂકેલાં સ્થળો નહીં.',
  machineTranslated: '{language}માં આ સાઇટનો અનુવાદ મશીને કર્યો છે. હજી કોઈ ગુજરાતી વાચકે તેને તપાસ્યો નથી.',
})

export const accountMenu = translation<typeof english.accountMenu>()({
  label: '{name}નું ખાતું',
  wishlist: 'મનપસંદ',
  profile: 'પ્રોફાઇલ જુઓ',
  admin: 'એડમિન ડેશબોર્ડ',
})

export const headerSearch = translation<typeof english.headerSearch>()({
  label: 'માર્ગદર્શિકામાં શોધો',
  placeholder: 'સ્થળ, વાનગી, વિસ્તાર',
})

export const tabBar = translation<typeof english.tabBar>()({
  label: 'ઝડપી રસ્તા',
  explore: 'જુઓ',
  map: 'નકશો',
  trip: 'પ્રવાસ',
  phrases: 'વાક્યો',
  me: 'હું',
})

export const guideOffers = translation<typeof english.guideOffers>()({
  install: 'આ માર્ગદર્શિકા એપની જેમ તમારી હોમ સ્ક્રીન પર રહી શકે છે.',
  installNow: 'ઇન્સ્ટોલ કરો',
  damaged: 'આ ડિવાઇસમાંની માર્ગદર્શિકા આખી નથી. ખૂટે છે અથવા બગડ્યું છે: {name}',
  look: 'સરખી કરો',
})

export const languageOffer = translation<typeof english.languageOffer>()({
  text: 'આ પેજ ગુજરાતીમાં પણ છે.',
  accept: 'ગુજરાતીમાં વાંચો',
  decline: 'ના, આભાર',
})

export const pageFailure = translation<typeof english.pageFailure>()({
  offlineTitle: 'તમે ઓફલાઇન છો',
  offlineText: 'પેજ પહેલી વાર ખોલતી વખતે નેટવર્ક જોઈએ, અને જવાબ મળ્યો નહીં. તમે જે ખોલેલું હતું તે હજી છે.',
  back: 'પાછા',
})

export const notFound = translation<typeof english.notFound>()({
  title: 'અરે! પેજ મળ્યું નહીં',
  text: 'આ પેજ ક્યાંક ખસી ગયું છે, અથવા હતું જ નહીં.',
  home: 'હોમ',
})

export const manifest = translation<typeof english.manifest>()({
  name: 'સફરનામા {city}',
  shortcuts: { today: 'આજે', map: 'નકશો', phrases: 'કામનાં વાક્યો', driver: 'ડ્રાઇવર માટે' },
})

export const socialCards = translation<typeof english.socialCards>()({
  about: 'આ માર્ગદર્શિકા કેવી રીતે બને છે',
  alt: '{title}. {site}, {city}ની માર્ગદર્શિકા. {seen}',
  region: '{region}, {country}',
})
