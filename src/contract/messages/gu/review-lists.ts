import type * as english from '../en/review-lists.ts'
import { translation } from '../translation.ts'

export const reviewLists = translation<typeof english.reviewLists>()({
  fetchFailed: 'અભિપ્રાયો ખૂલી શક્યા નહીં',
  empty: 'કોઈ અભિપ્રાય નથી.',
  write: 'અભિપ્રાય લખો',
  photo: '“{place}”નો {name}એ પાડેલો ફોટો',
  more: 'વધુ',
  less: 'ઓછું',
  edited: 'ફેરફાર: {date}',
  onTrip: '{month}ના પોતાના પ્રવાસમાં',
  showMore: 'વધુ અભિપ્રાયો બતાવો',
})
