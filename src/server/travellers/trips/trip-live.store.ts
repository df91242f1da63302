import type { InvitedRole } from '#contract/trip/trip-rights.ts'
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

/** Somebody with an account, beside the owner. */
export type Member = {
  readonly personId: string
  readonly accountId: string
  readonly role: InvitedRole
}

/** A trip and who is in it, as they were at one moment. */
export type TripState = {
  readonly id: string
  readonly version: number
  readonly suggestions: number
  readonly ownerId: string
  readonly members: readonly Member[]
}

/** Null: the trip is too long. */
export type TripText = TripState & { readonly document: string | null }

export async function listTripStates(executor: Executor, ids: readonly string[]): Promise<TripState[]> {
  const texts = await listTripTexts(executor, ids, 0)
  return texts.map(({ document: _document, ...state }) => state)
}

/**
 * Lists trips with their documents, if these are no longer than `maxBytes`, and with their people. It is one statement, so
 * that nobody who was removed before a change is among the people that are listed beside it.
 */
export async function listTripTexts(executor: Executor, ids: readonly string[], maxBytes: number): Promise<TripText[]> {
  const rows = await inParts(ids, (part) => selectTrips(executor, part, maxBytes).execute())
  const byTrip = Map.groupBy(rows, ({ tripId }) => tripId)
  return [...byTrip].flatMap(([id, ofTrip]) => {
    const trip = ofTrip.find(({ isTrip }) => isTrip === 1)
    if (!trip) return []
    const { version, suggestions, accountId: ownerId, document } = trip
    const members = ofTrip.flatMap(({ personId, accountId, role }) =>
      personId === null || role === null ? [] : [{ personId, accountId, role }],
    )
    return [{ id, version, suggestions, ownerId, members, document }]
  })
}

/** A row for each trip and one for each of its people with an account. */
function selectTrips(executor: Executor, ids: readonly string[], maxBytes: number) {
  return executor
    .selectFrom('trip')
    .select(({ eb, lit, cast }) => [
      'id as tripId',
      lit<0 | 1>(1).as('isTrip'),
      'version',
      'suggestions_version as suggestions',
      eb.ref('account_id').$castTo<string>().as('accountId'),
      eb.case().when('bytes', '<=', maxBytes).then(eb.ref('document')).else(null).end().as('document'),
      cast<string | null>(lit(null), 'text').as('personId'),
      cast<InvitedRole | null>(lit(null), 'text').as('role'),
    ])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .unionAll(
      executor
        .selectFrom('trip_person')
        .select(({ ref, lit, cast }) => [
          'trip_id as tripId',
          lit<0 | 1>(0).as('isTrip'),
          lit<number>(0).as('version'),
          lit<number>(0).as('suggestions'),
          ref('account_id').$castTo<string>().as('accountId'),
          cast<string | null>(lit(null), 'text').as('document'),
          ref('id').$castTo<string | null>().as('personId'),
          'role',
        ])
        .where('trip_id', 'in', ids)
        .where('account_id', 'is not', null),
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

/** Inserts nothing for a trip that is deleted by now. */
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
