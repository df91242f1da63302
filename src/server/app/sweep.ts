import { DELETED_KEPT } from '#contract/deletion.ts'
import { DAY, MINUTE } from '#contract/durations.ts'
import { purgeAnnouncementsDeletedBefore } from '../announcements/announcements.store.ts'
import { deleteForgottenAttempts } from '../auth/attempts.ts'
import { deleteCodesExpiredBefore } from '../auth/one-time-codes.store.ts'
import { deleteUnusedSessions } from '../auth/sessions.ts'
import { minuteOf } from '../http/request-counts.ts'
import { deleteRequestCountsBefore } from '../http/request-counts.store.ts'
import { sweepImages } from '../media/image-sweep.ts'
import { purgeDeletedReviews } from '../reviews/reviews.ts'
import type { Database } from '../store/database.ts'
import { purgeTripsDeletedBefore } from '../trips/trips.store.ts'
import { isClockTrusted } from './clock-trust.store.ts'
import type { Services } from './services.ts'

const INTERVAL_MS = 15 * MINUTE

type Moment = {
  now: Date
  /** Rows deleted before it can no longer be restored. */
  deletedBefore: string
}

type Sweep = (db: Database, moment: Moment) => Promise<void>

/** Rows that are made anew when they are needed, so that a wrong clock does no harm. */
const shortLived: readonly Sweep[] = [
  (db, { now }) => deleteCodesExpiredBefore(db, now.toISOString()),
  (db, { now }) => deleteRequestCountsBefore(db, minuteOf(now) - 1),
  (db, { now }) => deleteForgottenAttempts(db, now),
]

/** Rows that nobody can bring back. */
const irreplaceable: readonly Sweep[] = [
  (db, { now }) => deleteUnusedSessions(db, now),
  (db, { deletedBefore }) => purgeTripsDeletedBefore(db, deletedBefore),
  (db, { deletedBefore, now }) => purgeDeletedReviews(db, { deletedBefore, now }),
  (db, { deletedBefore }) => purgeAnnouncementsDeletedBefore(db, deletedBefore),
]

/** Removes what time has made useless: codes, counters, sessions, and what was deleted long ago. */
export async function sweep(db: Database, now: Date): Promise<void> {
  await runAll([...shortLived, ...irreplaceable], db, now)
}

type SweepDeps = Pick<Services, 'store' | 'images' | 'now' | 'config'>

/** A clock that has just leapt ahead would make yesterday's deletions a month old: it must be trusted first. */
export async function sweepRound(deps: SweepDeps): Promise<void> {
  const { db } = deps.store
  const now = deps.now()
  await runAll(shortLived, db, now)
  if (!(await isClockTrusted(db, now))) return
  await runAll(irreplaceable, db, now)
  await sweepImages(deps)
}

async function runAll(sweeps: readonly Sweep[], db: Database, now: Date): Promise<void> {
  const deletedBefore = new Date(now.getTime() - DELETED_KEPT * DAY).toISOString()
  for (const run of sweeps) await run(db, { now, deletedBefore })
}

/** @returns a function that ends it */
export function sweepRegularly(deps: SweepDeps): () => void {
  // A round that fails (the database is away) is made up for by the next.
  const timer = setInterval(() => void sweepRound(deps).catch(() => undefined), INTERVAL_MS)
  timer.unref()
  return () => clearInterval(timer)
}
