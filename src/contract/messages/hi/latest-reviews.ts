import type * as english from '../en/latest-reviews.ts'
import { translation } from '../translation.ts'

export const latestReviews = translation<typeof english.latestReviews>()({
  title: 'ताज़ा समीक्षाएँ',
  viewAll: 'सभी देखें',
  loginToViewAll: 'सभी समीक्षाएँ देखने के लिए लॉग इन करें',
  none: 'यहाँ {city} के बारे में अभी किसी ने नहीं लिखा है। पहली समीक्षा आपकी हो सकती है।',
})
