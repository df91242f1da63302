import type * as english from '../en/invite.ts'
import { translation } from '../translation.ts'

export const invite = translation<typeof english.invite>()({
  title: 'यात्रा का बुलावा',
  description: 'कोई आपको साथ में यात्रा बनाने के लिए बुलाता है।',
  loading: 'बुलावा खुल रहा है …',
  failed: 'बुलावा नहीं खुल सका।',
  over: 'यह बुलावा समाप्त हो गया है',
  from: '{name} आपको “{title}” में बुलाते हैं',
  forPerson: 'यह बुलावा {name} के लिए है।',
  may: {
    editor: 'आप पूरी योजना देखते हैं और साथ में बदलते हैं।',
    suggester: 'आप पूरी योजना देखते हैं, और जब हो सके तब बदलाव सुझाते हैं।',
    viewer: 'आप पूरी योजना देखते हैं।',
  },
  others: 'बाकी लोग आपका नाम देखते हैं।',
  join: 'इस यात्रा से जुड़ें',
  joinFailed: 'आप यात्रा से नहीं जुड़ सके।',
  joined: 'अब आप इस यात्रा में हैं।',
  alreadyIn: 'आप पहले से इस यात्रा में हैं।',
  logIn: 'पहले लॉग इन या साइन अप करें। फिर आप यहीं लौटेंगे।',
})
