import type * as english from '../en/on-device.ts'
import { translation } from '../translation.ts'

export const onDevice = translation<typeof english.onDevice>()({
  title: 'इस डिवाइस में',
  looking: 'देखा जा रहा है कि इस डिवाइस में क्या है…',
  failed: 'इस डिवाइस में क्या है, यह पढ़ा नहीं जा सका।',
  guide: '{language} की गाइड, तारीख {date}',
  unfinished: 'अधूरी गाइड: {language}',
  trips: { one: '{count} यात्रा, जैसी सर्वर पर है', other: '{count} यात्राएँ, जैसी सर्वर पर हैं' },
  unsent: {
    one: '{count} बदलाव, जो अभी सर्वर तक नहीं पहुँचा',
    other: '{count} बदलाव, जो अभी सर्वर तक नहीं पहुँचे',
  },
  login: 'आपका लॉग इन और आपकी पसंद',
  size: '{size} MB',
  leaves: 'लॉग आउट करने पर गाइड और आपकी भाषा को छोड़कर सब कुछ इस डिवाइस से हट जाता है।',
  manage: 'क्या भेजना बाकी है, और गाइड',
})
