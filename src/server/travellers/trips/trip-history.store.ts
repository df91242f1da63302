import type { HistoryKind } from '#contract/trip/trip-history.ts'
import type { Executor } from '../../platform/store/database.ts'

export type NewChange = {
  readonly tripId: string
  readonly accountId: string
  /** The instant of an accepted suggestion. */
  readonly hour: string
  readonly kind: HistoryKind
  readonly subject: string
  readonly field: string
  readonly title: string
  readonly at: string
  readonly suggestedBy: string | null
}

/** The same field of the same person and hour is one row, with its latest instant. Accepted suggestions have rows of their own. */
export async function insertChanges(executor: Executor, changes: readonly NewChange[]): Promise<void> {
  if (changes.length === 0) return
  const rows = changes.map(({ tripId, accountId, suggestedBy, ...change }) => ({
    ...change,
    trip_id: tripId,
    account_id: accountId,
    suggested_by: suggestedBy,
  }))
  await executor
    .insertInto('trip_change')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['trip_id', 'account_id', 'hour', 'kind', 'subject', 'field']).doUpdateSet(({ ref }) => ({
        at: ref('excluded.at'),
        title: ref('excluded.title'),
        suggested_by: ref('excluded.suggested_by'),
      })),
    )
    .execute()
}

/** Leaves the newest rows of a trip. */
export async function deleteChangesBeyond(executor: Executor, tripId: string, rows: number): Promise<void> {
  const oldest = await executor
    .selectFrom('trip_change')
    .select('at')
    .where('trip_id', '=', tripId)
    .orderBy('at', 'desc')
    .offset(rows)
    .limit(1)
    .executeTakeFirst()
  if (!oldest) return
  await executor.deleteFrom('trip_change').where('trip_id', '=', tripId).where('at', '<=', oldest.at).execute()
}

export async function deleteChangesBefore(executor: Executor, instant: string): Promise<void> {
  await executor.deleteFrom('trip_change').where('at', '<', instant).execute()
}

/** With the names of now. The person is null for the owner and for somebody who is not in the trip any more. */
export function listChanges(executor: Executor, tripId: string, since: string) {
  return executor
    .selectFrom('trip_change')
    .innerJoin('account', 'account.id', 'trip_change.account_id')
    .leftJoin('trip_person', (join) =>
      join
        .onRef('trip_person.trip_id', '=', 'trip_change.trip_id')
        .onRef('trip_person.account_id', '=', 'trip_change.account_id'),
    )
    .leftJoin('account as suggester', 'suggester.id', 'trip_change.suggested_by')
    .select([
      'trip_change.account_id as accountId',
      'trip_change.hour',
      'trip_change.kind',
      'trip_change.subject',
      'trip_change.field',
      'trip_change.title',
      'trip_change.at',
      'account.name',
      'trip_person.id as person',
      'trip_change.suggested_by as suggester',
      'suggester.name as suggestedBy',
    ])
    .where('trip_change.trip_id', '=', tripId)
    .where('trip_change.at', '>=', since)
    .orderBy('trip_change.at', 'desc')
    .execute()
}

/** Lists the changes of an account in shared trips, for its data. */
export function listChangesFor(executor: Executor, accountId: string) {
  return executor
    .selectFrom('trip_change')
    .select(['trip_id as tripId', 'at', 'kind', 'title', 'field'])
    .where('account_id', '=', accountId)
    .orderBy('at')
    .execute()
}
