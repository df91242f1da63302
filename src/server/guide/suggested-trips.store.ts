import { ContentTrip } from './content-schema.ts'
import type { Executor } from '../store/database.ts'

/** The suggested trips in their order. */
export async function listSuggestedTrips(executor: Executor): Promise<ContentTrip[]> {
  const rows = await executor
    .selectFrom('suggested_trip')
    .select('document')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ document }) => ContentTrip.parse(JSON.parse(document)))
}
