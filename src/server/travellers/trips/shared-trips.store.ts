import * as z from 'zod/mini'
import type { InvitedRole } from '#contract/trip/trip-rights.ts'
import type { Executor } from '../../platform/store/database.ts'
import { prepare } from '../../platform/store/prepared.ts'
import type { TripSize } from './trip-lists.store.ts'

const selectSizes = prepare((executor, { accountId }: { accountId: string }) =>
  executor
    .selectFrom('trip_person')
    .innerJoin('trip', 'trip.id', 'trip_person.trip_id')
    .select(['trip.id', 'trip.created_at as createdAt', 'trip.bytes'])
    .where('trip_person.account_id', '=', accountId)
    .where('trip.deleted_at', 'is', null),
)

/** The trips of others that an account is in, without their content, in no order. */
export function listSharedTripSizes(executor: Executor, accountId: string): Promise<TripSize[]> {
  return selectSizes(executor, { accountId })
}

const selectVersions = prepare((executor, { accountId }: { accountId: string }) =>
  executor
    .selectFrom('trip_person')
    .innerJoin('trip', 'trip.id', 'trip_person.trip_id')
    .select(['trip.id', 'trip.version', 'trip.updated_at as updatedAt', 'trip.bytes'])
    .where('trip_person.account_id', '=', accountId)
    .where('trip.deleted_at', 'is', null)
    .orderBy('trip.created_at')
    .orderBy('trip.id'),
)

export function listSharedTripVersions(executor: Executor, accountId: string) {
  return selectVersions(executor, { accountId })
}

export type StoredMembership = {
  tripId: string
  role: InvitedRole
  owner: string
  title: string
  joinedAt: string
}

const Title = z.object({ title: z.string() })

/** The trips of others that an account is in, for its data. Not their content, which is their owners'. */
export async function listMembershipsFor(executor: Executor, accountId: string): Promise<StoredMembership[]> {
  const rows = await executor
    .selectFrom('trip_person')
    .innerJoin('trip', 'trip.id', 'trip_person.trip_id')
    .innerJoin('account', 'account.id', 'trip.account_id')
    .select([
      'trip.id as tripId',
      'trip.document',
      'trip_person.role',
      'account.name as owner',
      'trip_person.created_at as joinedAt',
    ])
    .where('trip_person.account_id', '=', accountId)
    .where('trip.deleted_at', 'is', null)
    .orderBy('trip_person.created_at')
    .orderBy('trip.id')
    .execute()
  return rows.flatMap(({ document, role, ...row }) =>
    role === null ? [] : [{ ...row, role, title: Title.parse(JSON.parse(document)).title }],
  )
}
