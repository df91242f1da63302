import type * as english from '../en/trip-ahead.ts'
import { translation } from '../translation.ts'

export const tripAhead = translation<typeof english.tripAhead>()({
  today: 'આજે તમારો પ્રવાસ',
  begins: { one: 'તમારો પ્રવાસ કાલે શરૂ થાય છે', other: 'તમારો પ્રવાસ {count} દિવસમાં શરૂ થાય છે' },
  day: '{days}માંથી દિવસ {day}',
  openPlan: 'આયોજન ખોલો',
  first: 'તમારો પહેલો મુકામ',
  empty: 'આ દિવસનું આયોજન હજી નથી.',
  following: 'પછી {stops}',
})
