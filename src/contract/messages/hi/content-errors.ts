import type * as english from '../en/content-errors.ts'
import { translation } from '../translation.ts'

export const contentErrors = translation<typeof english.contentErrors>()({
  'content.blank': 'यह खाना भरें',
  'content.slug': 'छोटे अंग्रेज़ी अक्षरों के शब्द हाइफन से जोड़कर लिखें, जैसे surat-castle',
  'content.slug-taken': 'इस पते वाली जगह पहले से है',
  'content.slug-fixed': 'जगह का पता नहीं बदलता। इस जगह को निकालें और उसका नाम दें जो इसकी जगह ले',
  'content.name-taken': 'इस नाम की जगह पहले से है',
  'content.url': 'http:// या https:// से शुरू होने वाला पता लिखें',
  'content.date': 'कैलेंडर में मौजूद तारीख लिखें',
  'content.position': 'दोनों अंक लिखें, या “पता नहीं” सटीकता के साथ कोई नहीं',
  'content.photo-file': 'तस्वीर की फाइल का नाम लिखें',
  'content.schema-org-type': 'schema.org के किसी प्रकार का नाम लिखें, जैसे Museum',
  'content.fact-source': 'स्रोत का नाम दें। सिर्फ अंदाज़ा बिना स्रोत के हो सकता है',
  'content.fact-alternatives': 'जहाँ स्रोत एकमत न हों, वहाँ लिखें कि दूसरे क्या कहते हैं। नहीं तो खाली छोड़ें',
  'content.hours-length': 'इसमें 500 से ज़्यादा अक्षर हैं',
  'content.visit-order': 'यह सबसे कम समय से कम नहीं हो सकता',
  'content.fee-order': 'आखिरी दिन पहले दिन से पहले है',
  'content.since': 'तारीख, महीना (yyyy-mm) या साल (yyyy) लिखें',
  'content.phone': '+ और देश के कोड से शुरू करें',
  'content.language': 'भाषा का कोड लिखें, जैसे gu',
  'content.problem': 'दिक्कत: {problem}',
  'content.changed': '{name} ने इसे बदलकर “{value}” किया',
  'content.removed': '{name} ने इसे हटाया',
  'content.replacement': 'गाइड की कोई जगह चुनें',
  'content.publish-at': 'आगे की तारीख और समय लिखें',
})
