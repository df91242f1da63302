import type { SavedAccommodation, Transportation } from './trips.ts'

type Booking = Partial<SavedAccommodation> | Partial<Transportation>

/** Fields with a date, with or without a time. */
const dated = new Set(['checkIn', 'checkOut', 'departureTime', 'arrivalTime'])

/**
 * The words of an accommodation or a transport, for notes that people of each language read. Its position on the map is
 * none.
 */
export function bookingTexts(booking: Booking): string[] {
  const fields = Object.entries(booking).filter(([field]) => field !== 'guidePlace' && field !== 'point')
  return fields.flatMap(([field, text]) =>
    typeof text === 'string' && text !== '' ? [dated.has(field) ? writeDated(text) : text] : [],
  )
}

/** 2026-11-30T09:15 as 30/11/2026 09:15. */
function writeDated(text: string): string {
  return text.replace(
    /^(\d{4})-(\d{2})-(\d{2})(?:T(\d{2}:\d{2}))?.*$/,
    (_whole, year: string, month: string, day: string, time?: string) =>
      [`${day}/${month}/${year}`, time].filter(Boolean).join(' '),
  )
}
