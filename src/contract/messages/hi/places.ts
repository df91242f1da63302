import type * as english from '../en/places.ts'
import { translation } from '../translation.ts'

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
  loadFailed: 'यह सूची नहीं खुल सकी।',
  loading: 'जगहों की सूची खुल रही है …',
  loadingPlace: 'जगह का पेज खुल रहा है …',
  placeFailed: 'इस जगह का पेज नहीं खुल सका।',
  pageTitle: '{place}, {city}',
})
