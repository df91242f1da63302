import type { ContentTrip } from '#contract/trip/content-trip.ts'
import type { Executor } from '../platform/store/database.ts'
import { listPublished } from './published.store.ts'
import { storedTrips } from './stored-kind.ts'

/** The suggested trips in their order. */
export async function listSuggestedTrips(executor: Executor): Promise<ContentTrip[]> {
  return listPublished(executor, storedTrips)
}
