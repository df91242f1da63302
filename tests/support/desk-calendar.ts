import type { CalendarEntry } from '#contract/city/calendar.ts'
import { calendarKind } from '#server/admin/desk/calendar-kind.ts'
import { insertDeskEntry, type EntryRow } from './desk-entries.ts'
import type { TestApp } from './test-app.ts'

export type EventEntry = Extract<CalendarEntry, { type: 'event' }>

/** An event of one day that nothing is wrong with. */
export const newEvent: EventEntry = {
  type: 'event',
  slug: 'day-of-rivers',
  name: 'Day of rivers',
  about: { text: 'Lamps float on the Tapi.', source: 'editors' },
  dates: [{ from: '2027-04-07', kind: 'public-holiday', certainty: 'certain', source: 'fixed-date' }],
}

/** @returns an event with an address and a name of its own */
export function anotherEvent(): EventEntry {
  const slug = `event-${crypto.randomUUID()}`
  return { ...newEvent, slug, name: slug }
}

/** Stores the first version of an event that an editor made: a draft, unless the row says otherwise. */
export async function insertDeskEvent(
  testApp: Pick<TestApp, 'store' | 'clock'>,
  row: EntryRow = {},
): Promise<{ slug: string }> {
  return insertDeskEntry(testApp, calendarKind, { text: anotherEvent(), row })
}
