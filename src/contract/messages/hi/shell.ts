import type * as english from '../en/shell.ts'
import { translation } from '../translation.ts'

export const site = translation<typeof english.site>()({
  name: 'सफरनामा',
  titled: '{page} · सफरनामा',
  skipToContent: 'सीधे मुख्य भाग पर जाएँ',
  working: 'एक पल …',
})

export const frame = translation<typeof english.frame>()({
  connecting: 'अभी कनेक्ट हो रहा है …',
  incomplete: 'इस पेज का एक हिस्सा नहीं खुला।',
})

export const navigation = translation<typeof english.navigation>()({
  main: 'मुख्य',
  home: 'होम',
  explore: 'देखने लायक',
  places: 'जगहें',
  reviews: 'समीक्षाएँ',
  trips: 'यात्राएँ',
  seasons: 'कब आएँ',
  phrases: 'काम के वाक्य',
  dishes: 'व्यंजन',
  services: 'मदद और आना-जाना',
  offline: 'बिना नेटवर्क के',
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

export const accountMenu = translation<typeof english.accountMenu>()({
  label: '{name} का खाता',
  wishlist: 'पसंदीदा',
  profile: 'प्रोफाइल देखें',
  admin: 'एडमिन डैशबोर्ड',
})

export const headerSearch = translation<typeof english.headerSearch>()({
  label: 'गाइड में खोजें',
  placeholder: 'जगह, व्यंजन, इलाका',
})

export const tabBar = translation<typeof english.tabBar>()({
  label: 'सीधे रास्ते',
  explore: 'देखें',
  map: 'नक्शा',
  trip: 'यात्रा',
  phrases: 'वाक्य',
  me: 'मैं',
})

export const guideOffers = translation<typeof english.guideOffers>()({
  install: 'यह गाइड ऐप की तरह आपकी होम स्क्रीन पर रह सकती है।',
  installNow: 'इंस्टॉल करें',
  damaged: 'इस डिवाइस की गाइड पूरी नहीं है। गायब या खराब: {name}',
  look: 'ठीक करें',
})

export const languageOffer = translation<typeof english.languageOffer>()({
  text: 'यह पेज हिन्दी में भी है।',
  accept: 'हिन्दी में पढ़ें',
  decline: 'नहीं, धन्यवाद',
})

export const pageFailure = translation<typeof english.pageFailure>()({
  offlineTitle: 'आप ऑफलाइन हैं',
  offlineText: 'पेज को पहली बार खोलते समय नेटवर्क चाहिए, और कोई जवाब नहीं मिला। जो आपने खोला हुआ था, वह अब भी है।',
  back: 'वापस',
})

export const notFound = translation<typeof english.notFound>()({
  title: 'अरे! पेज नहीं मिला',
  text: 'यह पेज कहीं और चला गया है, या था ही नहीं।',
  home: 'होम',
})

export const manifest = translation<typeof english.manifest>()({
  name: 'सफरनामा {city}',
  shortcuts: { today: 'आज', map: 'नक्शा', phrases: 'काम के वाक्य', driver: 'ड्राइवर के लिए' },
})

export const socialCards = translation<typeof english.socialCards>()({
  about: 'यह गाइड कैसे बनती है',
  alt: '{title}। {site}, {city} की गाइड। {seen}',
  region: '{region}, {country}',
})
