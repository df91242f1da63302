import type * as english from '../en/password-reset.ts'
import { translation } from '../translation.ts'

export const passwordReset = translation<typeof english.passwordReset>()({
  title: 'पासवर्ड भूल गए',
  description: 'ईमेल में आए कोड से नया पासवर्ड रखें।',
  send: 'OTP भेजें',
  otp: 'OTP',
  newPassword: 'नया पासवर्ड',
  submit: 'पासवर्ड बदलें',
  resend: 'OTP फिर भेजें',
  resendIn: { one: '{count} सेकंड बाद OTP फिर भेजें', other: '{count} सेकंड बाद OTP फिर भेजें' },
  signIn: 'लॉग इन करें',
  otherEmail: 'दूसरा ईमेल इस्तेमाल करें',
  codeHint: 'ईमेल में आया कोड। यह दस मिनट तक चलता है।',
  sendFailed: 'OTP नहीं भेजा जा सका',
  resendFailed: 'OTP फिर नहीं भेजा जा सका',
  resetFailed: 'पासवर्ड नहीं बदला जा सका',
  sent: 'आपके ईमेल पर OTP भेजा गया है!',
  resent: 'आपके ईमेल पर OTP फिर भेजा गया है!',
  succeeded: 'पासवर्ड बदल गया!',
})
