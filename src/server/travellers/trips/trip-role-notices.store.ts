import type { TripRole } from '#contract/trip/trip-rights.ts'
import type { Executor } from '../../platform/store/database.ts'

export type RoleNotice = {
  readonly tripId: string
  /** Null: the account was removed from the trip. */
  readonly role: TripRole | null
  /** Empty: the trip has it. */
  readonly title: string
  readonly at: string
}

/** It replaces the one before it: the latest role counts. */
export async function upsertRoleNotice(
  executor: Executor,
  { accountId, tripId, role, title = '', at }: Omit<RoleNotice, 'title'> & { accountId: string; title?: string },
): Promise<void> {
  await executor
    .insertInto('trip_role_notice')
    .values({ account_id: accountId, trip_id: tripId, role, title, at })
    .onConflict((conflict) => conflict.columns(['account_id', 'trip_id']).doUpdateSet({ role, title, at }))
    .execute()
}

export async function deleteRoleNotice(
  executor: Executor,
  { accountId, tripId }: { accountId: string; tripId: string },
): Promise<void> {
  await executor
    .deleteFrom('trip_role_notice')
    .where('account_id', '=', accountId)
    .where('trip_id', '=', tripId)
    .execute()
}

/** Those of trips that are there and that the account is in, and of all that it was removed from. */
export function listRoleNotices(executor: Executor, accountId: string): Promise<RoleNotice[]> {
  return executor
    .selectFrom('trip_role_notice')
    .innerJoin('trip', 'trip.id', 'trip_role_notice.trip_id')
    .leftJoin('trip_person', (join) =>
      join.onRef('trip_person.trip_id', '=', 'trip.id').on('trip_person.account_id', '=', accountId),
    )
    .select([
      'trip_role_notice.trip_id as tripId',
      'trip_role_notice.role',
      'trip_role_notice.title',
      'trip_role_notice.at',
    ])
    .where('trip_role_notice.account_id', '=', accountId)
    .where(({ or, and, eb }) =>
      or([
        eb('trip_role_notice.role', 'is', null),
        and([
          eb('trip.deleted_at', 'is', null),
          or([eb('trip.account_id', '=', accountId), eb('trip_person.id', 'is not', null)]),
        ]),
      ]),
    )
    .execute()
}

export async function deleteRoleNoticesBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('trip_role_notice').where('at', '<', instant).execute()
}
