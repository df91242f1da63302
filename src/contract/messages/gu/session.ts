import type * as english from '../en/session.ts'
import { translation } from '../translation.ts'

export const session = translation<typeof english.session>()({
  authenticationFailed: 'લોગ ઇનની ખાતરી થઈ શકી નહીં. ફરી લોગ ઇન કરો.',
  loginRequiredTitle: 'લોગ ઇન જરૂરી છે',
  loginRequiredText: 'આ પેજ ફક્ત તમારું છે. જોવા માટે લોગ ઇન કરો.',
  goToLogin: 'લોગ ઇન પર જાઓ',
  signUp: 'ખાતું બનાવો',
})
