import type * as english from '../en/signup.ts'
import { translation } from '../translation.ts'

export const signup = translation<typeof english.signup>()({
  title: 'खाता बनाएँ',
  description: '{city} की पसंदीदा जगहें रखने और यात्रा की योजना बनाने के लिए खाता बनाएँ।',
  submit: 'खाता बनाएँ',
  hasAccount: 'पहले से खाता है?',
  toLogin: 'लॉग इन करें',
  passwordHint: 'कम से कम 6 अक्षर। मुश्किल पहेली से ज़्यादा आसान है कुछ शब्द याद रखना।',
  commonPassword: 'बहुत लोग यह पासवर्ड रखते हैं, इसलिए सबसे पहले इसी को आज़माया जाता है।',
  failed: 'खाता नहीं बन सका। फिर कोशिश करें।',
  succeeded: 'खाता बन गया!',
  makingTrip: 'आपकी यात्रा बन रही है …',
  alreadyLoggedIn: 'आप पहले से लॉग इन हैं',
})
