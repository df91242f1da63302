import { setTimeout as pause } from 'node:timers/promises'
import { findCity } from './city.store.ts'
import type { Pictures } from './pictures.ts'
import { readVersions, watchChanges, type Versions } from '../store/changes.ts'
import type { Database } from '../store/database.ts'
import { listSuggestedTrips } from './suggested-trips.store.ts'
import { createGuide, type Guide, type RatedGuide } from './guide.ts'
import { listPlaceRatings, type PlaceRatings } from './place-ratings.store.ts'
import { listPlaces } from './places.store.ts'

/** Holds the guide in memory and renews it when any process changes content or reviews. */
export type GuideHolder = {
  current(): Guide
  /** The name of the guide and the reviews as they are now, under which answers made of them are kept. */
  edition(): string
  /** Ends when `current` knows of everything that was committed before; many who ask at once share one renewal. */
  renew(): Promise<void>
  close(): void
}

/**
 * Milliseconds between the beginnings of two renewals at the least, when answers were made in between: a renewal drops
 * them, so that without a pause a rush of reviews would have pages rendered for each single one.
 */
const RENEWAL_INTERVAL = 25

type Held = { readonly versions: Versions; readonly rate: RatedGuide; readonly ratings: PlaceRatings }

/** @throws Error when the database has never been given a content folder that was free of faults */
export async function holdGuide(db: Database, pictures: Pictures): Promise<GuideHolder> {
  let held = await readAll(db, pictures, await readVersions(db))
  let guide = guideOf(held)
  let isEditionUsed = false
  const renew = shareRuns(
    async () => {
      const versions = await readVersions(db)
      if (versions.guide === held.versions.guide && versions.reviews === held.versions.reviews) return
      const isContentNew = versions.guide !== held.versions.guide
      held = isContentNew ? await readAll(db, pictures, versions) : await readNewRatings(db, held, versions)
      guide = guideOf(held)
      isEditionUsed = false
    },
    () => (isEditionUsed ? RENEWAL_INTERVAL : 0),
  )
  const edition = () => {
    isEditionUsed = true
    return `${held.versions.guide}.${held.versions.reviews}`
  }
  return { current: () => guide, edition, renew, close: watchChanges(renew) }
}

function guideOf({ rate, ratings }: Held): Guide {
  return rate(ratings)
}

/** The counters were read before: a change in between makes the next look renew once too often, never once too rarely. */
async function readAll(db: Database, pictures: Pictures, versions: Versions): Promise<Held> {
  const city = await findCity(db)
  if (!city) throw new Error('There is no content yet: mend the faults of the content folder and start again')
  const content = { version: versions.guide, city, places: await listPlaces(db), trips: await listSuggestedTrips(db) }
  return { versions, rate: createGuide(content, pictures), ratings: await listPlaceRatings(db, -1) }
}

async function readNewRatings(
  db: Database,
  { rate, ratings, versions: seen }: Held,
  versions: Versions,
): Promise<Held> {
  const changed = await listPlaceRatings(db, seen.reviews)
  return { versions, rate, ratings: new Map([...ratings, ...changed]) }
}

/**
 * Whoever asks before a run has begun shares it; who asks later, even while it goes on, shares the next.
 * @param interval says in milliseconds how long after the beginning of a run the next may begin
 */
function shareRuns(run: () => Promise<void>, interval: () => number): () => Promise<void> {
  let last: Promise<void> = Promise.resolve()
  let next: Promise<void> | null = null
  let begun = Number.NEGATIVE_INFINITY
  const begin = async (previous: Promise<void>) => {
    // Whether the run before failed is the business of those who shared it.
    await previous.catch(() => undefined)
    const wait = begun + interval() - performance.now()
    if (wait > 0) await pause(wait)
    next = null
    begun = performance.now()
    await run()
  }
  return () => {
    if (next) return next
    next = begin(last)
    last = next
    return next
  }
}
