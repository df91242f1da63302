import type * as english from '../en/admin-backups.ts'
import { translation } from '../translation.ts'

export const adminBackups = translation<typeof english.adminBackups>()({
  loading: 'पिछला बैकअप देख रहे हैं …',
  last: 'पिछला बैकअप: {ago}, जाँचा हुआ।',
  none: 'अभी कोई बैकअप नहीं है।',
  attemptFailed: 'पिछली कोशिश नाकाम रही; वजह सर्वर के लॉग में है।',
  off: 'सर्वर खुद बैकअप नहीं लेता: BACKUP_EVERY सेट करें।',
  failed: 'पिछले बैकअप की जानकारी नहीं मिल सकी।',
})
