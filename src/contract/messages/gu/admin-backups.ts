import type * as english from '../en/admin-backups.ts'
import { translation } from '../translation.ts'

export const adminBackups = translation<typeof english.adminBackups>()({
  loading: 'છેલ્લો બેકઅપ જોઈએ છીએ …',
  last: 'છેલ્લો બેકઅપ: {ago}, ચકાસેલો.',
  none: 'હજી કોઈ બેકઅપ નથી.',
  attemptFailed: 'છેલ્લો પ્રયત્ન નિષ્ફળ ગયો; તેનું કારણ સર્વરના લોગમાં છે.',
  off: 'સર્વર પોતે બેકઅપ લેતું નથી: BACKUP_EVERY સેટ કરો.',
  failed: 'છેલ્લા બેકઅપની માહિતી મળી શકી નહીં.',
})
