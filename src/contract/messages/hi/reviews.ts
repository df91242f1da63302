import type * as english from '../en/reviews.ts'
import { translation } from '../translation.ts'

export const reviews = translation<typeof english.reviews>()({
  submitFailed: 'आपकी समीक्षा भेजी नहीं जा सकी',
  submitFailedRetry: 'आपकी समीक्षा भेजी नहीं जा सकी। फिर कोशिश करें।',
  deleted: 'समीक्षा मिटा दी गई',
  deleteFailed: 'समीक्षा मिटाई नहीं जा सकी',
  submittedInline: 'आपकी समीक्षा मिल गई है!',
  submitted: 'समीक्षा भेज दी गई!',
  emptyFiltered: 'आप जैसी खोज रहे हैं, वैसी कोई समीक्षा नहीं मिली।',
})

export const reviewLists = translation<typeof english.reviewLists>()({
  fetchFailed: 'समीक्षाएँ नहीं खुल सकीं',
  empty: 'कोई समीक्षा नहीं है।',
  write: 'समीक्षा लिखें',
  photo: '“{place}” की फोटो, {name} की ली हुई',
  photoOfSeveral: '{photo}, {count} में से {number}',
  more: 'और',
  less: 'कम',
  edited: 'बदलाव: {date}',
  onTrip: '{month} की अपनी यात्रा में',
  showMore: 'और समीक्षाएँ दिखाएँ',
})

export const latestReviews = translation<typeof english.latestReviews>()({
  title: 'ताज़ा समीक्षाएँ',
  viewAll: 'सभी देखें',
  loginToViewAll: 'सभी समीक्षाएँ देखने के लिए लॉग इन करें',
  none: 'यहाँ {city} के बारे में अभी किसी ने नहीं लिखा है। पहली समीक्षा आपकी हो सकती है।',
})

export const reviewPage = translation<typeof english.reviewPage>()({
  title: 'समीक्षाएँ',
  description: 'यात्रियों ने {city} में क्या देखा, और आपने जो देखा, वह लिखने की जगह।',
  guestText: 'सभी समीक्षाएँ पढ़ने और अपनी लिखने के लिए लॉग इन करें।',
  sections: 'इस पेज पर',
  tabs: { list: 'समीक्षाएँ', post: 'समीक्षा लिखें' },
  listTitle: 'सभी समीक्षाएँ',
  loading: 'समीक्षाएँ खुल रही हैं …',
  emptyHint: 'पहली समीक्षा आपकी हो सकती है।',
  shown: { one: '{count} समीक्षा दिखाई गई है', other: '{count} समीक्षाएँ दिखाई गई हैं' },
  editOf: '“{place}” की अपनी समीक्षा में बदलाव करें',
  deleteOf: '“{place}” की अपनी समीक्षा मिटाएँ',
  restored: '“{place}” की आपकी समीक्षा वापस आ गई।',
  restoreFailed: 'समीक्षा वापस नहीं लाई जा सकी।',
})

export const reviewForm = translation<typeof english.reviewForm>()({
  title: 'अपना अनुभव बताएँ',
  loading: 'फॉर्म खुल रहा है …',
  starred: 'तारे वाले खाने भरना ज़रूरी है।',
  changePlace: 'बदलें',
  placeName: 'जगह का नाम*',
  landmark: 'पास की जानी-मानी जगह*',
  map: 'यह कहाँ है?*',
  address: 'पता',
  addressHint: 'नक्शे से लिया गया है। आपको बेहतर पता हो, तो बदलें।',
  photo: 'फोटो',
  photos: 'फोटो',
  choosePhoto: 'फोटो चुनें',
  choosePhotos: 'फोटो चुनें',
  photoHint: 'बड़ी फोटो यहीं छोटी की जाती है। वह कहाँ और कब ली गई, यह नहीं रखा जाता।',
  photosHint: 'ज़्यादा से ज़्यादा {most} फोटो। बड़ी फोटो यहीं छोटी की जाती है। वह कहाँ और कब ली गई, यह नहीं रखा जाता।',
  photosLeft: 'नहीं जोड़ी गईं: {names}',
  shrinking: 'फोटो छोटी हो रही है …',
  heic: 'यह ब्राउज़र HEIC फोटो नहीं पढ़ सकता: फोटो को JPEG में सहेजें और उसे चुनें।',
  unreadablePhoto: 'यह ब्राउज़र फोटो को छोटा करने के लिए पढ़ नहीं सका।',
  cancelUpload: 'अपलोड रद्द करें',
  uploadStopped: 'अपलोड रोक दिया गया। आपकी समीक्षा और फोटो अभी यहीं हैं।',
  removePhoto: 'फोटो हटाएँ',
  removePhotoOf: 'फोटो {number} हटाएँ',
  movePhotoEarlier: 'फोटो {number} आगे करें',
  movePhotoLater: 'फोटो {number} पीछे करें',
  photoMoved: 'अब {count} में से फोटो {number}',
  currentPhoto: 'इस समीक्षा की फोटो',
  currentPhotoOf: 'इस समीक्षा की फोटो {number}',
  uploadProgress: 'फोटो अपलोड हो रही है',
  uploadProgressOf: 'फोटो {number} अपलोड हो रही है',
  rating: 'रेटिंग',
  stars: { one: '{count} स्टार', other: '{count} स्टार' },
  presetRating: 'ये स्टार पहले से लगे हैं। अपने चुनें।',
  reviewText: 'आपकी समीक्षा*',
  charactersLeft: { one: '{count} अक्षर बाकी', other: '{count} अक्षर बाकी' },
  charactersOver: { one: '{count} अक्षर ज़्यादा', other: '{count} अक्षर ज़्यादा' },
  submit: 'समीक्षा भेजें',
  uploading: 'अपलोड हो रहा है …',
  leaveQuestion: 'आपकी समीक्षा भेजी जा रही है, फिर भी निकलना है? तब वह पोस्ट नहीं होगी, और इस डिवाइस पर रहेगी।',
  missing: {
    placeName: 'जगह का नाम लिखें',
    landmark: 'इसके पास क्या है, वह लिखें',
    reviewText: 'लिखें कि कैसा रहा',
  },
})

export const reviewEdit = translation<typeof english.reviewEdit>()({
  title: '“{place}” की अपनी समीक्षा में बदलाव करें',
  submit: 'बदलाव सहेजें',
  saving: 'सहेज रहे हैं …',
  discardQuestion: 'समीक्षा में किए बदलाव छोड़ देने हैं?',
  saved: '“{place}” की आपकी समीक्षा बदल गई।',
  failed: 'आपकी समीक्षा सहेजी नहीं जा सकी',
  failedRetry: 'आपकी समीक्षा सहेजी नहीं जा सकी। फिर कोशिश करें।',
  stale: 'सूची में दूसरा पाठ दिख रहा है। उसकी जगह अपना रखने के लिए फिर सहेजें।',
})

export const reviewVisit = translation<typeof english.reviewVisit>()({
  show: '“{month} की मेरी यात्रा में” दिखाएँ',
  showOf: '“{month} की मेरी यात्रा में” दिखाएँ: “{place}” की समीक्षा',
  failed: 'सहेजा नहीं जा सका।',
})

export const helpfulButton = translation<typeof english.helpfulButton>()({
  helpful: 'काम की',
  helpfulOf: '“{place}” पर {name} की समीक्षा काम की है',
  count: { one: '{count} यात्री को यह काम की लगी', other: '{count} यात्रियों को यह काम की लगी' },
  failed: 'सहेजा नहीं जा सका।',
})

export const reportButton = translation<typeof english.reportButton>()({
  report: 'शिकायत करें',
  reportOf: '“{place}” पर {name} की समीक्षा की शिकायत करें',
})

export const report = translation<typeof english.report>()({
  title: 'इस समीक्षा की शिकायत करें',
  hint: 'मॉडरेटर हर शिकायत देखते हैं। कितने स्टार दिए गए हैं, यह समीक्षा हटाने की वजह कभी नहीं होती।',
  subject: 'किस चीज़ की शिकायत है?',
  subjects: { review: 'लिखी बात की', photo: 'फोटो की' },
  reason: 'वजह',
  submit: 'शिकायत भेजें',
  sent: 'धन्यवाद। मॉडरेटर इसे देखेंगे, और क्या हुआ, यह आपको सूचनाओं में बताएँगे।',
  failed: 'शिकायत नहीं भेजी जा सकी।',
})

export const moderationReasons = translation<typeof english.moderationReasons>()({
  'off-topic': 'इस जगह के बारे में नहीं है',
  advertising: 'विज्ञापन है',
  insult: 'अपमान या नफरत है',
  private: 'किसी की निजी जानकारी है',
  unlawful: 'कानून के खिलाफ है',
  'not-own': 'शब्द या फोटो किसी और के हैं',
})

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
  sent: 'मॉडरेटर इसे फिर देखेंगे, और जवाब आपको सूचनाओं में मिलेगा।',
  failed: 'नहीं भेजा जा सका।',
})
