import type * as english from '../en/report.ts'
import { translation } from '../translation.ts'

export const report = translation<typeof english.report>()({
  title: 'इस समीक्षा की शिकायत करें',
  hint: 'मॉडरेटर हर शिकायत देखते हैं। कितने स्टार दिए गए हैं, यह समीक्षा हटाने की वजह कभी नहीं होती।',
  subject: 'किस चीज़ की शिकायत है?',
  subjects: { review: 'लिखी बात की', photo: 'फोटो की' },
  reason: 'वजह',
  submit: 'शिकायत भेजें',
  cancel: 'रद्द करें',
  sent: 'धन्यवाद। मॉडरेटर इसे देखेंगे, और क्या हुआ, यह आपको सूचनाओं में बताएँगे।',
  failed: 'शिकायत नहीं भेजी जा सकी।',
})
