import { map } from './map.ts'
import { newsletter } from './newsletter.ts'

/** Words that the server puts into the answers of calls that succeed. */
export const replies = {
  formerTraveller: 'Former traveller',
  subscribed: newsletter.succeeded,
  subscriptionAsked: 'Almost done: open the link in the mail that is on its way to you.',
  openStreetMap: '© OpenStreetMap contributors',
  point: map.point,
  nearPlace: 'Near {place}, {city}',
  nearPlaceIn: 'Near {place}, {locality}, {city}',
  months: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  monthRange: '{first} to {last}',
  degreeRange: '{low} to {high}',
  whenToCome: '{period}: {days} °C by day, {nights} °C by night, and hardly any rain.',
  alreadyInWishlist: 'This is in your wishlist already.',
} as const
