import type * as english from '../en/admin-accounts.ts'
import { translation } from '../translation.ts'

export const adminAccounts = translation<typeof english.adminAccounts>()({
  hint: 'खाता बनाने वाले सब लोग, नए पहले। ईमेल सिर्फ एडमिन देख सकते हैं, और यात्राएँ या पसंदीदा जगहें कोई नहीं।',
  searchLabel: 'ईमेल, या नाम या ईमेल का हिस्सा',
  search: 'खोजें',
  failed: 'खातों की सूची नहीं खुल सकी।',
  empty: 'ऐसा कोई खाता नहीं है।',
  emptySoFar: 'सबसे नए खातों में ऐसा कोई नहीं है।',
  shown: { one: '{count} खाता', other: '{count} खाते' },
  newest: { one: 'सबसे नया खाता', other: 'सबसे नए {count} खाते' },
  more: 'पुराने खाते दिखाएँ',
  searchOlder: 'पुराने खातों में खोजें',
  since: '{date} से',
  reviews: { one: '{count} समीक्षा', other: '{count} समीक्षाएँ' },
  trips: { one: '{count} यात्रा', other: '{count} यात्राएँ' },
  size: 'लिखा हुआ: {kilobytes} kB',
  admin: 'एडमिन',
  you: 'आप',
  suspendedSince: '{date} से रोका हुआ',
  suspend: 'रोकें',
  suspendOf: '{name} का खाता रोकें',
  restore: 'फिर चालू करें',
  restoreOf: '{name} का खाता फिर चालू करें',
  confirmTitle: '{name} का खाता रोकना है?',
  confirmText:
    'यह खाता हर जगह से लॉग आउट हो जाएगा, इससे कोई लॉग इन नहीं कर सकेगा, और इसकी समीक्षाएँ गाइड और रेटिंग से निकल जाएँगी। कुछ मिटाया नहीं जाता: आप इसे कभी भी फिर चालू कर सकते हैं।',
  cancel: 'रद्द करें',
  suspended: '{name} का खाता रोक दिया गया।',
  restored: '{name} का खाता समीक्षाओं के साथ फिर चालू हो गया।',
  suspendFailed: 'खाता रोका नहीं जा सका।',
  restoreFailed: 'खाता फिर चालू नहीं किया जा सका।',
})
