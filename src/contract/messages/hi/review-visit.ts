import type * as english from '../en/review-visit.ts'
import { translation } from '../translation.ts'

export const reviewVisit = translation<typeof english.reviewVisit>()({
  show: '“{month} की मेरी यात्रा में” दिखाएँ',
  showOf: '“{month} की मेरी यात्रा में” दिखाएँ: “{place}” की समीक्षा',
  failed: 'सहेजा नहीं जा सका।',
})
