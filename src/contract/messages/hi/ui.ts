import type * as english from '../en/ui.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const clientFailures = translation<typeof english.clientFailures>()({
  retry: 'फिर कोशिश करें',
  pageTitle: 'कुछ गड़बड़ हो गई',
  pageText: 'यह पेज दिखाया नहीं जा सका। गलती हमारी ओर से है; आपका किया हुआ कुछ नहीं गया।',
  reference: 'संदर्भ: {id}',
  internal: 'हमारी ओर से कुछ गड़बड़ हो गई।',
  network: 'कनेक्शन नहीं है। अपना नेटवर्क देखें और फिर कोशिश करें।',
})

export const unsavedWork = translation<typeof english.unsavedWork>()({
  leave: 'सहेजे बिना निकलना है? आपने जो लिखा है, वह चला जाएगा।',
})

export const connection = translation<typeof english.connection>()({
  lost: 'नेटवर्क नहीं है। खुली हुई चीज़ें रहेंगी, और यात्रा के बदलाव बाद में भेजे जाएँगे।',
})

export const toasts = translation<typeof english.toasts>()({
  lasting: 'संदेश (Alt+T)',
  passing: 'थोड़ी देर के संदेश (Alt+T)',
  close: 'बंद करें',
  undo: 'पहले जैसा करें',
})

export const carousel = translation<typeof english.carousel>()({
  role: 'कैरोसेल',
  slideRole: 'स्लाइड',
  position: '{count} में से {number}',
  previous: 'पिछला',
  next: 'अगला',
  choose: 'स्लाइड चुनें',
})

export const photoViewer = translation<typeof english.photoViewer>()({
  title: 'फोटो',
  close: 'फोटो बंद करें',
  previous: 'पिछली फोटो',
  next: 'अगली फोटो',
  position: '{count} में से {number}',
  failed: 'फोटो नहीं खुल सकी।',
})

export const drafts = translation<typeof english.drafts>()({
  kept: 'ड्राफ्ट सहेजा हुआ है। जहाँ रुके थे, वहाँ से आगे बढ़ें।',
  discard: 'ड्राफ्ट मिटाएँ',
  discarded: 'ड्राफ्ट मिटा दिया गया',
})

export const pendingActions = translation<typeof english.pendingActions>()({
  kept: 'इस डिवाइस में रखा गया है। नेटवर्क मिलते ही अपने-आप भेज दिया जाएगा।',
  title: 'नेटवर्क मिलने पर क्या भेजा जाएगा',
  none: 'भेजने के लिए कुछ बाकी नहीं है।',
  own: 'यह आपके खाते का है। लॉग आउट करने पर यह इस डिवाइस से हट जाता है।',
  wish: '“{place}” को सहेजना',
  unwish: '“{place}” को पसंदीदा से हटाना',
  review: '“{place}” के लिए आपकी समीक्षा',
  suggestion: '“{place}” के लिए आपका सुझाव',
  vote: 'काम की: “{place}” की एक समीक्षा',
  unvote: 'काम की नहीं: “{place}” की एक समीक्षा',
  trip: '“{trip}” में आपके बदलाव',
  refused: 'स्वीकार नहीं हुआ: {reason}',
  remove: 'हटाएँ',
  removeOf: 'हटाएँ: {action}',
})

export const access = translation<typeof english.access>()({
  kinds: {
    'open-ground': 'खुली जगह, कभी भी',
    'street-view': 'सड़क से देख सकते हैं',
    appointment: 'पहले से समय तय करके',
    'day-parts': 'दिन के कुछ हिस्सों में',
    about: 'करीब किसी समय से या तक',
  },
  parts: { morning: 'सुबह', afternoon: 'दोपहर में', evening: 'शाम को', night: 'रात को' },
  dayParts: '{parts}; ठीक समय की जानकारी नहीं',
  fromUntil: `करीब ${clock('from')} बजे से ${clock('until')} बजे तक`,
  from: `करीब ${clock('from')} बजे से; कब तक, इसकी जानकारी नहीं`,
  until: `करीब ${clock('until')} बजे तक; कब से, इसकी जानकारी नहीं`,
  estimate: '{access} (हमारा अंदाज़ा)',
  brief: {
    from: `करीब ${clock('from')} बजे से`,
    until: `करीब ${clock('until')} बजे तक`,
    estimate: '≈ {access}',
  },
  fields: { kind: 'कैसे जाएँ', parts: 'दिन के हिस्से', from: 'करीब कब से', until: 'करीब कब तक' },
})

export const actions = translation<typeof english.actions>()({
  cancel: 'रद्द करें',
  close: 'बंद करें',
  remove: 'हटाएँ',
  edit: 'बदलाव करें',
  delete: 'मिटाएँ',
  undo: 'पहले जैसा करें',
  failed: 'यह नहीं हो सका।',
})
