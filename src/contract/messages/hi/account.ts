import type * as english from '../en/account.ts'
import { translation } from '../translation.ts'

export const account = translation<typeof english.account>()({
  email: 'ईमेल',
  emailAddress: 'ईमेल पता',
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  name: 'नाम',
})
