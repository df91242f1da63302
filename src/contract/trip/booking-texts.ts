import type { SavedAccommodation, Transportation } from './trips.ts'

type Booking = Partial<SavedAccommodation> | Partial<Transportation>

/** The words of an accommodation or a transport. Its position on the map is none. */
export function bookingTexts(booking: Booking): string[] {
  const fields = Object.entries(booking).filter(([field]) => field !== 'guidePlace' && field !== 'point')
  return fields.flatMap(([, text]) => (typeof text === 'string' && text !== '' ? [text] : []))
}
