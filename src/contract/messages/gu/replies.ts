import type * as english from '../en/replies.ts'
import { translation } from '../translation.ts'
import { map } from './map.ts'
import { newsletter } from './newsletter.ts'

export const replies = translation<typeof english.replies>()({
  formerTraveller: 'જૂના પ્રવાસી',
  subscribed: newsletter.succeeded,
  subscriptionAsked: 'બસ એક પગલું બાકી: તમને મોકલેલા ઇમેઇલમાંની લિંક ખોલો.',
  openStreetMap: '© OpenStreetMapના ફાળો આપનારાઓ',
  point: map.point,
  nearPlace: '“{place}”ની નજીક, {city}',
  nearPlaceIn: '“{place}”ની નજીક, {locality}, {city}',
  months: ['જાન્યુઆરી', 'ફેબ્રુઆરી', 'માર્ચ', 'એપ્રિલ', 'મે', 'જૂન', 'જુલાઈ', 'ઓગસ્ટ', 'સપ્ટેમ્બર', 'ઓક્ટોબર', 'નવેમ્બર', 'ડિસેમ્બર'],
  monthRange: '{first}થી {last}',
  degreeRange: '{low}થી {high}',
  whenToCome: '{period}: દિવસે {days} °C, રાત્રે {nights} °C, અને વરસાદ લગભગ નહીં.',
  alreadyInWishlist: 'આ તમારી મનપસંદ યાદીમાં પહેલેથી છે.',
})
