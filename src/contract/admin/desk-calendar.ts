import * as z from 'zod/mini'
import { CalendarEntry, calendarEntryTypes } from '../city/calendar.ts'
import { Year } from '../city/year.ts'
import { createDeskKind } from './desk-kind.ts'

/** The entries of the calendar as editors see them in the desk (docs/decisions/0081). */
export const deskCalendar = createDeskKind('calendar', {
  text: CalendarEntry,
  stored: CalendarEntry,
  listed: {
    type: z.enum(calendarEntryTypes),
    /** An event: its next day, or its last one when all are past (yyyy-mm-dd). A season: mm-dd. Null: it has no days. */
    from: z.nullable(z.string()),
  },
  open: {},
  preview: { year: Year },
  choices: {
    sources: z.array(z.object({ id: z.string(), text: z.string() })),
    /** True if the guide has a calendar: its sources are an entry. */
    hasCalendar: z.boolean(),
  },
})

/** An entry of the calendar in the list of the desk. */
export type ListedCalendarEntry = z.infer<typeof deskCalendar.Listed>

/** Sources that the form of an entry offers. */
export type CalendarChoices = z.infer<typeof deskCalendar.Choices>
