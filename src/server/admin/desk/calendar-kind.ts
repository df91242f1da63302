import type { Transaction } from 'kysely'
import type { CalendarEntry } from '#contract/city/calendar.ts'
import { today } from '#contract/text/dates.ts'
import { Failure } from '#contract/api/failure.ts'
import { problemsOfCalendarEntry, problemsOfSources, sourcesOf } from '../../guide/check-calendar.ts'
import { listPublished } from '../../guide/published.store.ts'
import { storedCalendar, publishedPlaces } from '../../guide/stored-kind.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { readAllEntries } from './entries.store.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'

export const calendarKind: EntryKind<CalendarEntry> = {
  ...storedCalendar,
  check: checkCalendarEntry,
  refuseChange: null,
  fixed: { slug: 'content.calendar-slug-fixed', type: 'content.calendar-type-fixed' },
  refuseRetirement: refuseNeeded,
  slugsByOtherName: null,
  uploads: null,
  audited: {
    publish: 'calendar.publish',
    take: 'calendar.publish',
    discard: 'calendar.discard',
    retire: 'calendar.retire',
    'bring-back': 'calendar.restore',
  },
  reasons: {
    notFound: 'calendar.not-found',
    isRetired: 'calendar.is-retired',
    notRetired: 'calendar.not-retired',
    noDraft: 'calendar.no-draft',
    noDifference: 'calendar.no-difference',
    slugTaken: 'content.calendar-slug-taken',
    // Names may be the same, and nothing replaces an entry.
    nameTaken: 'conflict',
    replacement: 'conflict',
    stale: 'calendar.stale',
  },
}

/** Places and sources are those that visitors see now, also where another process has just published one. */
async function checkCalendarEntry({ guide, store, now }: DeskDeps, entry: CalendarEntry): Promise<void> {
  await guide.renew()
  const { hasPlace, gone, calendar, timeZone } = guide.current()
  const present = sourcesOf(calendar ?? { sources: [] })
  const sources = entry.type === 'about' ? sourcesOf(entry) : present
  const removed = new Set([...present].filter((id) => !sources.has(id)))
  const known = { hasPlace, sources, events: calendar?.events ?? [], now: today(now(), timeZone) }
  const problems = [
    ...problemsOfCalendarEntry(entry, known),
    ...(removed.size > 0 ? problemsOfSources(removed, await listNaming(store.db)) : []),
  ]
  throwProblems('calendarEntry', problems, { gone })
}

/**
 * Entries in each text that visitors read or may read without another check: the published text, a draft with a time, and
 * the text of a retired entry.
 */
async function listNaming(db: DeskDeps['store']['db']): Promise<CalendarEntry[]> {
  const entries = await readAllEntries(db, storedCalendar)
  return entries.flatMap(({ published, text }) => (published && published !== text ? [published, text] : [text]))
}

/** The hours of a place may follow an event. Without it the place would look closed, or open on the feast. */
async function refuseNeeded(transaction: Transaction<Tables>, { type, slug }: CalendarEntry): Promise<void> {
  if (type === 'about') throw new Failure('conflict', 'calendar.about-stays')
  if (type === 'season') return
  const places = await listPublished(transaction, publishedPlaces)
  const names = places
    .filter(({ facts }) => {
      const closing = facts?.closedFeasts?.value.map(({ feast }) => feast) ?? []
      return facts?.onlyDuring?.value === slug || closing.includes(slug)
    })
    .map(({ name }) => name)
  if (names.length === 0) return
  throw new Failure('conflict', { code: 'calendar.is-followed', values: { places: names.join(', ') } })
}
