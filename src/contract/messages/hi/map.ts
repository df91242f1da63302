import type * as english from '../en/map.ts'
import { translation } from '../translation.ts'

export const map = translation<typeof english.map>()({
  label: 'नक्शा',
  naturalEarth: 'रूपरेखा: Natural Earth',
  noStreets: 'यहाँ अभी सड़कों का नक्शा नहीं है।',
  point: '{lat}, {lng} पर बिंदु',
  nearPoint: '“{place}” के पास',
  pin: '{place}, {kind}',
  pinNearby: '{place}, {kind}, आसपास ही',
  pinArea: '{place}, {kind}, इसी इलाके में कहीं',
  cluster: { one: '{count} जगह: {place}', other: '{count} जगहें: {place} और दूसरी' },
  more: { one: 'यहाँ {count} और के साथ', other: 'यहाँ {count} और के साथ' },
  here: { one: 'यहाँ {count} जगह', other: 'यहाँ {count} जगहें' },
  placesOnMap: 'नक्शे पर जगहें',
  notOnMap: {
    one: 'नक्शे पर नहीं है, क्योंकि इसका स्थान किसी को पता नहीं:',
    other: 'नक्शे पर नहीं हैं, क्योंकि इनके स्थान किसी को पता नहीं:',
  },
  areaHint: 'शायद इस घेरे में: सिर्फ इलाका पता है।',
  nearbyHint: 'पिन पास में है, ठीक जगह पर नहीं।',
  twoFingers: 'नक्शा खिसकाने के लिए दो उँगलियाँ लगाएँ',
  showMyLocation: 'दिखाएँ कि मैं कहाँ हूँ',
  ownPosition: 'आपका स्थान',
  aroundYou: { one: 'नक्शे पर आपके आसपास {count} जगह', other: 'नक्शे पर आपके आसपास {count} जगहें' },
  marker: 'पिन। तीर वाली कुंजियों से खिसकती है, Shift के साथ दस गुना।',
  markerRole: 'खिसकाई जा सकने वाली पिन',
  markerAt: '{lat}, {lng} पर पिन',
  hint: 'पिन लगाने के लिए क्लिक या टैप करें, या उसे खींचें। कीबोर्ड पर तीर वाली कुंजियों से खिसकती है। टच स्क्रीन पर नक्शा दो उँगलियों से खिसकाएँ।',
  zoomIn: 'बड़ा करें',
  zoomOut: 'छोटा करें',
  latitude: 'अक्षांश',
  longitude: 'देशांतर',
  badLatitude: 'अक्षांश -90 से 90 तक लिखें',
  badLongitude: 'देशांतर -180 से 180 तक लिखें',
  myLocation: 'मेरा स्थान इस्तेमाल करें',
  locating: 'आपका स्थान खोज रहे हैं …',
  locationRefused: 'आपका ब्राउज़र आपका स्थान नहीं बताता। वहाँ अनुमति दें, या पिन खुद लगाएँ।',
  locationUnknown: 'आपका स्थान नहीं मिला। पिन खुद लगाएँ।',
  loading: 'नक्शा खुल रहा है …',
  failed: 'नक्शा नहीं खुल सका।',
})

export const mapMode = translation<typeof english.mapMode>()({
  inView: { one: 'यहाँ {count} जगह', other: 'यहाँ {count} जगहें' },
  height: 'सूची की ऊँचाई',
  heights: { peek: 'नीचे, नक्शा बड़ा', half: 'आधी', full: 'ऊपर तक, केवल सूची' },
  showList: 'केवल सूची दिखाएँ',
  showMap: 'नक्शा दिखाएँ',
  more: '“{place}” के बारे में',
  none: 'इस सूची की कोई जगह यहाँ नहीं दिखती।',
  showAll: 'सारी जगहें दिखाएँ',
})

export const mapServices = translation<typeof english.mapServices>()({
  show: 'मदद और आना-जाना दिखाएँ',
  hide: 'मदद और आना-जाना छिपाएँ',
  title: 'मदद और आना-जाना',
  failed: 'मदद और आना-जाना नहीं खुल सके।',
  here: { one: 'यहाँ {count} जानकारी', other: 'यहाँ {count} जानकारियाँ' },
  kinds: {
    emergency: 'आपातकाल',
    police: 'पुलिस',
    health: 'अस्पताल',
    arrival: 'आगमन',
    around: 'शहर में घूमना',
    information: 'जानकारी',
    airport: 'एयरपोर्ट',
    station: 'रेलवे स्टेशन',
    bus: 'बसें',
    'tourist-office': 'पर्यटन दफ्तर',
    toilets: 'शौचालय',
  },
})

export const distances = translation<typeof english.distances>()({
  metres: '{count} मी',
  kilometres: '{count} किमी',
})
