import type * as english from '../en/reviews.ts'
import { translation } from '../translation.ts'

export const reviews = translation<typeof english.reviews>()({
  submitFailed: 'आपकी समीक्षा भेजी नहीं जा सकी',
  submitFailedRetry: 'आपकी समीक्षा भेजी नहीं जा सकी। फिर कोशिश करें।',
  deleted: 'समीक्षा मिटा दी गई',
  deleteFailed: 'समीक्षा मिटाई नहीं जा सकी',
  submittedInline: 'आपकी समीक्षा मिल गई है!',
  submitted: 'समीक्षा भेज दी गई!',
  emptyFiltered: 'आप जैसी खोज रहे हैं, वैसी कोई समीक्षा नहीं मिली।',
})
