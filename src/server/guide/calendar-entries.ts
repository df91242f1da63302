import { ABOUT_CALENDAR, type Calendar, type CalendarEntry } from '#contract/city/calendar.ts'

/** The desk's name for the entry that holds the calendar's sources and warnings. */
export const ABOUT_CALENDAR_NAME = 'Sources and warnings'

/** The entries of a calendar in the order of its file. */
export function entriesOfCalendar(calendar: Calendar | null): CalendarEntry[] {
  if (!calendar) return []
  const { events, seasons, ...about } = calendar
  return [
    { type: 'about', slug: ABOUT_CALENDAR, ...about },
    ...events.map((event): CalendarEntry => ({ type: 'event', ...event })),
    ...seasons.map((season): CalendarEntry => ({ type: 'season', ...season })),
  ]
}

/** Null: the city has no calendar, because its folder names no sources. */
export function getCalendar(entries: readonly CalendarEntry[]): Calendar | null {
  const about = entries.find((entry) => entry.type === 'about')
  if (!about) return null
  const { checkedOn, sources, alerts } = about
  return {
    checkedOn,
    sources,
    events: entries.flatMap((entry) => (entry.type === 'event' ? [withoutType(entry)] : [])),
    seasons: entries.flatMap((entry) => (entry.type === 'season' ? [withoutType(entry)] : [])),
    ...(alerts && { alerts }),
  }
}

function withoutType<Entry extends CalendarEntry>({ type: _type, ...rest }: Entry): Omit<Entry, 'type'> {
  return rest
}
