import type * as english from '../en/review-page.ts'
import { translation } from '../translation.ts'

export const reviewPage = translation<typeof english.reviewPage>()({
  title: 'समीक्षाएँ',
  description: 'यात्रियों ने {city} में क्या देखा, और आपने जो देखा, वह लिखने की जगह।',
  guestText: 'सभी समीक्षाएँ पढ़ने और अपनी लिखने के लिए लॉग इन करें।',
  sections: 'इस पेज पर',
  tabs: { list: 'समीक्षाएँ', post: 'समीक्षा लिखें' },
  listTitle: 'सभी समीक्षाएँ',
  loading: 'समीक्षाएँ खुल रही हैं …',
  emptyHint: 'पहली समीक्षा आपकी हो सकती है।',
  shown: { one: '{count} समीक्षा दिखाई गई है', other: '{count} समीक्षाएँ दिखाई गई हैं' },
  edit: 'बदलाव करें',
  editOf: '“{place}” की अपनी समीक्षा में बदलाव करें',
  delete: 'मिटाएँ',
  deleteOf: '“{place}” की अपनी समीक्षा मिटाएँ',
  restored: '“{place}” की आपकी समीक्षा वापस आ गई।',
  restoreFailed: 'समीक्षा वापस नहीं लाई जा सकी।',
})
