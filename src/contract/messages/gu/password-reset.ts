import type * as english from '../en/password-reset.ts'
import { translation } from '../translation.ts'

export const passwordReset = translation<typeof english.passwordReset>()({
  title: 'પાસવર્ડ ભૂલી ગયા',
  description: 'ઇમેઇલમાં આવેલા કોડથી નવો પાસવર્ડ રાખો.',
  send: 'OTP મોકલો',
  otp: 'OTP',
  newPassword: 'નવો પાસવર્ડ',
  submit: 'પાસવર્ડ બદલો',
  resend: 'OTP ફરી મોકલો',
  resendIn: { one: '{count} સેકન્ડ પછી OTP ફરી મોકલો', other: '{count} સેકન્ડ પછી OTP ફરી મોકલો' },
  signIn: 'લોગ ઇન કરો',
  otherEmail: 'બીજો ઇમેઇલ વાપરો',
  codeHint: 'ઇમેઇલમાં આવેલો કોડ. તે દસ મિનિટ ચાલે છે.',
  sendFailed: 'OTP મોકલી શકાયો નહીં',
  resendFailed: 'OTP ફરી મોકલી શકાયો નહીં',
  resetFailed: 'પાસવર્ડ બદલી શકાયો નહીં',
  sent: 'તમારા ઇમેઇલ પર OTP મોકલ્યો છે!',
  resent: 'તમારા ઇમેઇલ પર OTP ફરી મોકલ્યો છે!',
  succeeded: 'પાસવર્ડ બદલાઈ ગયો!',
})
