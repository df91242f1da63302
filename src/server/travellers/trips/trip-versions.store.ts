import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'

export type TripVersion = {
  readonly id: string
  readonly version: number
  readonly updatedAt: string
  readonly bytes: number
}

type Of = { accountId: string; tripId: string | null }

const selectVersion = prepare((executor, { accountId, tripId }: Of) =>
  executor
    .selectFrom('trip')
    .select(['id', 'version', 'updated_at as updatedAt', 'bytes'])
    .where('id', '=', tripId ?? '')
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null),
)

const selectVersions = prepare((executor, { accountId }: Pick<Of, 'accountId'>) =>
  executor
    .selectFrom('trip')
    .select(['id', 'version', 'updated_at as updatedAt', 'bytes'])
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id'),
)

/** @param of.tripId null: all trips of the account */
export function listTripVersions(executor: Executor, { accountId, tripId }: Of): Promise<TripVersion[]> {
  return tripId === null ? selectVersions(executor, { accountId }) : selectVersion(executor, { accountId, tripId })
}
