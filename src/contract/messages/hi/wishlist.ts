import type * as english from '../en/wishlist.ts'
import { translation } from '../translation.ts'
import { clock } from './language.ts'

export const wishlist = translation<typeof english.wishlist>()({
  pleaseLogin: 'लॉग इन करें',
  add: '“{place}” को पसंदीदा में जोड़ें',
  remove: '“{place}” को पसंदीदा से हटाएँ',
})

export const wishlistPage = translation<typeof english.wishlistPage>()({
  title: 'मेरी पसंदीदा जगहें',
  description: 'वे जगहें जो आपने सहेजीं।',
  loading: 'आपकी पसंदीदा सूची खुल रही है …',
  empty: 'पसंदीदा सूची में कुछ नहीं है',
  emptyHint: 'किसी जगह को यहाँ रखने के लिए उसके दिल पर टैप करें।',
  emptyInPlanner: 'आपकी पसंदीदा सूची खाली है या खुल रही है …',
  fetchFailed: 'पसंदीदा जगहें नहीं खुल सकीं',
})

export const wishlistChanges = translation<typeof english.wishlistChanges>()({
  updateFailed: 'पसंदीदा सूची नहीं बदली जा सकी',
  added: 'पसंदीदा में जोड़ा!',
  removed: 'पसंदीदा से हटाया',
})

export const addButton = translation<typeof english.addButton>()({
  text: 'यात्रा में जोड़ें',
  label: 'यात्रा में जोड़ें: {place}',
  inTrip: { text: 'आपकी यात्रा में है', label: 'आपकी यात्रा में है: {place}। वापस निकालें' },
  picked: { text: 'चुना हुआ', label: 'चुना हुआ: {place}। वापस निकालें' },
})

export const addToTrip = translation<typeof english.addToTrip>()({
  day: '{weekday}, {date}',
  tripTitle: '{city} की यात्रा',
  added: `“{trip}” में जोड़ा: {day}, ≈${clock('time')} बजे`,
  addedIdea: '“{trip}” में जोड़ा: आइडिया में, बिना दिन के',
  addedClosed: '“{trip}” के सभी दिन {place} बंद है, इसलिए यह अब आइडिया में है।',
  addedOver: '“{trip}” के दिन बीत चुके हैं, इसलिए {place} अब आइडिया में है।',
  begun: `नई यात्रा “{trip}”, {dates}। {place}: {day}, ≈${clock('time')} बजे`,
  begunIdea: 'नई यात्रा “{trip}”, {dates}। इन दिनों {place} बंद है, इसलिए यह आइडिया में है।',
  addedMany: {
    one: '“{trip}” में {count} जगह जोड़ी',
    other: '“{trip}” में {count} जगहें जोड़ीं',
  },
  addedNone: 'ये सब “{trip}” में पहले से हैं।',
  full: '“{trip}” में और पड़ावों के लिए जगह नहीं है।',
  changeDates: 'तारीखें बदलें',
  elsewhere: 'कहीं और …',
  elsewhereTitle: '“{place}” को कहाँ जोड़ना है?',
  trip: 'यात्रा',
  newTrip: 'नई यात्रा',
  days: '“{trip}” के दिन',
  about: `≈${clock('time')} बजे`,
  closedThen: 'बंद',
  ideas: 'आइडिया',
  ideasHint: 'बिना दिन के',
  here: 'अभी यह यहाँ है',
  removed: '{place} अब “{trip}” में नहीं है।',
  putBack: '{place} फिर से “{trip}” में है।',
  takeBackFailed: 'जगह को वापस नहीं निकाला जा सका।',
  removedMany: {
    one: '{count} जगह अब “{trip}” में नहीं है।',
    other: '{count} जगहें अब “{trip}” में नहीं हैं।',
  },
  removedTrip: '“{trip}” यात्रा वापस हटा दी गई।',
  failed: 'जगह जोड़ी नहीं जा सकी।',
  undoFailed: 'पहले जैसा नहीं किया जा सका।',
  makeFailed: 'यात्रा नहीं बन सकी।',
  tray: 'चुनी हुई जगहें',
  picked: {
    one: '{count} जगह चुनी',
    other: '{count} जगहें चुनीं',
  },
  makeTrip: 'यात्रा बनाएँ',
  putOnTrip: 'यात्रा में रखें',
  addTo: '“{trip}” में जोड़ें',
  trayHint: 'लॉग आउट करने तक ये इस डिवाइस पर रहेंगी।',
  trayHintOfGuest: 'इन्हें हटाने या इस ब्राउज़र का डेटा साफ करने तक ये इस डिवाइस पर रहेंगी।',
  nowPicked: '{place}: चुन लिया',
  nowUnpicked: '{place}: अब चुना हुआ नहीं',
  pickedBefore: '{place} पहले से चुना हुआ है।',
  unpickPlace: '“{place}” को हटाएँ',
  unpickAll: 'सभी हटाएँ',
  traysFull: '{count} से ज़्यादा जगहें नहीं चुनी जा सकतीं। पहले इनकी यात्रा बनाएँ।',
})
