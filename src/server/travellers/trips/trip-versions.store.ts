import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'

export type TripVersion = { readonly id: string; readonly version: number; readonly updatedAt: string }

/** A calendar of all trips has so many of the newest. Each request reads them, and each change makes the calendar anew. */
const MAX_TRIPS = 100

/** Their documents together, besides the newest trip. One that does not fit is left out. */
const MAX_BYTES = 256 * 1024

type Of = { accountId: string; tripId: string | null }

const selectVersion = prepare((executor, { accountId, tripId }: Of) =>
  executor
    .selectFrom('trip')
    .select(['id', 'version', 'updated_at as updatedAt'])
    .where('id', '=', tripId ?? '')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

const selectNewest = prepare((executor, { accountId }: Pick<Of, 'accountId'>) =>
  executor
    .selectFrom('trip')
    .select(['id', 'version', 'updated_at as updatedAt', 'bytes'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MAX_TRIPS),
)

/**
 * The oldest first.
 * @param of.tripId null: all trips of the account, as far as a calendar may have them
 */
export function listTripVersions(executor: Executor, { accountId, tripId }: Of): Promise<TripVersion[]> {
  return tripId === null ? listNewestVersions(executor, accountId) : selectVersion(executor, { accountId, tripId })
}

async function listNewestVersions(executor: Executor, accountId: string): Promise<TripVersion[]> {
  let sum = 0
  const newest = (await selectNewest(executor, { accountId })).filter(({ bytes }, index) => {
    if (index === 0) return true
    if (sum + bytes > MAX_BYTES) return false
    sum += bytes
    return true
  })
  return newest.map(({ bytes: _bytes, ...version }) => version).toReversed()
}
