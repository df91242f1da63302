import type * as english from '../en/rehearsal.ts'
import { translation } from '../translation.ts'

export const rehearsal = translation<typeof english.rehearsal>()({
  title: 'बिना नेटवर्क के आज़माएँ',
  text: 'आपकी योजना केवल इस डिवाइस से खुलती है, और कहीं से कुछ नहीं माँगा जाता।',
  start: 'अभी आज़माएँ',
  today: {
    one: '“{trip}” बिना नेटवर्क के खुलती है, आज के {count} पड़ाव के साथ।',
    other: '“{trip}” बिना नेटवर्क के खुलती है, आज के {count} पड़ाव के साथ।',
  },
  ahead: {
    one: '“{trip}” बिना नेटवर्क के खुलती है, अपने {count} पड़ाव के साथ।',
    other: '“{trip}” बिना नेटवर्क के खुलती है, सभी {count} पड़ाव के साथ।',
  },
  missing: '“{trip}” की हर चीज़ इस डिवाइस में नहीं है। ये नहीं हैं: {names}',
  noTrip: 'आज की या आगे की कोई यात्रा इस डिवाइस में नहीं है। नेटवर्क होने पर अपनी यात्राएँ एक बार खोलें।',
  airplane: 'खुद देखने के लिए एयरप्लेन मोड चालू करें और योजना खोलें।',
  open: '“{trip}” की योजना खोलें',
  failed: 'नहीं हो पाया। पेज को फिर खोलकर कोशिश करें।',
})
