import type * as english from '../en/announcements.ts'
import { translation } from '../translation.ts'

export const announcements = translation<typeof english.announcements>()({
  fetchFailed: 'સૂચનાઓ ખૂલી શકી નહીં',
  created: 'સૂચના મુકાઈ ગઈ',
  updated: 'સૂચના બદલાઈ ગઈ',
  saveFailed: 'સૂચના સાચવી શકાઈ નહીં',
  deleted: 'સૂચના કાઢી નાખી',
  deleteFailed: 'સૂચના કાઢી નાખી શકાઈ નહીં',
  emptyAdmin: 'કોઈ સૂચના નથી',
  empty: 'હાલ કોઈ સૂચના નથી',
  bell: 'સૂચનાઓ',
  bellNew: 'સૂચનાઓ, તેમાંની કેટલીક નવી છે',
  loading: 'સૂચનાઓ ખૂલે છે …',
  priorities: { high: 'વધુ', medium: 'મધ્યમ', low: 'ઓછું' },
})
