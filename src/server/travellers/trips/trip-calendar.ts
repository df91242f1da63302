import { hash } from 'node:crypto'
import { pathIn, type KnownLanguage } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { fillSharedTrip } from '#planning/plan/fill-shared-trip.ts'
import { feedOf, feedPartByDay, type CalendarTexts, type FeedPart } from '#planning/plan/trip-ics.ts'
import { scheduleByDay } from '#planning/plan/trip-times.ts'
import { runInSlices } from '../../platform/concurrency/slices.ts'
import type { Context } from '../../platform/context.ts'
import { shareTrip } from './share-trip.ts'
import type { OpenableLink } from './trip-links.store.ts'
import { listTripVersions, type TripVersion } from './trip-versions.store.ts'
import { findTrip, type TripDeps } from './trips.ts'

type CalendarDeps = TripDeps & Pick<Context, 'config'>

/** All that the bytes of a feed depend on. */
export type CalendarEdition = { readonly key: string; readonly trips: readonly TripVersion[] }

export async function findCalendarEdition(deps: CalendarDeps, link: OpenableLink): Promise<CalendarEdition> {
  const trips = await listTripVersions(deps.store.db, link)
  const { id, sections, hasAlarms, language } = link
  const settings = [id, sections.join(' '), hasAlarms, language, link.maker.name, deps.guide.current().version]
  const parts = [settings, trips.map(({ id, version }) => [id, version])]
  return { key: hash('sha256', JSON.stringify(parts), 'base64url'), trips }
}

type Writing = {
  link: OpenableLink
  trips: readonly TripVersion[]
  language: KnownLanguage
  texts: CalendarTexts
  /** Of a feed with all trips. */
  name: string
}

/**
 * The feed of a calendar link: all stops with the times of the plan, in the fields that its sections open. The same
 * trips make the same bytes: an event is stamped with the last edit of its trip. Other requests are answered between trips
 * and between days.
 */
export async function writeCalendar(deps: CalendarDeps, { link, trips, language, texts, name }: Writing) {
  const parts: { title: string; events: FeedPart }[] = []
  for (const version of trips) {
    const part = await tripPart(deps, { link, version, language, texts })
    if (part) parts.push(part)
  }
  const [first] = parts
  return feedOf(
    link.tripId !== null && first ? first.title : name,
    parts.map(({ events }) => events),
  )
}

type PartOf = Pick<Writing, 'link' | 'language' | 'texts'> & { version: TripVersion }

/** Null: the trip was deleted meanwhile. */
async function tripPart(deps: CalendarDeps, { link, version, language, texts }: PartOf) {
  const guide = deps.guide.current(language.code)
  const found = await findTrip(deps, { id: link.accountId, email: link.maker.email }, version.id)
  if (!found) return null
  const shared = shareTrip({ ...found, people: [{ name: link.maker.name }] }, link.sections)
  const { trip, times, wayMinutes } = await runInSlices(scheduleByDay(fillSharedTrip(shared, found), guide.planning))
  const place = (slug: string) => deps.config.publicUrl + pathIn(language, paths.place(slug))
  const work = feedPartByDay({
    trip,
    times,
    places: guide.index,
    // The page of the trip is its owner's alone.
    urls: { trip: null, place },
    texts: { ...texts, ofTrip: link.tripId === null ? texts.ofTrip : null },
    timeZone: guide.timeZone,
    now: new Date(version.updatedAt),
    ...(link.hasAlarms && { leaving: wayMinutes }),
  })
  return { title: found.title, events: await runInSlices(work) }
}
