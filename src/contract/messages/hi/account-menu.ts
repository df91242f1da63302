import type * as english from '../en/account-menu.ts'
import { translation } from '../translation.ts'

export const accountMenu = translation<typeof english.accountMenu>()({
  label: '{name} का खाता',
  wishlist: 'पसंदीदा',
  profile: 'प्रोफाइल देखें',
  admin: 'एडमिन डैशबोर्ड',
})
