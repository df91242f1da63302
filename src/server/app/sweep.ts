import { DELETED_KEPT } from '#contract/deletion.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import { purgeAnnouncementsDeletedBefore } from '../announcements/announcements.store.ts'
import { sweepImages } from '../media/image-sweep.ts'
import { minuteOf } from '../http/request-counts.ts'
import { deleteRequestCountsBefore } from '../http/request-counts.store.ts'
import { purgeDeletedReviews } from '../reviews/reviews.ts'
import type { Services } from './services.ts'
import type { Database } from '../store/open.ts'
import { purgeTripsDeletedBefore } from '../trips/trips.store.ts'
import { isClockTrusted } from './clock-trust.store.ts'
import { LONGEST_IDLE } from '../auth/sessions.ts'
import { deleteSessionsUnusedSince } from '../auth/sessions.store.ts'

/** Milliseconds between two rounds. */
const INTERVAL = 15 * MINUTE

/** Removes what time has made useless: codes, counters, sessions, and what was deleted long ago. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await sweepCounters(db, now)
  await sweepForGood(db, now)
}

async function sweepCounters(db: Database, now: Date): Promise<void> {
  const instant = now.toISOString()
  await db.deleteFrom('one_time_code').where('expires_at', '<', instant).execute()
  await deleteRequestCountsBefore(db, minuteOf(now) - 1)
  await db.deleteFrom('attempt').where('forget_at', '<', instant).execute()
}

/** What nobody can bring back. */
async function sweepForGood(db: Database, now: Date): Promise<void> {
  const deletedBefore = new Date(now.getTime() - DELETED_KEPT * DAY).toISOString()
  await deleteSessionsUnusedSince(db, new Date(now.getTime() - LONGEST_IDLE).toISOString())
  await purgeTripsDeletedBefore(db, deletedBefore)
  await purgeDeletedReviews(db, { deletedBefore, now })
  await purgeAnnouncementsDeletedBefore(db, deletedBefore)
}

type World = Pick<Services, 'store' | 'images' | 'now' | 'config'>

/** A clock that has just leapt ahead would make yesterday's deletions a month old: it must be trusted first. */
export async function sweepRound(services: World): Promise<void> {
  const { db } = services.store
  const now = services.now()
  await sweepCounters(db, now)
  if (!(await isClockTrusted(db, now))) return
  await sweepForGood(db, now)
  await sweepImages(services)
}

/** @returns a function that ends it */
export function sweepRegularly(services: World): () => void {
  // A round that fails (the database is away) is made up for by the next.
  const timer = setInterval(() => void sweepRound(services).catch(() => undefined), INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}
