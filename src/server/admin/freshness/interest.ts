import { MINUTE_MS } from '#contract/text/durations.ts'
import type { Database } from '../../platform/store/database.ts'
import { countTripsByPlace } from '../../travellers/trips/newest-trips.store.ts'
import { countViews } from './interest.store.ts'

/** Number of people who open the pages of places, and number of trips in which places are stops, by slug. */
export type Interest = {
  readonly views: ReadonlyMap<string, number>
  readonly planned: ReadonlyMap<string, number>
}

/** The counts of all places are read at once, and the order of places hardly changes within this time. */
const CACHED_MS = MINUTE_MS

const known = new WeakMap<Database, { readonly readAt: number; readonly interest: Promise<Interest> }>()

/**
 * Finds the interest in all places. It is as old as a minute.
 * @param since the first month whose views count (yyyy-mm)
 */
export function findInterest(db: Database, { since, now }: { since: string; now: Date }): Promise<Interest> {
  const before = known.get(db)
  const age = now.getTime() - (before?.readAt ?? Number.NaN)
  if (before && age >= 0 && age < CACHED_MS) return before.interest
  const interest = readInterest(db, since)
  known.set(db, { readAt: now.getTime(), interest })
  interest.catch(() => known.delete(db))
  return interest
}

async function readInterest(db: Database, since: string): Promise<Interest> {
  return { views: await countViews(db, since), planned: await countTripsByPlace(db) }
}
