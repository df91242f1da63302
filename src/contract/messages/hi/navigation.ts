import type * as english from '../en/navigation.ts'
import { translation } from '../translation.ts'

export const navigation = translation<typeof english.navigation>()({
  main: 'मुख्य',
  home: 'होम',
  explore: 'देखने लायक',
  places: 'जगहें',
  reviews: 'समीक्षाएँ',
  trips: 'यात्राएँ',
  seasons: 'कब आएँ',
  phrases: 'काम के वाक्य',
  login: 'लॉग इन',
  subscribe: 'सब्सक्राइब',
  menu: 'मेन्यू',
  openMenu: 'मेन्यू खोलें',
  closeMenu: 'मेन्यू बंद करें',
  about: 'हमारे बारे में',
  privacy: 'गोपनीयता',
  suggestedTrips: 'सुझाई गई यात्राएँ',
  guide: 'गाइड',
  company: 'सफरनामा',
  social: 'सोशल मीडिया',
  language: 'भाषा',
  external: '(दूसरी साइट खुलती है)',
  footerNote: 'स्रोत के साथ जानकारी। गढ़ी हुई रेटिंग नहीं, पैसे लेकर रखी गई जगहें नहीं।',
  machineTranslated: '{language} में इस साइट का अनुवाद मशीन ने किया है। अभी किसी हिन्दी पाठक ने इसे जाँचा नहीं है।',
})
