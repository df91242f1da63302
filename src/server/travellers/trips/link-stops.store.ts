import type { Executor } from '../../platform/store/database.ts'

type TripSize = { id: string; bytes: number }

/** Maximum number of rows that one transaction changes. */
const MOST_TRIPS = 50

/** The next trips whose stops were not compared with the names of this version of the guide. */
export function listUncomparedTrips(executor: Executor, guideVersion: number): Promise<TripSize[]> {
  return executor
    .selectFrom('trip')
    .select(['id', 'bytes'])
    .where('names_compared_at', '<', guideVersion)
    .orderBy('names_compared_at')
    .orderBy('id')
    .limit(MOST_TRIPS)
    .execute()
}

export async function listOwnersFor(executor: Executor, tripIds: readonly string[]): Promise<string[]> {
  const rows = await executor
    .selectFrom('trip')
    .select('account_id as ownerId')
    .distinct()
    .where('id', 'in', tripIds)
    .execute()
  return rows.map(({ ownerId }) => ownerId)
}

type UncomparedTrip = { id: string; document: string; version: number }

export function readUncomparedTrips(executor: Executor, ids: readonly string[]): Promise<UncomparedTrip[]> {
  return executor.selectFrom('trip').select(['id', 'document', 'version']).where('id', 'in', ids).execute()
}

/**
 * Leaves a trip alone that its traveller has saved meanwhile. For the traveller this is no edit: an edit that started
 * before it still fits.
 */
export async function writeComparedTrip(
  executor: Executor,
  { id, version, document, comparedAt }: UncomparedTrip & { comparedAt: number | null },
): Promise<void> {
  await executor
    .updateTable('trip')
    .set({ document, bytes: Buffer.byteLength(document), names_compared_at: comparedAt })
    .where('id', '=', id)
    .where('version', '=', version)
    .execute()
}
