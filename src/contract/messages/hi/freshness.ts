import type * as english from '../en/freshness.ts'
import { translation } from '../translation.ts'

export const freshness = translation<typeof english.freshness>()({
  hint: 'आगे क्या जाँचें: पुरानी, अनिश्चित या समय बीती जानकारी पहले, और जहाँ बहुत लोग देखते हैं वह और आगे।',
  keys: 'जानकारी चुनी हो तब: T कहता है कि आज भी सही है, U पहले जैसा करता है, J और K आगे-पीछे ले जाते हैं।',
  due: {
    one: '{count} जगह जाँचनी है',
    other: '{count} जगहें जाँचनी हैं',
  },
  empty: 'कुछ बाकी नहीं। गाइड ताज़ा है।',
  failed: 'सूची नहीं खुल सकी।',
  views: {
    one: 'हाल में {count} बार खुला',
    other: 'हाल में {count} बार खुला',
  },
  saved: {
    one: '{count} पसंदीदा सूची में',
    other: '{count} पसंदीदा सूचियों में',
  },
  planned: {
    one: 'हाल की {count} यात्रा में',
    other: 'हाल की {count} यात्राओं में',
  },
  suggestions: {
    one: '{count} सुझाव इंतज़ार में',
    other: '{count} सुझाव इंतज़ार में',
  },
  hasDraft: 'इस जगह का एक ड्राफ्ट है। किसी जानकारी की पुष्टि करने से पहले उसे प्रकाशित करें या मिटाएँ।',
  isOutside: 'पिन शहर के बाहर है।',
  asksPrice: 'इसका दाम किसी ने नहीं बताया। गाइड ने इसे बिना वजह मुफ्त कहा था: दाम भरें।',
  link: 'इस पते पर {date} से कुछ नहीं मिलता:',
  twin: 'शायद यही जगह:',
  edit: 'जगह में बदलाव करें',
  reasons: {
    old: 'लंबे समय से नहीं जाँचा',
    estimate: 'सिर्फ हमारा अंदाज़ा',
    conflict: 'स्रोत एकमत नहीं हैं',
    'fees-past': 'दाम का समय बीत चुका है',
    'hours-ended': 'सारी तारीखें बीत चुकी हैं',
  },
  check: 'जाँचें: {fact}, {place}',
  stillTrue: 'आज भी सही',
  stillTrueOf: 'आज भी सही: {fact}, {place}',
  confirmed: 'आज जाँचा: {fact}, {place}।',
  undone: 'पहले जैसा किया: {fact}, {place}।',
  confirmFailed: 'यह नहीं हो सका।',
})
