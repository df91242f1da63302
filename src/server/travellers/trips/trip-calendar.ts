import { hash } from 'node:crypto'
import { pathIn, type KnownLanguage } from '#contract/messages/languages.ts'
import { paths } from '#contract/paths.ts'
import { fillSharedTrip } from '#planning/plan/fill-shared-trip.ts'
import { getFeed, feedPartByDay, type CalendarTexts, type FeedPart } from '#planning/plan/trip-ics.ts'
import { scheduleByDay } from '#planning/plan/trip-times.ts'
import { runInSlices } from '../../platform/concurrency/slices.ts'
import type { Context } from '../../platform/context.ts'
import { shareTrip } from './share-trip.ts'
import type { OpenableLink } from './trip-links.store.ts'
import { listTripVersions, type TripVersion } from './trip-versions.store.ts'
import { findTrip, type TripDeps } from './trips.ts'

/** Limit for all trips of a feed as they are stored, in bytes. It bounds the work: half of it is the longest trip. */
const MAX_TRIPS_BYTES = 1_000_000

/** In characters. Programs ask for the whole feed again and again. */
const MAX_FEED_LENGTH = 1_000_000

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
  /** The name of a feed with all trips. */
  name: string
  /** Says that the feed has a part of its trips only. */
  shortened: string
}

/**
 * The feed of a calendar link: all stops with the times of the plan, in the fields that its sections open. The same
 * trips make the same bytes: an event is stamped with the last edit of its trip. Other requests are answered between trips
 * and between days. A feed that would be too long has the trips that were edited last.
 */
export async function writeCalendar(deps: CalendarDeps, writing: Writing): Promise<string> {
  const { link, trips, name, shortened } = writing
  const newest = newestWithin(MAX_TRIPS_BYTES, trips)
  const parts = new Map<TripVersion, FeedPart & { title: string }>()
  let room = MAX_FEED_LENGTH
  for (const version of newest) {
    const part = room > 0 ? await tripPart(deps, { ...writing, version, room }) : null
    if (!part) continue
    parts.set(version, part)
    room = part.isShortened ? 0 : room - part.events.length
  }
  const inOrder = trips.flatMap((version) => parts.get(version) ?? [])
  const [first] = inOrder
  const isWhole = newest.length === trips.length && room > 0
  return getFeed(link.tripId !== null && first ? first.title : name, inOrder, isWhole ? '' : shortened)
}

/** The trips that were edited last, as long as their bytes have room. The first one always has. */
function newestWithin(maxBytes: number, trips: readonly TripVersion[]): TripVersion[] {
  let sum = 0
  return trips
    .toSorted((one, other) => other.updatedAt.localeCompare(one.updatedAt))
    .filter(({ bytes }, index) => {
      sum += bytes
      return index === 0 || sum <= maxBytes
    })
}

type PartFor = Pick<Writing, 'link' | 'language' | 'texts'> & { version: TripVersion; room: number }

/** Null: the trip was deleted meanwhile. */
async function tripPart(deps: CalendarDeps, { link, version, language, texts, room }: PartFor) {
  const guide = deps.guide.current(language.code)
  const found = await findTrip(deps, { id: link.accountId, email: link.maker.email }, version.id)
  if (!found) return null
  const shared = shareTrip({ ...found, people: [{ name: link.maker.name }] }, link.sections)
  const { trip, times, legMinutes } = await runInSlices(scheduleByDay(fillSharedTrip(shared, found), guide.planning))
  const place = (slug: string) => deps.config.publicUrl + pathIn(language, paths.place(slug))
  const content = {
    trip,
    times,
    places: guide.index,
    // The page of the trip is its owner's alone.
    urls: { trip: null, place },
    texts: { ...texts, ofTrip: link.tripId === null ? texts.ofTrip : null },
    timeZone: guide.timeZone,
    now: new Date(version.updatedAt),
    ...(link.hasAlarms && { leaving: legMinutes }),
  }
  return { title: found.title, ...(await runInSlices(feedPartByDay(content, room))) }
}
