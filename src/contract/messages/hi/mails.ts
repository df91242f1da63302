import type * as english from '../en/mails.ts'
import { translation } from '../translation.ts'

export const mails = translation<typeof english.mails>()({
  greeting: 'नमस्ते {name},',
  namelessGreeting: 'नमस्ते,',
  signature: 'सफरनामा {city}',
  oneTimeCode: {
    subject: 'सफरनामा के लिए आपका कोड',
    text: 'इस कोड से आप नया पासवर्ड रख सकते हैं। यह {minutes} मिनट तक चलेगा, और एक ही बार:',
    ignore: 'कोड आपने न मँगाया हो, तो इस ईमेल पर ध्यान न दें: कुछ नहीं बदलेगा।',
  },
  emailConfirmation: {
    subject: 'सफरनामा के लिए अपने ईमेल की पुष्टि करें',
    text: 'इस ईमेल से किसी ने सफरनामा {city} पर खाता बनाया है। यह आपने बनाया हो, तो {days} दिन के अंदर यह लिंक खोलें:',
    ignore: 'खाता आपने न बनाया हो, तो इस ईमेल पर ध्यान न दें: लिंक के बिना उस खाते को आपके ईमेल पर कोई हक नहीं मिलता।',
  },
  newsletterConfirmation: {
    subject: 'सफरनामा के न्यूज़लेटर की पुष्टि करें',
    text: 'इस ईमेल पर सफरनामा {city} का न्यूज़लेटर मँगाया गया है। इसे शुरू करने के लिए यह लिंक खोलें:',
    ignore: 'आपने न मँगाया हो, तो इस ईमेल पर ध्यान न दें: लिंक के बिना कुछ नहीं भेजा जाता।',
  },
  newsletterWelcome: {
    subject: 'सफरनामा के न्यूज़लेटर में आपका स्वागत है',
    text: 'अब {city} में देखने लायक कुछ नया होगा, तो हम आपको लिखेंगे।',
    unsubscribe: 'इसे बंद करने के लिए यह लिंक खोलें:',
  },
})
