import type * as english from '../en/waiting.ts'
import { translation } from '../translation.ts'

export const waiting = translation<typeof english.waiting>()({
  hint: 'आपके लिए बाकी काम, सबसे ज़रूरी पहले। शुरू करने के लिए कोई पंक्ति खोलें।',
  failed: 'बाकी काम गिना नहीं जा सका।',
  look: 'देखें',
  newPlace: 'नई जगह',
  importFile: 'फाइल लाएँ',
  waits: { one: '{count} बाकी', other: '{count} बाकी' },
  reported: { one: 'समीक्षा की शिकायत', other: 'समीक्षाओं की शिकायतें' },
  appealed: { one: 'हटाई गई समीक्षा फिर देखनी है', other: 'हटाई गई समीक्षाएँ फिर देखनी हैं' },
  suggestions: { one: 'सुझाया गया बदलाव', other: 'सुझाए गए बदलाव' },
  places: { one: 'जगह की जानकारी फिर जाँचनी है', other: 'जगहों की जानकारी फिर जाँचनी है' },
  links: { one: 'बंद लिंक', other: 'बंद लिंक' },
  placeDrafts: { one: 'जगह का ड्राफ्ट', other: 'जगहों के ड्राफ्ट' },
  tripDrafts: { one: 'सुझाई गई यात्रा का ड्राफ्ट', other: 'सुझाई गई यात्राओं के ड्राफ्ट' },
  calendarDrafts: { one: 'कैलेंडर का ड्राफ्ट', other: 'कैलेंडर के ड्राफ्ट' },
  cityDrafts: { one: 'शहर का ड्राफ्ट', other: 'शहर के ड्राफ्ट' },
})
