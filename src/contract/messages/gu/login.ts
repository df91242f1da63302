import type * as english from '../en/login.ts'
import { translation } from '../translation.ts'

export const login = translation<typeof english.login>()({
  title: 'લોગ ઇન',
  description: '{site}માં લોગ ઇન કરો અને {city}નાં તમારાં મનપસંદ સ્થળો અને પ્રવાસો ખોલો.',
  submit: 'લોગ ઇન કરો',
  forgotPassword: 'પાસવર્ડ ભૂલી ગયા?',
  noAccount: 'હજી ખાતું નથી?',
  toSignup: 'ખાતું બનાવો',
  secondStep: 'ખાતરી કરાવો કે આ તમે જ છો',
  openingSecondStep: 'એક ક્ષણ …',
  passkeyFailed: 'પાસકી વપરાઈ નહીં. ફરી પ્રયત્ન કરો, અથવા પાસવર્ડથી લોગ ઇન કરો.',
  withPasskey: 'પાસકીથી લોગ ઇન કરો',
  failed: 'લોગ ઇન થઈ શક્યું નહીં. ફરી પ્રયત્ન કરો.',
  succeeded: 'લોગ ઇન થઈ ગયું!',
})
