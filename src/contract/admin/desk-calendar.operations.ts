import * as z from 'zod/mini'
import { CalendarEntry } from '../city/calendar.ts'
import { CalendarChoices, CalendarEntrySaving, DeskCalendarEntry, ListedDeskCalendarEntry } from './desk-calendar.ts'
import { BySlug } from '../api/by-slug.ts'
import {
  ENTRY_BODY_BYTES,
  EntryBasis,
  EntryFolderChoice,
  EntryQuery,
  EntryRestoration,
  EntryVersionsReply,
} from './desk-entries.ts'
import type { OperationsOf } from '../api/operation.ts'
import { PageQuery } from '../api/paging.ts'
import { Year } from '../city/year.ts'
import * as endpoints from './desk-calendar.endpoints.ts'

const DeskCalendarReply = z.object({ success: z.literal(true), calendarEntry: DeskCalendarEntry })
const change = { params: BySlug, reply: DeskCalendarReply }
const text = { bodyLimit: ENTRY_BODY_BYTES }

export const deskCalendarOperations = {
  listDeskCalendar: {
    ...endpoints.listDeskCalendar,
    summary: 'The calendar for editors, by slug; `differing` counts the entries of which the folder has a newer one',
    query: EntryQuery,
    reply: z.object({
      success: z.literal(true),
      calendarEntries: z.array(ListedDeskCalendarEntry),
      differing: z.number(),
      nextCursor: z.nullable(z.string()),
    }),
  },
  getDeskCalendarEntry: {
    ...endpoints.getDeskCalendarEntry,
    ...change,
    summary: 'One entry of the calendar with the text that editors go on with',
  },
  createDeskCalendarEntry: {
    ...endpoints.createDeskCalendarEntry,
    ...text,
    summary: 'A new event or season, as a draft or published; problems are named by field, as in the content folder',
    body: CalendarEntrySaving,
    reply: DeskCalendarReply,
  },
  saveDeskCalendarEntry: {
    ...endpoints.saveDeskCalendarEntry,
    ...change,
    ...text,
    summary: 'Save an entry of the calendar; an outdated version gets 409, whose `fields` name what others changed',
    body: CalendarEntrySaving,
  },
  previewDeskCalendarEntry: {
    ...endpoints.previewDeskCalendarEntry,
    ...text,
    summary: 'The months of an entry of the calendar as visitors would see them; nothing is stored',
    body: z.object({ calendarEntry: CalendarEntry }),
    reply: z.object({ success: z.literal(true), year: Year }),
  },
  discardDeskCalendarDraft: {
    ...endpoints.discardDeskCalendarDraft,
    summary:
      'Discard the draft of an entry of the calendar; one that was never published is removed. `calendarEntry` is null then',
    params: BySlug,
    body: EntryBasis,
    reply: z.object({ success: z.literal(true), calendarEntry: z.nullable(DeskCalendarEntry) }),
  },
  retireDeskCalendarEntry: {
    ...endpoints.retireDeskCalendarEntry,
    ...change,
    summary: 'Take an event or a season out of the guide; refused while the hours of a place follow the event',
    body: EntryBasis,
  },
  bringBackDeskCalendarEntry: {
    ...endpoints.bringBackDeskCalendarEntry,
    ...change,
    summary: 'Publish a retired event or season again, with the text that it had',
    body: EntryBasis,
  },
  listDeskCalendarVersions: {
    ...endpoints.listDeskCalendarVersions,
    summary:
      'Who changed what of an entry of the calendar, newest first; `nextCursor` leads to older versions, null at the end',
    params: BySlug,
    query: PageQuery,
    reply: EntryVersionsReply,
  },
  restoreDeskCalendarVersion: {
    ...endpoints.restoreDeskCalendarVersion,
    ...change,
    summary: 'Make the text of an earlier version the draft of an entry of the calendar',
    body: EntryRestoration,
  },
  chooseDeskCalendarText: {
    ...endpoints.chooseDeskCalendarText,
    ...change,
    summary: 'Keep the editors’ text of an entry of the calendar, or take the newer one of the content folder',
    body: EntryFolderChoice,
  },
  getCalendarChoices: {
    ...endpoints.getCalendarChoices,
    summary: 'The sources that an entry of the calendar may name',
    reply: z.object({ success: z.literal(true), choices: CalendarChoices }),
  },
} as const satisfies OperationsOf<typeof endpoints>
