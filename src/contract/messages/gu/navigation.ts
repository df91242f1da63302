import type * as english from '../en/navigation.ts'
import { translation } from '../translation.ts'

export const navigation = translation<typeof english.navigation>()({
  main: 'મુખ્ય',
  home: 'હોમ',
  explore: 'જોવા જેવું',
  places: 'સ્થળો',
  reviews: 'અભિપ્રાયો',
  trips: 'પ્રવાસો',
  seasons: 'મોસમ',
  phrases: 'કામનાં વાક્યો',
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
