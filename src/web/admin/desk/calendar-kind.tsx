import type { ListedCalendarEntry } from '#contract/admin/desk-calendar.ts'
import { showDate } from '#contract/text/date-format.ts'
import { fill, type Formats } from '#contract/messages/format.ts'
import { paths } from '#contract/paths.ts'
import { admin } from '#messages/admin.ts'
import { desk, deskCalendar } from '#messages/desk.ts'
import { showDay } from '../../city/month-names.ts'
import { lazyWithPreload } from '../../ui/lazy-with-preload.tsx'
import { CalendarFields } from './calendar-fields.tsx'
import { emptyEntry } from './edited-calendar.ts'
import { toJson } from './edited-text.ts'
import type { EntryKind } from './entry-kind.ts'
import { sharedNames } from './name-of-field.ts'

const year = lazyWithPreload(async () => (await import('./previewed-year.tsx')).PreviewedYear)

export const calendarKind: EntryKind = {
  name: 'calendarEntry',
  tab: 'calendar',
  icon: 'M4.500 6h15v13.500h-15zM4.500 10.500h15M8.500 3.500v4M15.500 3.500v4M9 14.500h2M13.500 14.500h2',
  getPath: () => paths.seasons,
  // The entry with the sources has no name of its own.
  getName: (entry) => (entry.kind === 'calendar' && entry.type === 'about' ? deskCalendar.aboutName : entry.name),
  getNote: (entry, formats) => (entry.kind === 'calendar' ? getNote(entry, formats) : ''),
  always: [],
  hasImports: false,
  Others: null,
  mayRetire: (entry) => entry.kind === 'calendar' && entry.type !== 'about',
  preview: (shown) => shown.kind === 'calendar' && <year.Lazy placeholder={null} props={{ year: shown.year }} />,
  emptyText: () => emptyEntry('event'),
  editable: toJson,
  Fields: CalendarFields,
  fieldNames: {
    ...sharedNames,
    ...deskCalendar.fields,
    type: deskCalendar.typeLabel,
    about: deskCalendar.sections.about,
    places: deskCalendar.sections.places,
    mayClose: deskCalendar.mayClose,
    checkedOn: desk.comparedOn,
    dates: deskCalendar.date,
    text: admin.textLabel,
    from: desk.from,
    alerts: desk.caution,
    condition: desk.condition,
    sources: deskCalendar.sourceNumber,
    'sources.id': deskCalendar.fields.sourceId,
    'sources.text': desk.sourceText,
    'sources.url': deskCalendar.fields.sourceUrl,
  },
  Notes: null,
}

function getNote({ type, from }: ListedCalendarEntry, formats: Formats): string {
  const kind = deskCalendar.types[type]
  if (from === null) return kind
  return type === 'season'
    ? fill(deskCalendar.seasonFrom, { type: kind, date: showDay(from, formats) })
    : fill(deskCalendar.eventOn, { type: kind, date: showDate(from, formats) })
}
