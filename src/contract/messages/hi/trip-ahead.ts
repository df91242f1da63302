import type * as english from '../en/trip-ahead.ts'
import { translation } from '../translation.ts'

export const tripAhead = translation<typeof english.tripAhead>()({
  today: 'आज आपकी यात्रा',
  begins: { one: 'आपकी यात्रा कल शुरू होगी', other: 'आपकी यात्रा {count} दिन में शुरू होगी' },
  day: '{days} में से दिन {day}',
  openPlan: 'योजना खोलें',
  first: 'आपका पहला पड़ाव',
  empty: 'इस दिन की योजना अभी नहीं है।',
  following: 'फिर {stops}',
})
