import type { Executor } from '../../platform/store/database.ts'
import { placesNamedIn } from './stops.ts'

/** The number of the newest trips that are counted. */
const NEWEST_TRIPS = 500

/** All counted trips together. A short list of very long trips is sufficient, too. */
const MAX_BYTES = 2_000_000

/** At how many of the newest trips each place is a stop, by slug. */
export async function countTripsByPlace(executor: Executor): Promise<Map<string, number>> {
  const ids = await findNewestTrips(executor)
  const counts = new Map<string, number>()
  if (ids.length === 0) return counts
  const rows = await executor.selectFrom('trip').select('document').where('id', 'in', ids).execute()
  for (const slug of rows.flatMap(({ document }) => [...placesNamedIn(document)]))
    counts.set(slug, (counts.get(slug) ?? 0) + 1)
  return counts
}

async function findNewestTrips(executor: Executor): Promise<string[]> {
  const rows = await executor
    .selectFrom('trip')
    .select(['id', 'bytes'])
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(NEWEST_TRIPS)
    .execute()
  let sum = 0
  return rows.flatMap(({ id, bytes }) => {
    sum += bytes
    return sum <= MAX_BYTES ? [id] : []
  })
}
