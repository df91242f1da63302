import { sql } from 'kysely'
import type { Database } from '../store/database.ts'

export type RequestCount = { keyHash: string; count: number }

/**
 * Adds to the counts of a minute.
 * @returns the sums, in any order
 */
export async function addRequestCounts(
  db: Database,
  minute: number,
  counts: readonly RequestCount[],
): Promise<RequestCount[]> {
  const rows = await db
    .insertInto('request_count')
    .values(counts.map(({ keyHash, count }) => ({ key_hash: keyHash, minute, count })))
    .onConflict((conflict) =>
      conflict.columns(['key_hash', 'minute']).doUpdateSet({ count: sql`request_count.count + excluded.count` }),
    )
    .returning(['key_hash', 'count'])
    .execute()
  return rows.map(({ key_hash, count }) => ({ keyHash: key_hash, count }))
}

export async function deleteRequestCountsBefore(db: Database, minute: number): Promise<void> {
  await db.deleteFrom('request_count').where('minute', '<', minute).execute()
}
