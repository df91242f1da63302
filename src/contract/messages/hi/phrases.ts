import type * as english from '../en/phrases.ts'
import { translation } from '../translation.ts'

export const phrases = translation<typeof english.phrases>()({
  title: '{city} के लिए काम के वाक्य',
  description: '{city} में सवारी, खाने, खरीदारी और मदद के लिए वाक्य, और उन्हें कैसे बोलें।',
  loading: 'वाक्य खुल रहे हैं …',
  failed: 'वाक्य नहीं खुल सके',
  none: 'इस गाइड में अभी वाक्य नहीं हैं।',
  unchecked: 'ये वाक्य मशीन ने बनाए हैं। अभी किसी ने इन्हें जाँचा नहीं है।',
  groups: {
    courtesy: 'शिष्टाचार',
    riding: 'रास्ते में',
    eating: 'खाते समय',
    buying: 'खरीदारी',
    help: 'मदद',
  },
  showLarge: '{language} में बड़ा दिखाएँ: {phrase}',
  noVoice: 'इस डिवाइस में {language} के लिए आवाज़ नहीं है। वाक्य दिखाएँ।',
  listen: 'ज़ोर से पढ़ें',
  close: 'बंद करें',
  readAloud: '{language} में पढ़कर सुनाएँ: {phrase}',
})
