import type * as english from '../en/review-lists.ts'
import { translation } from '../translation.ts'

export const reviewLists = translation<typeof english.reviewLists>()({
  fetchFailed: 'समीक्षाएँ नहीं खुल सकीं',
  empty: 'कोई समीक्षा नहीं है।',
  write: 'समीक्षा लिखें',
  photo: '“{place}” की फोटो, {name} की ली हुई',
  more: 'और',
  less: 'कम',
  edited: 'बदलाव: {date}',
  onTrip: '{month} की अपनी यात्रा में',
  showMore: 'और समीक्षाएँ दिखाएँ',
})
