import type * as english from '../en/replies.ts'
import { translation } from '../translation.ts'
import { map } from './map.ts'
import { newsletter } from './newsletter.ts'

export const replies = translation<typeof english.replies>()({
  formerTraveller: 'पुराने यात्री',
  subscribed: newsletter.succeeded,
  subscriptionAsked: 'बस एक कदम बाकी: आपको भेजे गए ईमेल का लिंक खोलें।',
  openStreetMap: '© OpenStreetMap के योगदानकर्ता',
  point: map.point,
  nearPlace: '“{place}” के पास, {city}',
  nearPlaceIn: '“{place}” के पास, {locality}, {city}',
  months: ['जनवरी', 'फरवरी', 'मार्च', 'अप्रैल', 'मई', 'जून', 'जुलाई', 'अगस्त', 'सितंबर', 'अक्टूबर', 'नवंबर', 'दिसंबर'],
  monthRange: '{first} से {last}',
  degreeRange: '{low} से {high}',
  whenToCome: '{period}: दिन में {days} °C, रात में {nights} °C, और बारिश लगभग नहीं।',
  alreadyInWishlist: 'यह आपकी पसंदीदा सूची में पहले से है।',
})
