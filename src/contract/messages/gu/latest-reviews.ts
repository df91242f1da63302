import type * as english from '../en/latest-reviews.ts'
import { translation } from '../translation.ts'

export const latestReviews = translation<typeof english.latestReviews>()({
  title: 'તાજેતરના અભિપ્રાયો',
  viewAll: 'બધા જુઓ',
  loginToViewAll: 'બધા અભિપ્રાયો જોવા લોગ ઇન કરો',
  none: 'અહીં {city} વિશે હજી કોઈએ લખ્યું નથી. પહેલો અભિપ્રાય તમારો હોઈ શકે.',
})
