import type { StopValues, TripSuggestionKind } from '#contract/trip/trip-suggestions.ts'
import type { Executor } from '../../platform/store/database.ts'

export type StoredSuggestion = {
  readonly id: string
  readonly at: string
  readonly accountId: string
  /** Null: the owner. */
  readonly person: string | null
  readonly name: string
  readonly kind: TripSuggestionKind
  readonly stopId: string | null
  readonly stop: string
  readonly place: string | null
  readonly fields: Partial<StopValues>
  readonly was: Partial<StopValues>
  readonly note: string
}

/** Those of people who are in the trip, its owner among them. */
function selectSuggestions(executor: Executor, tripId: string) {
  return executor
    .selectFrom('trip_suggestion')
    .innerJoin('account', 'account.id', 'trip_suggestion.account_id')
    .innerJoin('trip', 'trip.id', 'trip_suggestion.trip_id')
    .leftJoin('trip_person', (join) =>
      join
        .onRef('trip_person.trip_id', '=', 'trip_suggestion.trip_id')
        .onRef('trip_person.account_id', '=', 'trip_suggestion.account_id'),
    )
    .select([
      'trip_suggestion.id',
      'trip_suggestion.created_at as at',
      'trip_suggestion.account_id as accountId',
      'trip_person.id as person',
      'account.name',
      'trip_suggestion.kind',
      'trip_suggestion.stop_id as stopId',
      'trip_suggestion.stop_name as stop',
      'trip_suggestion.place',
      'trip_suggestion.fields',
      'trip_suggestion.was',
      'trip_suggestion.note',
    ])
    .where('trip_suggestion.trip_id', '=', tripId)
    .where(({ or, eb, ref }) =>
      or([eb('trip_person.id', 'is not', null), eb('trip.account_id', '=', ref('trip_suggestion.account_id'))]),
    )
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSuggestions>['execute']>>[number]

/** Reads a stored suggestion. It was checked when it was made. */
function getSuggestion({ fields, was, ...row }: Row): StoredSuggestion {
  return { ...row, fields: JSON.parse(fields), was: JSON.parse(was) }
}

/** The oldest first. */
export async function listSuggestions(executor: Executor, tripId: string): Promise<StoredSuggestion[]> {
  const rows = await selectSuggestions(executor, tripId)
    .orderBy('trip_suggestion.created_at')
    .orderBy('trip_suggestion.id')
    .execute()
  return rows.map(getSuggestion)
}

export async function findSuggestion(
  executor: Executor,
  tripId: string,
  id: string,
): Promise<StoredSuggestion | undefined> {
  const row = await selectSuggestions(executor, tripId).where('trip_suggestion.id', '=', id).executeTakeFirst()
  return row && getSuggestion(row)
}

export type NewSuggestion = Omit<StoredSuggestion, 'person' | 'name'> & { readonly tripId: string }

export async function insertSuggestion(executor: Executor, suggestion: NewSuggestion): Promise<void> {
  const { id, at, tripId, accountId, kind, stopId, stop, place, fields, was, note } = suggestion
  await executor
    .insertInto('trip_suggestion')
    .values({
      id,
      trip_id: tripId,
      account_id: accountId,
      kind,
      stop_id: stopId,
      stop_name: stop,
      place,
      fields: JSON.stringify(fields),
      was: JSON.stringify(was),
      note,
      created_at: at,
    })
    .execute()
  await renewSuggestions(executor, tripId)
}

/** @returns false if it is deleted already */
export async function deleteSuggestion(executor: Executor, tripId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await executor
    .deleteFrom('trip_suggestion')
    .where('id', '=', id)
    .where('trip_id', '=', tripId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  await renewSuggestions(executor, tripId)
  return true
}

/** Deletes suggestions of somebody when they are not in the trip any more. */
export async function deleteSuggestionsOfMember(
  executor: Executor,
  { tripId, accountId }: { tripId: string; accountId: string },
): Promise<void> {
  const { numDeletedRows } = await executor
    .deleteFrom('trip_suggestion')
    .where('trip_id', '=', tripId)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (numDeletedRows > 0n) await renewSuggestions(executor, tripId)
}

/** Open pages read the suggestions of a trip again. */
async function renewSuggestions(executor: Executor, tripId: string): Promise<void> {
  await executor
    .updateTable('trip')
    .set((column) => ({ suggestions_version: column('suggestions_version', '+', 1) }))
    .where('id', '=', tripId)
    .execute()
}

type Counted = { tripId: string; accountId: string }

/** Counts of suggestions that wait: in the trip, of one person in it, and of this person in all trips. */
export async function countSuggestions(executor: Executor, { tripId, accountId }: Counted) {
  const count = async (where: Partial<Counted>): Promise<number> => {
    const row = await executor
      .selectFrom('trip_suggestion')
      .select((column) => column.fn.countAll<number | string>().as('count'))
      .$if(where.tripId !== undefined, (query) => query.where('trip_id', '=', where.tripId ?? ''))
      .$if(where.accountId !== undefined, (query) => query.where('account_id', '=', where.accountId ?? ''))
      .executeTakeFirst()
    return Number(row?.count)
  }
  return {
    ofTrip: await count({ tripId }),
    ofPerson: await count({ tripId, accountId }),
    ofAccount: await count({ accountId }),
  }
}

/** Lists suggestions of an account that nobody has decided, for its data. */
export async function listSuggestionsFor(executor: Executor, accountId: string) {
  const rows = await executor
    .selectFrom('trip_suggestion')
    .select(['trip_id as tripId', 'kind', 'stop_name as stop', 'fields', 'note', 'created_at as at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(({ fields, ...row }) => ({ ...row, fields: parseValues(fields) }))
}

function parseValues(json: string): Partial<StopValues> {
  return JSON.parse(json)
}
