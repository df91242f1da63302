import type * as english from '../en/admin-door.ts'
import { translation } from '../translation.ts'

export const adminDoor = translation<typeof english.adminDoor>()({
  title: 'एडमिन पैनल',
  description: 'समीक्षाएँ, सूचनाएँ और उनमें किसने क्या किया।',
  guestText: 'इसे खोलने के लिए एडमिन के तौर पर लॉग इन करें।',
  forbiddenTitle: 'सिर्फ एडमिन के लिए',
  forbiddenText: 'एरर 403: यह पेज गाइड की देखभाल करने वालों के लिए है।',
  home: 'होम',
  opening: 'एडमिन पैनल खुल रहा है …',
})
