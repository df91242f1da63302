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
