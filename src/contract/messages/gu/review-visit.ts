import type * as english from '../en/review-visit.ts'
import { translation } from '../translation.ts'

export const reviewVisit = translation<typeof english.reviewVisit>()({
  show: '“{month}ના મારા પ્રવાસમાં” બતાવો',
  showOf: '“{month}ના મારા પ્રવાસમાં” બતાવો: {place} વિશેનો અભિપ્રાય',
  failed: 'સાચવી શકાયું નહીં.',
})
