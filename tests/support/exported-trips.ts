import { DOMParser, type Document } from '@xmldom/xmldom'
import type { PlaceIndexEntry } from '#contract/place/places.ts'
import { Trip } from '#contract/trip/trips.ts'
import { fill } from '#contract/messages/format.ts'
import { tripFiles } from '#messages/trips.ts'
import type { CalendarTexts, TripUrls } from '#planning/plan/trip-ics.ts'
import { generatedTrip } from './generated-trips.ts'

/** Places of each precision, with names that break careless writers. */
export const exportedPlaces: PlaceIndexEntry[] = [
  { slug: 'castle', name: 'Surat Castle', precision: 'site' as const, geo: { lat: 21.196312, lng: 72.818604 } },
  {
    slug: 'tombs',
    name: 'Tombs & “Gardens” કબ્રસ્તાન',
    precision: 'site' as const,
    geo: { lat: 0.0000001, lng: -179.5 },
  },
  { slug: 'beach', name: 'Dumas Beach', precision: 'nearby' as const, geo: { lat: 21.08, lng: 72.71 } },
  { slug: 'market', name: 'Chauta Bazar', precision: 'locality' as const, geo: { lat: 21.2, lng: 72.83 } },
  { slug: 'cart', name: 'Ponk cart', precision: 'none' as const, geo: null },
].map((place) => ({ ...place, kind: 'attraction', locality: 'Chowk' }))

export const exportUrls: TripUrls = {
  trip: 'https://guide.example/my-trips/trip-1',
  place: (slug) => `https://guide.example/places/${slug}`,
}

export const exportTexts: CalendarTexts = {
  ...tripFiles,
  ofTrip: (title) => fill(tripFiles.ofTrip, { title }),
  leaveAt: (time, name) => fill(tripFiles.leaveAt, { time, name }),
}

/** A trip as it is sent. */
type Sent = { readonly [field: string]: unknown; readonly destinations: readonly SentDestination[] }
type SentDestination = { readonly [field: string]: unknown; readonly activities: readonly object[] }

/** The trip as the server answers it: what is not said is left out, or null. */
export function savedTrip(content: Sent, id = 'trip-1'): Trip {
  const destinations = content.destinations.map((destination) => ({
    ...unsetWithoutNull(destination, ['accommodation', 'transportation']),
    activities: destination.activities.map((activity) => ({
      ...blankStop,
      ...unsetWithoutNull(activity, Object.keys(blankStop)),
    })),
  }))
  const known = unsetWithoutNull(content, [])
  return Trip.parse({ ...known, destinations, _id: id, userEmail: 'asha@surat.example', isPublic: false, version: 3 })
}

const blankStop = { date: null, place: null, durationMinutes: null, cost: null }

function unsetWithoutNull(fields: object, nullable: readonly string[]): object {
  const nullableFields = new Set(['startDate', 'endDate', ...nullable])
  return Object.fromEntries(
    Object.entries(fields).filter(([name, value]) => value !== null || nullableFields.has(name)),
  )
}

export const exportedTrips = generatedTrip(exportedPlaces, ['a-place-of-old']).map((content) => savedTrip(content))

/** A strict reader: everything but a warning throws. The parser warns about U+FFFD, which is a valid character. */
export function parseXml(text: string): Document {
  return new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message)
    },
  }).parseFromString(text, 'text/xml')
}
