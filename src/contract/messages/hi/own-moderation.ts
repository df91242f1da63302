import type * as english from '../en/own-moderation.ts'
import { translation } from '../translation.ts'

export const ownModeration = translation<typeof english.ownModeration>()({
  bell: 'आपकी समीक्षाएँ, शिकायतें और सुझाव',
  title: 'मॉडरेटरों ने क्या तय किया',
  hint: 'स्टार या राय की वजह से कोई समीक्षा कभी नहीं हटती। आप एक बार फिर देखने को कह सकते हैं।',
  kinds: {
    removed: '“{place}” पर आपकी समीक्षा हटाई गई: {reason}।',
    appealed: 'आपने “{place}” पर अपनी समीक्षा फिर देखने को कहा है। वह हटाई गई थी: {reason}।',
    upheld: 'फिर देखने के बाद भी “{place}” पर आपकी समीक्षा हटी रहेगी: {reason}।',
    restored: '“{place}” पर आपकी समीक्षा वापस आ गई है।',
    'report-removed': '“{place}” की जिस समीक्षा की आपने शिकायत की, वह हटाई गई: {reason}।',
    'report-kept': '“{place}” की जिस समीक्षा की आपने शिकायत की, वह बनी रहेगी।',
    'suggestion-accepted': '“{place}” के लिए आपका सुझाव अब गाइड में है। धन्यवाद।',
    'suggestion-declined': '“{place}” के लिए आपका सुझाव नहीं माना गया: {reason}।',
  },
  see: 'देखें कि आप क्या कर सकते हैं',
  appeal: 'फिर देखने को कहें',
  appealOf: '“{place}” पर अपनी समीक्षा फिर देखने को कहें',
  appealLabel: 'समीक्षा वापस क्यों आनी चाहिए?',
  send: 'भेजें',
  cancel: 'रद्द करें',
  sent: 'मॉडरेटर इसे फिर देखेंगे, और जवाब आपको सूचनाओं में मिलेगा।',
  failed: 'नहीं भेजा जा सका।',
})
