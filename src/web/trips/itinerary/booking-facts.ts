import type { Formats } from '#contract/messages/format.ts'
import type { Destination } from '#contract/trip/trips.ts'
import { trips } from '#messages/trips.ts'
import { dayOfWeekAndMonth } from './day-names.ts'

/** "Lords Plaza", "Ring Road", "Check-in: Mon 7 Dec", "Booking reference: K7". What the trip does not say is left out. */
export function stayFacts({ accommodation }: Pick<Destination, 'accommodation'>, formats: Formats): string[] {
  const { name, address, checkIn, checkOut, bookingReference } = accommodation
  const labels = trips.accommodation
  return [
    name,
    address,
    labelled(labels.checkIn, writeMoment(checkIn, formats)),
    labelled(labels.checkOut, writeMoment(checkOut, formats)),
    labelled(labels.bookingReference, bookingReference),
  ].filter((fact) => fact !== '')
}

/** "Train", "Departure: Mon 7 Dec, 08:05", "Ticket reference: K7". What the trip does not say is left out. */
export function travelFacts({ transportation }: Pick<Destination, 'transportation'>, formats: Formats): string[] {
  const { type, departureTime, arrivalTime, bookingReference } = transportation
  const labels = trips.transportation
  return [
    type,
    labelled(labels.departureTime, writeMoment(departureTime, formats)),
    labelled(labels.arrivalTime, writeMoment(arrivalTime, formats)),
    labelled(labels.bookingReference, bookingReference),
  ].filter((fact) => fact !== '')
}

function labelled(label: string, text: string): string {
  return text === '' ? '' : `${label}: ${text}`
}

/** @param moment yyyy-mm-dd, with `T` and the time of day on the clocks of the city if it is known */
function writeMoment(moment: string | null, formats: Formats): string {
  if (moment === null) return ''
  const [date = '', time = ''] = moment.split('T')
  const day = dayOfWeekAndMonth(date, formats)
  return time === '' ? day : `${day}, ${time.slice(0, 5)}`
}
