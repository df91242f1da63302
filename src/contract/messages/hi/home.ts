import type * as english from '../en/home.ts'
import { translation } from '../translation.ts'

export const home = translation<typeof english.home>()({
  title: '{city} ट्रैवल गाइड और यात्रा की योजना',
  heroTitle: '{city}, यात्री की नज़र से',
  heroAction: '{city} देखें',
  heroSecond: 'सुझाई गई यात्राएँ देखें',
  searchLabel: 'जगह, व्यंजन या इलाका खोजें',
  starts: 'कहाँ से शुरू करें',
  eat: 'खाना',
  eatText: 'स्ट्रीट फूड और कैफे',
  see: 'देखना',
  seeText: 'इतिहास और देखने लायक',
  map: 'नक्शा',
  mapText: { one: '{count} जगह', other: 'सभी {count} जगहें' },
  plan: 'वीकेंड की योजना',
  planText: 'दो दिन की योजना',
  stepsTitle: 'यह कैसे काम करता है?',
  steps: [
    {
      title: 'खाता बनाएँ',
      text: 'नाम, ईमेल और पासवर्ड। आपकी पसंदीदा जगहें और यात्राएँ सिर्फ आपकी हैं।',
    },
    {
      title: 'यात्रा की योजना बनाएँ',
      text: 'मनपसंद जगहें जुटाएँ, उन्हें दिन के हिसाब से रखें, और एक नज़र में देखें कि क्या सही बैठता है।',
    },
    {
      title: 'घूमें और मज़े करें',
      text: 'योजना साथ ले जाएँ, और अगले यात्री को बताएँ कि कैसा रहा।',
    },
  ],
  pickedTitle: 'यहाँ से शुरू करें',
  pickedText: 'शुरुआत के लिए हर सूची से एक जगह।',
  whenTitle: 'कब आएँ',
  whenAction: 'पूरा साल, महीने के हिसाब से',
  aboutTitle: 'घूमने के शौकीनों के लिए',
  aboutAction: 'यह गाइड कैसे बनती है',
})
