import type * as english from '../en/place-reviews.ts'
import { translation } from '../translation.ts'

export const placeReviews = translation<typeof english.placeReviews>()({
  title: 'समीक्षाएँ',
  removed: { one: '{count} हटाई गई: {reason}', other: '{count} हटाई गईं: {reason}' },
  none: 'यहाँ “{place}” के बारे में अभी किसी ने नहीं लिखा है।',
})
