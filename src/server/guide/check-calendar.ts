import {
  ABOUT_CALENDAR,
  type Calendar,
  type CalendarEntry,
  type CalendarEvent,
  type EventDate,
} from '#contract/city/calendar.ts'
import type { CalendarDate } from '#contract/text/dates.ts'
import { nameKey } from '#contract/place/place-name.ts'
import { entriesOfCalendar } from './calendar-entries.ts'
import { problemsOfDays } from './check-days.ts'
import { codedProblem, wordProblem } from './content-problems.ts'
import { repeatedItems } from './repeated-items.ts'

/** The rest of the guide that an entry of the calendar may name or repeat. */
export type KnownOfCalendar = {
  hasPlace(slug: string): boolean
  /** Ids of the calendar's sources. */
  readonly sources: ReadonlySet<string>
  /** The events of the calendar. The entry itself may be among them. */
  readonly events: readonly Pick<CalendarEvent, 'slug' | 'name' | 'dates'>[]
  /** The date of now. */
  readonly now: CalendarDate
}

/** Problems of a calendar that its schema cannot see: the same slug twice, and ids that nothing has. */
export function problemsOfCalendar(calendar: Calendar, places: ReadonlySet<string>, now: CalendarDate): string[] {
  const known = { hasPlace: (slug: string) => places.has(slug), sources: getSources(calendar), now }
  const entries = entriesOfCalendar(calendar)
  return entries.flatMap((entry, index) => {
    // If two events are equal, the later one is named.
    const events = calendar.events.slice(0, index)
    const problems = [...repeated(entries, index), ...problemsOfCalendarEntry(entry, { ...known, events })]
    const place = placeInFile(calendar, index)
    return problems.map((problem) => `calendar.json › ${place}${wordProblem(problem)}`)
  })
}

/** Problems of an entry that its schema cannot see, each as "field: problem". */
export function problemsOfCalendarEntry(entry: CalendarEntry, known: KnownOfCalendar): string[] {
  const { hasPlace, sources, now } = known
  const missing = (field: string, slugs: readonly string[] = []) =>
    slugs.flatMap((slug, index) =>
      hasPlace(slug) ? [] : [codedProblem(`${field}.${index}`, 'content.no-place', { place: slug })],
    )
  const lacksSource = (field: string, source: string | undefined) =>
    source === undefined || sources.has(source) ? [] : [`${field}: there is no “${source}”`]
  if (entry.type === 'about') {
    const { alerts = [], checkedOn } = entry
    return [
      ...repeatedItems(entry.sources, ({ id }) => id).map((index) =>
        codedProblem(`sources.${index}.id`, 'content.twice'),
      ),
      ...alerts.flatMap(({ source }, index) => lacksSource(`alerts.${index}.source`, source)),
      ...problemsOfDays([{ field: 'checkedOn', date: checkedOn }, ...daysIn('alerts', alerts)], now),
    ]
  }
  const inBoth = [...missing('places', entry.places), ...lacksSource('about.source', entry.about?.source)]
  if (entry.type === 'season') return [...inBoth, ...missing('mayClose', entry.mayClose)]
  return [
    ...inBoth,
    ...entry.dates.flatMap(({ source }, index) => lacksSource(`dates.${index}.source`, source)),
    ...problemsOfDays(daysIn('dates', entry.dates), now),
    ...entry.dates.flatMap((date, index) =>
      entry.dates.slice(0, index).some((earlier) => isOverlapping(date, earlier))
        ? [codedProblem(`dates.${index}.from`, 'content.twice')]
        : [],
    ),
    ...(known.events.some((other) => isSameEvent(entry, other)) ? [codedProblem('name', 'content.event-twice')] : []),
  ]
}

type Days = Pick<EventDate, 'from' | 'to'>

function daysIn(field: string, list: readonly Days[]) {
  return list.flatMap(({ from, to }, index) => [
    { field: `${field}.${index}.from`, date: from },
    { field: `${field}.${index}.to`, date: to },
  ])
}

/** Holidays may share a name (docs/decisions/0081), but not on the same day. */
function isSameEvent(one: KnownOfCalendar['events'][number], other: KnownOfCalendar['events'][number]): boolean {
  if (one.slug === other.slug || nameKey(one.name) !== nameKey(other.name)) return false
  return one.dates.some((date) => other.dates.some((otherDate) => isOverlapping(date, otherDate)))
}

function isOverlapping({ from, to = from }: Days, other: Days): boolean {
  return from <= (other.to ?? other.from) && other.from <= to
}

/** @param removed ids of sources that entries would lose. @param entries that may name them */
export function problemsOfSources(removed: ReadonlySet<string>, entries: readonly CalendarEntry[]): string[] {
  return entries.flatMap((entry) => {
    if (entry.type === 'about') return []
    const dated = entry.type === 'event' ? entry.dates.map(({ source }) => source) : []
    const removedIds = new Set([...dated, ...(entry.about ? [entry.about.source] : [])].filter((id) => removed.has(id)))
    return [...removedIds].map((id) => `sources: “${id}” is the source of “${entry.name}”`)
  })
}

export function getSources({ sources }: Pick<Calendar, 'sources'>): ReadonlySet<string> {
  return new Set(sources.map(({ id }) => id))
}

/** @param index among all entries, of which the first one is about the calendar itself */
function placeInFile({ events, seasons }: Calendar, index: number): string {
  const [event, season] = [events[index - 1], seasons[index - 1 - events.length]]
  if (event) return `events › entry ${index} (${event.slug}) › `
  return season ? `seasons › entry ${index - events.length} (${season.slug}) › ` : ''
}

/** Events and seasons share their slugs, because the desk has one list of both. */
function repeated(entries: readonly CalendarEntry[], index: number): string[] {
  const entry = entries[index]
  const first = entries.findIndex(({ slug }) => slug === entry?.slug)
  if (first === index) return []
  if (entry?.slug === ABOUT_CALENDAR) return [`slug: “${ABOUT_CALENDAR}” means the calendar as a whole`]
  const [one, other] = [entries[first]?.type, entry?.type]
  const events = entries.filter(({ type }) => type === 'event').length
  const number = one === 'season' ? first - events : first
  return [`slug: the same as in entry ${number}${one === other ? '' : ' of events'}`]
}
