import type * as english from '../en/account.ts'
import { translation } from '../translation.ts'

export const account = translation<typeof english.account>()({
  email: 'ईमेल',
  emailAddress: 'ईमेल पता',
  password: 'पासवर्ड',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
  name: 'नाम',
})

export const profile = translation<typeof english.profile>()({
  title: 'प्रोफाइल',
  description: 'आपका नाम, फोन और पता।',
  fullName: 'पूरा नाम',
  emailAddress: 'ईमेल पता',
  phoneNumber: 'फोन नंबर',
  address: 'पता',
  language: 'ईमेल की भाषा',
  edit: 'प्रोफाइल में बदलाव करें',
  save: 'बदलाव सहेजें',
  emailFixed: 'ईमेल प्रोफाइल के नीचे बदला जा सकता है।',
  privacyTitle: 'आपकी जानकारी',
  storageTexts: 'यात्राएँ, समीक्षाएँ और पसंदीदा',
  storageImages: 'फोटो',
  storageUsed: '{limit} MB में से {used} MB',
  storageHint: 'मिटाई गई यात्राएँ तब तक गिनी जाती हैं, जब तक उनकी जगह की ज़रूरत न पड़े।',
  storageFailed: 'आपकी जानकारी कितनी जगह लेती है, यह पता नहीं चल सका।',
  download: 'मेरी जानकारी डाउनलोड करें',
  downloadHint: 'आपके बारे में जो कुछ रखा है, सब JSON फाइल में।',
  downloadFailed: 'आपकी जानकारी डाउनलोड नहीं हो सकी।',
  deleteAccount: 'मेरा खाता मिटाएँ',
  deleteHint: 'आपकी प्रोफाइल, पसंदीदा और यात्राएँ हमेशा के लिए मिट जाएँगी। समीक्षाएँ “पुराने यात्री” के नाम से रहेंगी।',
  deletePassword: 'पुष्टि के लिए अपना पासवर्ड लिखें',
  deleteConfirm: 'हमेशा के लिए मिटाएँ',
  deleteFailed: 'आपका खाता मिटाया नहीं जा सका।',
  deleted: 'आपका खाता मिटा दिया गया।',
  updated: 'प्रोफाइल बदल गई',
  notProvided: 'नहीं दिया गया',
  pleaseLogin: 'अपनी प्रोफाइल देखने के लिए लॉग इन करें।',
})

export const announcements = translation<typeof english.announcements>()({
  fetchFailed: 'सूचनाएँ नहीं खुल सकीं',
  created: 'सूचना जारी हो गई',
  updated: 'सूचना बदल गई',
  saveFailed: 'सूचना सहेजी नहीं जा सकी',
  deleted: 'सूचना मिटा दी गई',
  deleteFailed: 'सूचना मिटाई नहीं जा सकी',
  emptyAdmin: 'कोई सूचना नहीं',
  empty: 'अभी कोई सूचना नहीं है',
  bell: 'सूचनाएँ',
  bellNew: 'सूचनाएँ, इनमें कुछ नई हैं',
  loading: 'सूचनाएँ खुल रही हैं …',
  priorities: { high: 'ज़्यादा', medium: 'मध्यम', low: 'कम' },
})

export const newsletter = translation<typeof english.newsletter>()({
  title: 'न्यूज़लेटर',
  description: '{city} की नई जगहें और यात्राएँ, कभी-कभी ईमेल से।',
  name: 'नाम',
  email: 'ईमेल',
  submit: 'सब्सक्राइब करें',
  promise: 'कभी-कभार एक ईमेल। हर एक में उसे बंद करने का लिंक होता है।',
  unsubscribeTitle: 'अनसब्सक्राइब',
  unsubscribeText: 'इसके बाद आपको न्यूज़लेटर का कोई ईमेल नहीं आएगा।',
  unsubscribeSubmit: 'अनसब्सक्राइब करें',
  unsubscribed: 'आपने अनसब्सक्राइब कर दिया है।',
  unsubscribeFailed: 'यह लिंक अब काम नहीं करता।',
  emailExists: 'यह ईमेल पहले से है',
  failed: 'सब्सक्राइब नहीं हो सका, फिर कोशिश करें।',
  succeeded: 'सब्सक्राइब हो गया',
})
