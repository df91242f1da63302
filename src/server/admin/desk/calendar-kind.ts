import type { Transaction } from 'kysely'
import type { CalendarChoices } from '#contract/admin/desk-calendar.ts'
import type { CalendarEntry } from '#contract/city/calendar.ts'
import { today } from '#contract/text/dates.ts'
import { Failure } from '#contract/api/failure.ts'
import { problemsOfCalendarEntry, problemsOfSources, getSources } from '../../guide/check-calendar.ts'
import { listPublished } from '../../guide/published.store.ts'
import { storedCalendar, publishedPlaces } from '../../guide/stored-kind.ts'
import type { Tables } from '../../platform/store/tables.ts'
import { readAllEntries } from './entries.store.ts'
import type { DeskDeps, EntryKind } from './entry-kind.ts'
import { throwProblems } from './field-problems.ts'

export const calendarKind: EntryKind<CalendarEntry> = {
  ...storedCalendar,
  name: 'calendar',
  getText: (draft) => (draft.kind === 'calendar' ? draft.text : undefined),
  list: (deps, row, text) => ({ kind: 'calendar', ...row, ...getDays(deps, text) }),
  open: (deps, entry) => ({ kind: 'calendar', ...entry, ...getDays(deps, entry.text) }),
  preview: ({ guide }, entry) => ({ kind: 'calendar', year: guide.current().previewYear(entry) }),
  choices: listSources,
  begins: 'by-creating',
  check: checkCalendarEntry,
  refuseChange: null,
  fixed: { slug: 'content.calendar-slug-fixed', type: 'content.calendar-type-fixed' },
  canBeReplaced: false,
  refuseRetirement: refuseNeeded,
  slugsByOtherName: null,
  uploads: null,
  auditedAs: 'calendar',
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
  const { hasPlace, retired, calendar, timeZone } = guide.current()
  const present = getSources(calendar ?? { sources: [] })
  const sources = entry.type === 'about' ? getSources(entry) : present
  const removed = new Set([...present].filter((id) => !sources.has(id)))
  const known = { hasPlace, sources, events: calendar?.events ?? [], now: today(now(), timeZone) }
  const problems = [
    ...problemsOfCalendarEntry(entry, known),
    ...(removed.size > 0 ? problemsOfSources(removed, await listNaming(store.db)) : []),
  ]
  throwProblems(problems, { retired })
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

function getDays({ guide, now }: DeskDeps, text: CalendarEntry) {
  return { type: text.type, from: firstDay(text, today(now(), guide.current().timeZone)) }
}

/** The next day of an event, or its last one. */
function firstDay(entry: CalendarEntry, date: string): string | null {
  if (entry.type === 'about') return null
  if (entry.type === 'season') return entry.from
  const days = entry.dates.toSorted((one, other) => one.from.localeCompare(other.from))
  const next = days.find(({ from, to = from }) => to >= date) ?? days.at(-1)
  return next?.from ?? null
}

/** The sources that visitors see now, also where another process has just published one. */
async function listSources({ guide }: DeskDeps): Promise<CalendarChoices> {
  await guide.renew()
  const { calendar } = guide.current()
  const sources = (calendar?.sources ?? []).map(({ id, text }) => ({ id, text }))
  return { kind: 'calendar', sources, hasCalendar: calendar !== null }
}
