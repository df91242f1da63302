import type * as english from '../en/session.ts'
import { translation } from '../translation.ts'

export const session = translation<typeof english.session>()({
  authenticationFailed: 'लॉग इन की पुष्टि नहीं हो सकी। फिर से लॉग इन करें।',
  loginRequiredTitle: 'लॉग इन ज़रूरी है',
  loginRequiredText: 'यह पेज सिर्फ आपका है। देखने के लिए लॉग इन करें।',
  goToLogin: 'लॉग इन पर जाएँ',
  signUp: 'खाता बनाएँ',
})
