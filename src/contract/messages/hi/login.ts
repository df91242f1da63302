import type * as english from '../en/login.ts'
import { translation } from '../translation.ts'

export const login = translation<typeof english.login>()({
  title: 'लॉग इन',
  description: '{site} में लॉग इन करें और {city} की अपनी पसंदीदा जगहें और यात्राएँ खोलें।',
  submit: 'लॉग इन करें',
  forgotPassword: 'पासवर्ड भूल गए?',
  noAccount: 'अभी खाता नहीं है?',
  toSignup: 'खाता बनाएँ',
  secondStep: 'पुष्टि करें कि यह आप ही हैं',
  openingSecondStep: 'एक पल …',
  passkeyFailed: 'पासकी इस्तेमाल नहीं हुई। फिर कोशिश करें, या पासवर्ड से लॉग इन करें।',
  withPasskey: 'पासकी से लॉग इन करें',
  failed: 'लॉग इन नहीं हो सका। फिर कोशिश करें।',
  succeeded: 'लॉग इन हो गया!',
})
