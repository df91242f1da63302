import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { DeskCalendarEntry, ListedDeskCalendarEntry } from '#contract/admin/desk-calendar.ts'
import { showDate } from '#contract/text/date-format.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { deskCalendar } from '#messages/desk-calendar.ts'
import { showDay } from '../../city/month-names.ts'
import { useFormats } from '../../city/use-formats.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { actOnCalendarEntry, previewCalendarEntry, readCalendarEntry, saveCalendarEntry } from './calendar-calls.ts'
import { CalendarFields } from './calendar-fields.tsx'
import { emptyEntry } from './edited-calendar.ts'
import { toJson } from './edited-text.ts'
import type { EntryKind, LoadedEntry, PagesProps } from './entry-kind.ts'
import { loadedPages } from './loaded-pages.ts'
import { deskCalendarEntry, deskCalendarPages, versionsOf } from './queries.ts'

const year = lazyWithPreload(async () => (await import('./previewed-year.tsx')).PreviewedYear)

export const calendarKind: EntryKind = {
  name: 'calendarEntry',
  tab: 'calendar',
  pathOf: () => paths.seasons,
  Pages: CalendarPages,
  Entry: CalendarEntryLoader,
  Others: null,
  canBeNew: true,
  mayRetire: ({ text }) => !('type' in text) || text.type !== 'about',
  keyOf: (slug) => deskCalendarEntry(slug).queryKey,
  versionsOf: versionsOf.calendarEntry,
  read: readCalendarEntry,
  save: saveCalendarEntry,
  act: actOnCalendarEntry,
  preview: async (text) => <year.Lazy placeholder={null} props={{ year: await previewCalendarEntry(text) }} />,
  emptyText: () => emptyEntry('event'),
  editable: toJson,
  Fields: CalendarFields,
  Notes: null,
}

function CalendarPages({ asked, children }: PagesProps) {
  const formats = useFormats()
  const found = useInfiniteQuery(deskCalendarPages(asked))
  return children(
    loadedPages(found, (pages) =>
      pages.flatMap(({ calendarEntries }) =>
        calendarEntries.map((entry) => ({ ...named(entry), note: noteOf(entry, formats) })),
      ),
    ),
  )
}

function CalendarEntryLoader({ slug, children }: { slug: string; children: (loaded: LoadedEntry) => ReactNode }) {
  const { data, isError, refetch } = useQuery(deskCalendarEntry(slug))
  return children({ entry: data && named(data.calendarEntry), isError, refetch })
}

/** The entry with the sources has no name of its own. */
function named<Entry extends ListedDeskCalendarEntry | DeskCalendarEntry>(entry: Entry): Entry {
  return entry.type === 'about' ? { ...entry, name: deskCalendar.aboutName } : entry
}

function noteOf({ type, from }: ListedDeskCalendarEntry, formats: Formats): string {
  const kind = deskCalendar.types[type]
  if (from === null) return kind
  return type === 'season'
    ? fill(deskCalendar.seasonFrom, { type: kind, date: showDay(from, formats) })
    : fill(deskCalendar.eventOn, { type: kind, date: showDate(from, formats) })
}
