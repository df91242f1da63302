import type * as english from '../en/place-reviews.ts'
import { translation } from '../translation.ts'

export const placeReviews = translation<typeof english.placeReviews>()({
  title: 'અભિપ્રાયો',
  removed: { one: '{count} દૂર કર્યો: {reason}', other: '{count} દૂર કર્યા: {reason}' },
  none: 'અહીં “{place}” વિશે હજી કોઈએ લખ્યું નથી.',
})
