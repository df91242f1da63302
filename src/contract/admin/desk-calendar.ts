import * as z from 'zod/mini'
import { CalendarEntry } from '../city/calendar.ts'
import { EntrySaving, ListedEntry, OpenEntry } from './desk-entries.ts'

/** The entries of the calendar as editors see them in the desk (docs/decisions/0081). */

export const calendarEntryTypes = ['event', 'season', 'about'] as const

const listed = {
  type: z.enum(calendarEntryTypes),
  /** An event: its next day, or its last one when all are past (yyyy-mm-dd). A season: mm-dd. Null: it has no days. */
  from: z.nullable(z.string()),
}

/** An entry of the calendar in the list of the desk. */
export const ListedDeskCalendarEntry = z.extend(ListedEntry, listed)
export type ListedDeskCalendarEntry = z.infer<typeof ListedDeskCalendarEntry>

/** An entry of the calendar with all of its text. */
export const DeskCalendarEntry = z.extend(OpenEntry, {
  ...listed,
  /** The text that an editor goes on with: the draft if there is one. */
  text: CalendarEntry,
})
export type DeskCalendarEntry = z.infer<typeof DeskCalendarEntry>

export const CalendarEntrySaving = z.extend(EntrySaving, { calendarEntry: CalendarEntry })

/** Sources that the form of an entry offers. */
export const CalendarChoices = z.object({
  sources: z.array(z.object({ id: z.string(), text: z.string() })),
  /** Whether the guide has a calendar: its sources are an entry. */
  hasCalendar: z.boolean(),
})
export type CalendarChoices = z.infer<typeof CalendarChoices>
