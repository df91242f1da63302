import { ContentTrip } from '../content/content-schema.ts'
import type { Reader } from '../store/open.ts'

/** The editors' trips in their order. */
export async function listSuggestedTrips(reader: Reader): Promise<ContentTrip[]> {
  const rows = await reader
    .selectFrom('suggested_trip')
    .select('document')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ document }) => ContentTrip.parse(JSON.parse(document)))
}
