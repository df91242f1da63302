import type * as english from '../en/announcements.ts'
import { translation } from '../translation.ts'

export const announcements = translation<typeof english.announcements>()({
  fetchFailed: 'सूचनाएँ नहीं खुल सकीं',
  created: 'सूचना जारी हो गई',
  updated: 'सूचना बदल गई',
  saveFailed: 'सूचना सहेजी नहीं जा सकी',
  deleted: 'सूचना मिटा दी गई',
  deleteFailed: 'सूचना मिटाई नहीं जा सकी',
  emptyAdmin: 'कोई सूचना नहीं',
  empty: 'अभी कोई सूचना नहीं है',
  bell: 'सूचनाएँ',
  bellNew: 'सूचनाएँ, इनमें कुछ नई हैं',
  loading: 'सूचनाएँ खुल रही हैं …',
  priorities: { high: 'ज़्यादा', medium: 'मध्यम', low: 'कम' },
})
