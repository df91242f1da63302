import { expect, test } from 'vitest'
import { formatsFor } from '#contract/messages/format.ts'
import { noAccommodation, noTransportation } from '#contract/trip/no-bookings.ts'
import { language } from '#messages/language.ts'
import { stayFacts, travelFacts } from './booking-facts.ts'

const formats = formatsFor(language, { countryCode: 'IN', currency: 'INR', currencySign: '₹' })

test('a booking names its days and times in words, and its references', () => {
  const accommodation = {
    name: 'Lords Plaza',
    address: 'Ring Road',
    checkIn: '2026-12-07',
    checkOut: '2026-12-09',
    bookingReference: 'K7',
  }
  const transportation = {
    type: 'Train',
    departureTime: '2026-12-07T08:05',
    arrivalTime: '2026-12-07T12:40',
    bookingReference: 'PNR 12',
  }
  expect(stayFacts({ accommodation }, formats)).toEqual([
    'Lords Plaza',
    'Ring Road',
    'Check-in: Mon, 7 Dec',
    'Check-out: Wed, 9 Dec',
    'Booking reference: K7',
  ])
  expect(travelFacts({ transportation }, formats)).toEqual([
    'Train',
    'Departure: Mon, 7 Dec, 08:05',
    'Arrival: Mon, 7 Dec, 12:40',
    'Ticket reference: PNR 12',
  ])
})

test('a booking that says nothing has no facts', () => {
  expect(stayFacts({ accommodation: noAccommodation }, formats)).toEqual([])
  expect(travelFacts({ transportation: noTransportation }, formats)).toEqual([])
})
