import type * as english from '../en/page-failure.ts'
import { translation } from '../translation.ts'

export const pageFailure = translation<typeof english.pageFailure>()({
  offlineTitle: 'आप ऑफलाइन हैं',
  offlineText: 'पेज को पहली बार खोलते समय नेटवर्क चाहिए, और कोई जवाब नहीं मिला। जो आपने खोला हुआ था, वह अब भी है।',
  back: 'वापस',
})
