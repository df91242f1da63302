import { ABOUT_CALENDAR, type CalendarEntry } from '#contract/city/calendar.ts'
import type { Json } from './edited-text.ts'

export type EntryType = CalendarEntry['type']

/** An entry of the calendar before anything is typed. */
export function emptyEntry(type: EntryType): Json {
  if (type === 'event') return { type, slug: '', name: '', dates: [firstDate()] }
  if (type === 'season') return { type, slug: '', name: '', from: '', to: '', about: { text: '', source: '' } }
  return { type, slug: ABOUT_CALENDAR, checkedOn: '', sources: [] }
}

function firstDate(): Json {
  return { from: '', kind: 'festival', certainty: 'certain', source: '' }
}
