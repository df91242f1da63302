import type { deskCalendarOperations } from '#contract/admin/desk-calendar.operations.ts'
import type { CalendarEntry } from '#contract/city/calendar.ts'
import { today } from '#contract/text/dates.ts'
import type { DeskCalendarEntry, ListedDeskCalendarEntry } from '#contract/admin/desk-calendar.ts'
import type { HandlersFor } from '../../platform/http/handler.ts'
import { calendarKind } from './calendar-kind.ts'
import { createDeskCalls } from './desk-calls.ts'
import type { StoredEntry } from './entries.store.ts'
import type { DeskDeps } from './entry-kind.ts'
import { describe, listed } from './list-entries.ts'

type Entry = StoredEntry<CalendarEntry>

export function deskCalendarHandlers(deps: DeskDeps): HandlersFor<typeof deskCalendarOperations> {
  const { guide, now } = deps
  const daysOf = ({ text }: Entry) => ({
    type: text.type,
    from: firstDay(text, today(now(), guide.current().timeZone)),
  })
  const calls = createDeskCalls({ deps, kind: calendarKind }, (entry: Entry): DeskCalendarEntry => ({
    ...describe(calendarKind, entry),
    ...daysOf(entry),
  }))
  return {
    listDeskCalendar: async (input) => {
      const { entries, ...page } = await calls.list(input)
      const calendarEntries = entries.map((entry): ListedDeskCalendarEntry => ({
        ...listed(calendarKind, entry),
        ...daysOf(entry),
      }))
      return { success: true, calendarEntries, ...page }
    },
    getDeskCalendarEntry: async (input) => ({ success: true, calendarEntry: await calls.get(input) }),
    createDeskCalendarEntry: async ({ body: { calendarEntry, ...how } }, caller) => ({
      success: true,
      calendarEntry: await calls.create({ ...how, text: calendarEntry }, caller),
    }),
    saveDeskCalendarEntry: async ({ params: { slug }, body: { calendarEntry, ...how } }, caller) => ({
      success: true,
      calendarEntry: await calls.save(slug, { ...how, text: calendarEntry }, caller),
    }),
    previewDeskCalendarEntry: async ({ body: { calendarEntry } }) => {
      await calendarKind.check(deps, calendarEntry)
      return { success: true, year: guide.current().previewYear(calendarEntry) }
    },
    discardDeskCalendarDraft: async (input, caller) => ({
      success: true,
      calendarEntry: await calls.discard(input, caller),
    }),
    retireDeskCalendarEntry: async ({ params, body }, caller) => ({
      success: true,
      calendarEntry: await calls.retire({ params, body: { ...body, replacedBy: null } }, caller),
    }),
    bringBackDeskCalendarEntry: async (input, caller) => ({
      success: true,
      calendarEntry: await calls.bringBack(input, caller),
    }),
    listDeskCalendarVersions: async (input) => ({ success: true, ...(await calls.versions(input)) }),
    restoreDeskCalendarVersion: async (input, caller) => ({
      success: true,
      calendarEntry: await calls.restore(input, caller),
    }),
    chooseDeskCalendarText: async (input, caller) => ({
      success: true,
      calendarEntry: await calls.choose(input, caller),
    }),
    getCalendarChoices: async () => {
      await guide.renew()
      const { calendar } = guide.current()
      const sources = (calendar?.sources ?? []).map(({ id, text }) => ({ id, text }))
      return { success: true, choices: { sources, hasCalendar: calendar !== null } }
    },
  }
}

/** The next day of an event, or its last one. */
function firstDay(entry: CalendarEntry, date: string): string | null {
  if (entry.type === 'about') return null
  if (entry.type === 'season') return entry.from
  const days = entry.dates.toSorted((one, other) => one.from.localeCompare(other.from))
  const next = days.find(({ from, to = from }) => to >= date) ?? days.at(-1)
  return next?.from ?? null
}
