import type { ContentTrip } from '#contract/trip/content-trip.ts'
import { tripKind } from '#server/admin/desk/trip-kind.ts'
import { insertDeskEntry, type EntryRow } from './desk-entries.ts'
import type { TestApp } from './test-app.ts'

/** A suggested trip that nothing is wrong with. */
export const newTrip: ContentTrip = {
  slug: 'by-the-lake',
  title: 'A day by the lake',
  description: 'Gardens in the morning, the castle after lunch.',
  budget: 800,
  budgetNote: 'Autos and lunch.',
  days: 1,
  illustration: 'garden',
  destinations: [
    {
      name: 'Old city',
      location: 'Chowk',
      fromDay: 1,
      toDay: 1,
      notes: '',
      activities: [
        { name: 'Surat Castle', place: 'surat-castle', day: 1, time: '10:00', notes: '', durationMinutes: 60 },
        { name: 'Lunch', place: null, day: 1, time: '12:30', notes: 'Ask for the thali.' },
      ],
    },
  ],
}

/** A suggested trip of one day with one stop. */
export function tripTo(slug: string, stop: { name: string; place: string }): ContentTrip {
  const activities = [{ ...stop, day: 1, time: '11:00', notes: '' }]
  const destinations = newTrip.destinations.map((destination) => ({ ...destination, activities }))
  return { ...newTrip, slug, title: slug, destinations }
}

/** @returns a suggested trip with an address and a title of its own */
export function anotherTrip(): ContentTrip {
  const slug = `trip-${crypto.randomUUID()}`
  return { ...newTrip, slug, title: slug }
}

/** Stores the first version of a suggested trip that an editor made: a draft, unless the row says otherwise. */
export async function insertDeskTrip(
  testApp: Pick<TestApp, 'store' | 'clock'>,
  row: EntryRow = {},
): Promise<{ slug: string }> {
  return insertDeskEntry(testApp, tripKind, { text: anotherTrip(), row })
}
