import type { SuggestedTrip } from '#contract/trips.ts'
import { ContentTrip } from '../content/content-schema.ts'
import type { Reader } from '../store/open.ts'

/** The editors' trips in their order. */
export async function listSuggestedTrips(reader: Reader): Promise<SuggestedTrip[]> {
  const rows = await reader
    .selectFrom('suggested_trip')
    .select('document')
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(({ document }) => {
    const { slug, ...trip } = ContentTrip.parse(JSON.parse(document))
    return { _id: slug, ...trip }
  })
}
