import type { Database } from '../store/open.ts'
import { DELETED_TRIPS_KEPT } from '../trips/trips.ts'
import { purgeTripsDeletedBefore } from '../trips/trips.store.ts'
import { LONGEST_IDLE } from './sessions.ts'
import { deleteSessionsUnusedSince } from './sessions.store.ts'

/** Milliseconds between two rounds. */
const INTERVAL = 15 * 60_000

const DAY = 24 * 3_600_000

/** Removes what time has made useless: sessions, codes and counters. */
export async function sweep(db: Database, now: Date): Promise<void> {
  const instant = now.toISOString()
  await deleteSessionsUnusedSince(db, new Date(now.getTime() - LONGEST_IDLE).toISOString())
  await db.deleteFrom('one_time_code').where('expires_at', '<', instant).execute()
  await purgeTripsDeletedBefore(db, new Date(now.getTime() - DELETED_TRIPS_KEPT * DAY).toISOString())
  await db.deleteFrom('attempt').where('forget_at', '<', instant).execute()
}

/** @returns a function that ends it */
export function sweepRegularly(db: Database, now: () => Date): () => void {
  // A round that fails (the database is away) is made up for by the next.
  const timer = setInterval(() => void sweep(db, now()).catch(() => undefined), INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}
