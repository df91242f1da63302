import type * as english from '../en/logout.ts'
import { translation } from '../translation.ts'

export const logout = translation<typeof english.logout>()({
  submit: 'લોગ આઉટ',
  fromMenu: 'લોગ આઉટ કરો',
  fromHeader: 'લોગ આઉટ થયું',
  fromAdmin: 'તમે લોગ આઉટ થઈ ગયા',
  unsavedQuestion: 'આ ડિવાઇસ પર તમારું સાચવ્યા વિનાનું કામ છે. લોગ આઉટ કરવાથી તે નીકળી જશે. લોગ આઉટ કરવું છે?',
})
