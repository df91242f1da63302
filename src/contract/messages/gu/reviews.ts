import type * as english from '../en/reviews.ts'
import { translation } from '../translation.ts'

export const reviews = translation<typeof english.reviews>()({
  submitFailed: 'તમારો અભિપ્રાય મોકલી શકાયો નહીં',
  submitFailedRetry: 'તમારો અભિપ્રાય મોકલી શકાયો નહીં. ફરી પ્રયત્ન કરો.',
  deleted: 'અભિપ્રાય કાઢી નાખ્યો',
  deleteFailed: 'અભિપ્રાય કાઢી નાખી શકાયો નહીં',
  submittedInline: 'તમારો અભિપ્રાય મળી ગયો છે!',
  submitted: 'અભિપ્રાય મોકલ્યો!',
  emptyFiltered: 'તમે શોધો છો તેવો કોઈ અભિપ્રાય મળ્યો નહીં.',
})

export const reviewLists = translation<typeof english.reviewLists>()({
  fetchFailed: 'અભિપ્રાયો ખૂલી શક્યા નહીં',
  empty: 'કોઈ અભિપ્રાય નથી.',
  write: 'અભિપ્રાય લખો',
  photo: '“{place}”નો {name}એ પાડેલો ફોટો',
  photoOfSeveral: '{photo}, {count}માંથી {number}',
  more: 'વધુ',
  less: 'ઓછું',
  edited: 'ફેરફાર: {date}',
  onTrip: '{month}ના પોતાના પ્રવાસમાં',
  showMore: 'વધુ અભિપ્રાયો બતાવો',
})

export const latestReviews = translation<typeof english.latestReviews>()({
  title: 'તાજેતરના અભિપ્રાયો',
  viewAll: 'બધા જુઓ',
  loginToViewAll: 'બધા અભિપ્રાયો જોવા લોગ ઇન કરો',
  none: 'અહીં {city} વિશે હજી કોઈએ લખ્યું નથી. પહેલો અભિપ્રાય તમારો હોઈ શકે.',
})

export const reviewPage = translation<typeof english.reviewPage>()({
  title: 'અભિપ્રાયો',
  description: 'પ્રવાસીઓએ {city}માં શું જોયું, અને તમે જે જોયું તે લખવાની જગ્યા.',
  guestText: 'બધા અભિપ્રાયો વાંચવા અને પોતાનો લખવા લોગ ઇન કરો.',
  sections: 'આ પેજ પર',
  tabs: { list: 'અભિપ્રાયો', post: 'અભિપ્રાય લખો' },
  listTitle: 'બધા અભિપ્રાયો',
  loading: 'અભિપ્રાયો ખૂલે છે …',
  emptyHint: 'પહેલો અભિપ્રાય તમારો હોઈ શકે.',
  shown: { one: '{count} અભિપ્રાય બતાવ્યો છે', other: '{count} અભિપ્રાયો બતાવ્યા છે' },
  editOf: '“{place}” વિશેનો અભિપ્રાય બદલો',
  deleteOf: '“{place}” વિશેનો તમારો અભિપ્રાય કાઢી નાખો',
  restored: '“{place}” વિશેનો તમારો અભિપ્રાય પાછો આવી ગયો.',
  restoreFailed: 'અભિપ્રાય પાછો લાવી શકાયો નહીં.',
})

export const reviewForm = translation<typeof english.reviewForm>()({
  title: 'તમારો અનુભવ જણાવો',
  loading: 'ફોર્મ ખૂલે છે …',
  starred: 'ફૂદડીવાળાં ખાનાં ભરવાં જરૂરી છે.',
  changePlace: 'બદલો',
  placeName: 'સ્થળનું નામ*',
  landmark: 'નજીકની જાણીતી જગ્યા*',
  map: 'તે ક્યાં છે?*',
  address: 'સરનામું',
  addressHint: 'નકશા પરથી લીધું છે. તમને વધુ સારું ખબર હોય તો બદલો.',
  photo: 'ફોટો',
  photos: 'ફોટા',
  choosePhoto: 'ફોટો પસંદ કરો',
  choosePhotos: 'ફોટા પસંદ કરો',
  photoHint: 'મોટો ફોટો અહીં જ નાનો થાય છે. તે ક્યાં અને ક્યારે પાડ્યો તે માહિતી રખાતી નથી.',
  photosHint: 'વધુમાં વધુ {most} ફોટા. મોટો ફોટો અહીં જ નાનો થાય છે. તે ક્યાં અને ક્યારે પાડ્યો તે માહિતી રખાતી નથી.',
  photosLeft: 'ઉમેર્યા નથી: {names}',
  shrinking: 'ફોટો નાનો થાય છે …',
  heic: 'આ બ્રાઉઝર HEIC ફોટા વાંચી શકતું નથી: ફોટો JPEG તરીકે સાચવો અને તે પસંદ કરો.',
  unreadablePhoto: 'ફોટો નાનો કરવા માટે આ બ્રાઉઝર તેને વાંચી શક્યું નહીં.',
  cancelUpload: 'અપલોડ રદ કરો',
  uploadStopped: 'અપલોડ અટકાવ્યું. તમારો અભિપ્રાય અને ફોટા હજી અહીં જ છે.',
  removePhoto: 'ફોટો દૂર કરો',
  removePhotoOf: 'ફોટો {number} દૂર કરો',
  movePhotoEarlier: 'ફોટો {number} આગળ લો',
  movePhotoLater: 'ફોટો {number} પાછળ લો',
  photoMoved: 'હવે {count}માંથી ફોટો {number}',
  currentPhoto: 'આ અભિપ્રાયનો ફોટો',
  currentPhotoOf: 'આ અભિપ્રાયનો ફોટો {number}',
  uploadProgress: 'ફોટો અપલોડ થાય છે',
  uploadProgressOf: 'ફોટો {number} અપલોડ થાય છે',
  rating: 'રેટિંગ',
  stars: { one: '{count} સ્ટાર', other: '{count} સ્ટાર' },
  presetRating: 'આ સ્ટાર પહેલેથી મૂકેલા છે. તમારા પસંદ કરો.',
  reviewText: 'તમારો અભિપ્રાય*',
  charactersLeft: { one: '{count} અક્ષર બાકી', other: '{count} અક્ષર બાકી' },
  charactersOver: { one: '{count} અક્ષર વધારે', other: '{count} અક્ષર વધારે' },
  submit: 'અભિપ્રાય મોકલો',
  uploading: 'અપલોડ થાય છે …',
  leaveQuestion: 'તમારો અભિપ્રાય મોકલાય છે ત્યારે નીકળવું છે? તો તે પોસ્ટ થશે નહીં, અને આ ડિવાઇસમાં રહેશે.',
  missing: {
    placeName: 'સ્થળનું નામ લખો',
    landmark: 'તેની નજીક શું છે તે લખો',
    reviewText: 'કેવું રહ્યું તે લખો',
  },
})

export const reviewEdit = translation<typeof english.reviewEdit>()({
  title: '“{place}” વિશેનો અભિપ્રાય બદલો',
  submit: 'ફેરફાર સાચવો',
  saving: 'સાચવીએ છીએ …',
  discardQuestion: 'અભિપ્રાયમાં કરેલા ફેરફાર છોડી દેવા છે?',
  saved: '“{place}” વિશેનો તમારો અભિપ્રાય બદલાઈ ગયો.',
  failed: 'તમારો અભિપ્રાય સાચવી શકાયો નહીં',
  failedRetry: 'તમારો અભિપ્રાય સાચવી શકાયો નહીં. ફરી પ્રયત્ન કરો.',
  stale: 'યાદીમાં બીજું લખાણ દેખાય છે. તેની જગ્યાએ તમારું મૂકવા ફરી સાચવો.',
})

export const reviewVisit = translation<typeof english.reviewVisit>()({
  show: '“{month}ના મારા પ્રવાસમાં” બતાવો',
  showOf: '“{month}ના મારા પ્રવાસમાં” બતાવો: {place} વિશેનો અભિપ્રાય',
  failed: 'સાચવી શકાયું નહીં.',
})

export const helpfulButton = translation<typeof english.helpfulButton>()({
  helpful: 'ઉપયોગી',
  helpfulOf: '“{place}” વિશેનો {name}નો અભિપ્રાય ઉપયોગી છે',
  count: { one: '{count} પ્રવાસીને આ ઉપયોગી લાગ્યું', other: '{count} પ્રવાસીઓને આ ઉપયોગી લાગ્યું' },
  failed: 'સાચવી શકાયું નહીં.',
})

export const reportButton = translation<typeof english.reportButton>()({
  report: 'ફરિયાદ કરો',
  reportOf: '“{place}” વિશેના {name}ના અભિપ્રાયની ફરિયાદ કરો',
})

export const report = translation<typeof english.report>()({
  title: 'આ અભિપ્રાયની ફરિયાદ કરો',
  hint: 'મોડરેટર દરેક ફરિયાદ જુએ છે. કેટલા સ્ટાર આપ્યા છે તે અભિપ્રાય દૂર કરવાનું કારણ કદી નથી.',
  subject: 'ફરિયાદ શેની છે?',
  subjects: { review: 'લખાણની', photo: 'ફોટોની' },
  reason: 'કારણ',
  submit: 'ફરિયાદ મોકલો',
  sent: 'આભાર. મોડરેટર તે જોશે, અને શું થયું તે તમને સૂચનાઓમાં જણાવીશું.',
  failed: 'ફરિયાદ મોકલી શકાઈ નહીં.',
})

export const moderationReasons = translation<typeof english.moderationReasons>()({
  'off-topic': 'આ સ્થળ વિશે નથી',
  advertising: 'જાહેરાત છે',
  insult: 'અપમાન કે ધિક્કાર છે',
  private: 'કોઈની અંગત માહિતી છે',
  unlawful: 'કાયદા વિરુદ્ધ છે',
  'not-own': 'લખાણ કે ફોટો બીજા કોઈનાં છે',
})

export const ownModeration = translation<typeof english.ownModeration>()({
  bell: 'તમારા અભિપ્રાયો, ફરિયાદો અને સૂચનો',
  title: 'મોડરેટરોએ શું નક્કી કર્યું',
  hint: 'સ્ટાર કે મતને કારણે કોઈ અભિપ્રાય કદી દૂર થતો નથી. ફરી જોવાનું તમે એક વાર કહી શકો છો.',
  kinds: {
    removed: '“{place}” વિશેનો તમારો અભિપ્રાય દૂર કર્યો: {reason}.',
    appealed: '“{place}” વિશેનો તમારો અભિપ્રાય ફરી જોવાનું તમે કહ્યું છે. તે દૂર કર્યો હતો: {reason}.',
    upheld: 'ફરી જોયા પછી પણ “{place}” વિશેનો તમારો અભિપ્રાય દૂર જ રાખ્યો છે: {reason}.',
    restored: '“{place}” વિશેનો તમારો અભિપ્રાય પાછો આવી ગયો છે.',
    'report-removed': '“{place}” વિશેના જે અભિપ્રાયની તમે ફરિયાદ કરી તે દૂર કર્યો: {reason}.',
    'report-kept': '“{place}” વિશેના જે અભિપ્રાયની તમે ફરિયાદ કરી તે રહેવા દીધો છે.',
    'suggestion-accepted': '“{place}” માટેનું તમારું સૂચન હવે માર્ગદર્શિકામાં છે. આભાર.',
    'suggestion-declined': '“{place}” માટેનું તમારું સૂચન સ્વીકાર્યું નથી: {reason}.',
  },
  see: 'તમે શું કરી શકો તે જુઓ',
  appeal: 'ફરી જોવાનું કહો',
  appealOf: '“{place}” વિશેનો તમારો અભિપ્રાય ફરી જોવાનું કહો',
  appealLabel: 'અભિપ્રાય શા માટે પાછો આવવો જોઈએ?',
  send: 'મોકલો',
  sent: 'મોડરેટર ફરી જોશે, અને જવાબ તમને સૂચનાઓમાં મળશે.',
  failed: 'મોકલી શકાયું નહીં.',
})
