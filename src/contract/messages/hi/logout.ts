import type * as english from '../en/logout.ts'
import { translation } from '../translation.ts'

export const logout = translation<typeof english.logout>()({
  submit: 'लॉग आउट',
  fromMenu: 'लॉग आउट करें',
  fromHeader: 'लॉग आउट हो गया',
  fromAdmin: 'आप लॉग आउट हो गए',
  unsavedQuestion: 'इस डिवाइस पर आपका बिना सहेजा काम है। लॉग आउट करने से वह हट जाएगा। लॉग आउट करें?',
})
