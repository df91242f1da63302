import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import { listSharedTripVersions } from './shared-trips.store.ts'

export type TripVersion = {
  readonly id: string
  readonly version: number
  readonly updatedAt: string
  readonly bytes: number
}

type VersionKey = { accountId: string; tripId: string | null }

const selectVersion = prepare((executor, { accountId, tripId }: VersionKey) =>
  executor
    .selectFrom('trip')
    .leftJoin('trip_person', (join) =>
      join.onRef('trip_person.trip_id', '=', 'trip.id').on('trip_person.account_id', '=', accountId),
    )
    .select(['trip.id', 'trip.version', 'trip.updated_at as updatedAt', 'trip.bytes'])
    .where('trip.id', '=', tripId ?? '')
    .where('trip.deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('trip.account_id', '=', accountId), eb('trip_person.role', 'is not', null)])),
)

const selectVersions = prepare((executor, { accountId }: Pick<VersionKey, 'accountId'>) =>
  executor
    .selectFrom('trip')
    .select(['id', 'version', 'updated_at as updatedAt', 'bytes'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
)

/** @param of.tripId null: all trips that the account owns or is in, its own first */
export async function listTripVersions(executor: Executor, { accountId, tripId }: VersionKey): Promise<TripVersion[]> {
  if (tripId !== null) return selectVersion(executor, { accountId, tripId })
  return [...(await selectVersions(executor, { accountId })), ...(await listSharedTripVersions(executor, accountId))]
}
