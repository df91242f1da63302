import type * as english from '../en/pending-actions.ts'
import { translation } from '../translation.ts'

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
  removeOf: 'हटाएँ: {deed}',
})
