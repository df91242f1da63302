import type * as english from '../en/on-device.ts'
import { translation } from '../translation.ts'

export const onDevice = translation<typeof english.onDevice>()({
  title: 'આ ડિવાઇસમાં',
  looking: 'આ ડિવાઇસમાં શું છે તે જોવાય છે…',
  failed: 'આ ડિવાઇસમાં શું છે તે વાંચી શકાયું નથી.',
  guide: '{language} ભાષાની માર્ગદર્શિકા, તારીખ {date}',
  unfinished: 'આખી ન હોય તેવી માર્ગદર્શિકા: {language}',
  trips: { one: '{count} પ્રવાસ, સર્વર પર છે તેવો', other: '{count} પ્રવાસ, સર્વર પર છે તેવા' },
  unsent: {
    one: '{count} ફેરફાર, જે હજી સર્વર સુધી પહોંચ્યો નથી',
    other: '{count} ફેરફાર, જે હજી સર્વર સુધી પહોંચ્યા નથી',
  },
  login: 'તમારું લોગ ઇન અને તમારી પસંદગીઓ',
  size: '{size} MB',
  leaves: 'લોગ આઉટ કરો ત્યારે માર્ગદર્શિકા અને તમારી ભાષા સિવાય બધું આ ડિવાઇસમાંથી દૂર થાય છે.',
  manage: 'શું મોકલવાનું બાકી છે, અને માર્ગદર્શિકા',
})
