import type * as english from '../en/signup.ts'
import { translation } from '../translation.ts'

export const signup = translation<typeof english.signup>()({
  title: 'ખાતું બનાવો',
  description: '{city}નાં મનપસંદ સ્થળો રાખવા અને પ્રવાસનું આયોજન કરવા ખાતું બનાવો.',
  submit: 'ખાતું બનાવો',
  hasAccount: 'પહેલેથી ખાતું છે?',
  toLogin: 'લોગ ઇન કરો',
  passwordHint: 'ઓછામાં ઓછા 6 અક્ષર. અઘરા કોયડા કરતાં થોડા શબ્દો યાદ રાખવા સહેલા છે.',
  commonPassword: 'ઘણા લોકો આ પાસવર્ડ વાપરે છે, એટલે સૌથી પહેલાં તે જ અજમાવાય છે.',
  failed: 'ખાતું બની શક્યું નહીં. ફરી પ્રયત્ન કરો.',
  succeeded: 'ખાતું બની ગયું!',
  makingTrip: 'તમારો પ્રવાસ બને છે …',
  alreadyLoggedIn: 'તમે પહેલેથી લોગ ઇન છો',
})
