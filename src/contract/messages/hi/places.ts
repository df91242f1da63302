import type * as english from '../en/places.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const places = translation<typeof english.places>()({
  count: { one: '{count} जगह', other: '{count} जगहें' },
  noReviews: 'अभी कोई समीक्षा नहीं',
  rating: '5 में से {rating}',
  ratingCount: { one: '{count} समीक्षा', other: '{count} समीक्षाएँ' },
  free: 'मुफ्त',
  vegetarian: 'शाकाहारी खाना',
  vegetarianOnly: 'सिर्फ शाकाहारी',
  notVerified: 'अभी जाँचा नहीं गया',
  directions: 'रास्ता देखें',
  aboutHere: 'लगभग यहाँ',
  findOnMap: 'नक्शे पर खोजें',
  openStreetMap: 'OpenStreetMap',
  cardHoursUnknown: 'समय की जानकारी नहीं',
  cardHoursKnown: 'खुलने का समय इसके पेज पर',
  priceLevels: ['मुफ्त या खुली सड़क पर', 'सस्ता', 'ठीक-ठाक', 'महँगा'],
  priceUnknown: 'दाम की जानकारी नहीं',
  estimates: '“≈” यानी अंदाज़ा।',
  loadFailed: 'यह सूची नहीं खुल सकी।',
  loading: 'जगहों की सूची खुल रही है …',
  loadingPlace: 'जगह का पेज खुल रहा है …',
  placeFailed: 'इस जगह का पेज नहीं खुल सका।',
  pageTitle: '{place}, {city}',
})

export const kinds = translation<typeof english.kinds>()({
  attraction: 'देखने की जगह',
  museum: 'संग्रहालय',
  nature: 'प्रकृति',
  cafe: 'कैफे',
  street_food: 'स्ट्रीट फूड',
  historical: 'ऐतिहासिक जगह',
})

export const categories = translation<typeof english.categories>()({
  navigation: 'श्रेणियाँ',
  all: {
    tab: 'सभी जगहें',
    title: '{city} की सभी जगहें',
  },
  explore: {
    tab: 'चर्चित',
    title: '{city} की चर्चित जगहें',
  },
  cafe: {
    tab: 'कैफे',
    title: '{city} के कैफे',
  },
  street_food: {
    tab: 'स्ट्रीट फूड',
    title: '{city} का स्ट्रीट फूड',
  },
  historical: {
    tab: 'ऐतिहासिक जगहें',
    title: '{city} की ऐतिहासिक जगहें',
  },
})

export const filters = translation<typeof english.filters>()({
  description: '{city} की इस गाइड की सभी जगहें। फिल्टर से देखें कि क्या खुला है, मुफ्त है, छत के नीचे है या आपके खाने के हिसाब से है।',
  label: 'फिल्टर',
  more: 'सभी फिल्टर',
  moreCount: { one: 'सभी फिल्टर, {count} लगा है', other: 'सभी फिल्टर, {count} लगे हैं' },
  quick: 'झटपट फिल्टर',
  remove: 'फिल्टर हटाएँ',
  removeAll: 'सभी फिल्टर हटाएँ',
  close: 'फिल्टर बंद करें',
  when: 'कब',
  openNow: 'अभी खुला है',
  openAt: `${clock('time')} बजे खुला`,
  openAtField: '{city} में किस समय खुला चाहिए?',
  price: 'दाम',
  free: 'मुफ्त प्रवेश',
  food: 'क्या खाएँगे?',
  eat: 'खान-पान',
  eatTitle: '{city} में कहाँ खाएँ',
  eatText: 'इस गाइड की खान-पान की सभी जगहें। फिल्टर से देखें कि अभी क्या खुला है या आपके खाने के हिसाब से है।',
  diets: { vegetarian: 'शाकाहारी', vegan: 'वीगन', jain: 'जैन', halal: 'हलाल', egg: 'अंडे वाला' },
  where: 'कहाँ',
  area: 'इलाका',
  anyArea: 'कहीं भी',
  settings: { indoor: 'छत के नीचे', outdoor: 'खुले में' },
  setting: 'छत के नीचे या खुले में',
  further: 'और क्या चाहिए?',
  stepFree: 'बिना सीढ़ी',
  verified: 'जाँची हुई जानकारी',
  sort: 'क्रम',
  sorts: { recommended: 'सुझाया गया', rating: 'रेटिंग', name: 'नाम', near: 'मेरे पास की' },
  sortNotes: {
    recommended: 'सुझाया गया क्रम हमारे संपादकों का है; पैसे देकर इसमें जगह नहीं मिलती।',
    rating: 'हमारी समीक्षाओं के औसत के हिसाब से। बिना समीक्षा की जगहें आखिर में आती हैं।',
    name: 'नाम के हिसाब से, अकारादि क्रम।',
    near: 'आपसे दूरी के हिसाब से। आपका स्थान आपके ब्राउज़र में ही रहता है। जिनका सटीक स्थान पता नहीं, वे जगहें आखिर में आती हैं।',
  },
  nearUnasked: 'आप अपना स्थान बताएँ तो दूरी के हिसाब से; वह आपके ब्राउज़र में ही रहता है। तब तक सूची सुझाए गए क्रम में ही है।',
  locate: 'मेरा स्थान इस्तेमाल करें',
  locating: 'आपका स्थान खोज रहे हैं …',
  locationRefused: 'आपका ब्राउज़र आपका स्थान नहीं बताता, इसलिए सूची सुझाए गए क्रम में ही है।',
  locationUnknown: 'आपका स्थान नहीं मिला, इसलिए सूची सुझाए गए क्रम में ही है।',
  apply: 'जगहें दिखाएँ',
  applyCount: { one: '{count} जगह दिखाएँ', other: '{count} जगहें दिखाएँ' },
  reset: 'साफ करें',
  fit: { one: '{count} जगह मिली', other: '{count} जगहें मिलीं' },
  notKnown: { one: '{count} और के बारे में पता नहीं', other: '{count} और के बारे में पता नहीं' },
  all: { one: '{count} जगह', other: '{count} जगहें' },
  unknownPlaces: {
    one: '{count} और शायद सही बैठे: अभी जानकारी नहीं',
    other: '{count} और शायद सही बैठें: अभी जानकारी नहीं',
  },
  none: 'सही बैठने वाली कोई जगह नहीं मिली',
  noneHint: 'कोई फिल्टर हटाएँ, या वे जगहें देखें जिनकी जानकारी नहीं है।',
  ignored: 'फिल्टर “{name}” हम नहीं जानते: उसके बिना दिखाया है।',
  jump: 'इलाके पर जाएँ',
  large: 'बड़े चित्र',
  view: 'दिखावट',
  list: 'सूची',
  map: 'नक्शा',
})

export const priceEnd = translation<typeof english.priceEnd>()({
  sentence: 'प्रवेश शुल्क {price}, {date} तक; उसके बाद का दाम पता नहीं',
  past: 'प्रवेश शुल्क {price} था, {date} तक; आज का दाम पता नहीं',
  others: 'दाम {date} तक तय; उसके बाद का दाम पता नहीं',
  othersPast: 'दाम {date} तक तय थे; आज का दाम पता नहीं',
  free: '{date} तक मुफ्त; उसके बाद का दाम पता नहीं',
  freePast: '{date} तक मुफ्त था; आज का दाम पता नहीं',
  withForeigners: '{price} (विदेशी {foreigners})',
})

export const listPages = translation<typeof english.listPages>()({
  label: 'सूची के पेज',
  current: 'पेज {page}, कुल {pages}',
  previous: 'पिछला पेज',
  next: 'अगला पेज',
})
