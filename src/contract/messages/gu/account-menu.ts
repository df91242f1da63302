import type * as english from '../en/account-menu.ts'
import { translation } from '../translation.ts'

export const accountMenu = translation<typeof english.accountMenu>()({
  label: '{name}નું ખાતું',
  wishlist: 'મનપસંદ',
  profile: 'પ્રોફાઇલ જુઓ',
  admin: 'એડમિન ડેશબોર્ડ',
})
