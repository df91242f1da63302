import type { GivenRole } from '#contract/trip/trip-rights.ts'
import type { Executor } from '../../platform/store/database.ts'

/** SQLite and Postgres take at most some ten thousand values in a statement. */
const IDS_PER_STATEMENT = 500

async function inParts<Row>(ids: readonly string[], read: (part: string[]) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = []
  for (let start = 0; start < ids.length; start += IDS_PER_STATEMENT) {
    rows.push(...(await read(ids.slice(start, start + IDS_PER_STATEMENT))))
  }
  return rows
}

export type TripState = {
  readonly id: string
  readonly version: number
  readonly ownerId: string
  readonly suggestions: number
}

export function listTripStates(executor: Executor, ids: readonly string[]): Promise<TripState[]> {
  return inParts(ids, (part) =>
    executor
      .selectFrom('trip')
      .select(['id', 'version', 'account_id as ownerId', 'suggestions_version as suggestions'])
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .execute(),
  )
}

export type TripText = { readonly id: string; readonly version: number; readonly document: string }

/** Those that are no longer than this. */
export function listTripTexts(executor: Executor, ids: readonly string[], maxBytes: number): Promise<TripText[]> {
  return inParts(ids, (part) =>
    executor
      .selectFrom('trip')
      .select(['id', 'version', 'document'])
      .where('id', 'in', part)
      .where('deleted_at', 'is', null)
      .where('bytes', '<=', maxBytes)
      .execute(),
  )
}

export type Member = {
  readonly tripId: string
  readonly personId: string
  readonly accountId: string | null
  readonly role: GivenRole | null
}

/** Those with an account, beside the owners. */
export function listMembers(executor: Executor, tripIds: readonly string[]): Promise<Member[]> {
  return inParts(tripIds, (part) =>
    executor
      .selectFrom('trip_person')
      .select(['trip_id as tripId', 'id as personId', 'account_id as accountId', 'role'])
      .where('trip_id', 'in', part)
      .where('account_id', 'is not', null)
      .execute(),
  )
}

export type Watching = {
  readonly tripId: string
  readonly accountId: string
  readonly name: string
  readonly day: string | null
  readonly processId: string
  readonly beats: number
}

export function listWatching(executor: Executor, tripIds: readonly string[]): Promise<Watching[]> {
  return inParts(tripIds, (part) =>
    executor
      .selectFrom('trip_watch')
      .innerJoin('live_process', 'live_process.id', 'trip_watch.process_id')
      .innerJoin('account', 'account.id', 'trip_watch.account_id')
      .select([
        'trip_watch.trip_id as tripId',
        'trip_watch.account_id as accountId',
        'account.name',
        'trip_watch.day',
        'trip_watch.process_id as processId',
        'live_process.beats',
      ])
      .where('trip_watch.trip_id', 'in', part)
      .where('account.suspended_at', 'is', null)
      .orderBy('account.name')
      .orderBy('trip_watch.stream_id')
      .execute(),
  )
}

export type NewWatch = { readonly streamId: string; readonly tripId: string; readonly accountId: string }

/** Nothing of a trip that is gone by now. */
export async function insertWatches(
  executor: Executor,
  processId: string,
  watches: readonly NewWatch[],
): Promise<void> {
  for (const { streamId, tripId, accountId } of watches) {
    await executor
      .insertInto('trip_watch')
      .values({ stream_id: streamId, trip_id: tripId, account_id: accountId, process_id: processId, day: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

export async function deleteWatchesFor(executor: Executor, streamId: string): Promise<void> {
  await executor.deleteFrom('trip_watch').where('stream_id', '=', streamId).execute()
}

type Day = NewWatch & { readonly day: string | null }

/** Without effect when the stream is over, or somebody else's. */
export async function updateWatch(executor: Executor, { streamId, tripId, accountId, day }: Day): Promise<void> {
  await executor
    .updateTable('trip_watch')
    .set({ day })
    .where('stream_id', '=', streamId)
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .execute()
}

export async function beat(executor: Executor, processId: string): Promise<void> {
  await executor
    .insertInto('live_process')
    .values({ id: processId, beats: 1 })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((column) => ({ beats: column('live_process.beats', '+', 1) })),
    )
    .execute()
}

/** Its watches go with it. */
export async function deleteProcess(executor: Executor, processId: string): Promise<void> {
  await executor.deleteFrom('live_process').where('id', '=', processId).execute()
}
