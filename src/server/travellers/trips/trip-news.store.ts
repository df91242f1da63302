import { sql } from 'kysely'
import * as z from 'zod/mini'
import { DAY_MS } from '#contract/text/durations.ts'
import { TRIP_LIMITS } from '#contract/trip/trip-limits.ts'
import { invitedRoles, mayInTrip } from '#contract/trip/trip-rights.ts'
import type { Executor } from '../../platform/store/database.ts'

/** A full list would hide what matters. */
const MAX_TRIPS = 50

const deciding = invitedRoles.filter((role) => mayInTrip(role, 'edit'))

/** The shared trips of an account, and the instant since when what others do in them is news. */
function withOwnTrips(executor: Executor, accountId: string) {
  return executor.with('own', (query) =>
    query
      .selectFrom('trip')
      .leftJoin('trip_seen', (join) =>
        join.onRef('trip_seen.trip_id', '=', 'trip.id').on('trip_seen.account_id', '=', accountId),
      )
      .select(({ fn, ref, val }) => [
        'trip.id as tripId',
        fn.coalesce(ref('trip_seen.seen_at'), val('')).as('since'),
        val<0 | 1>(1).as('decides'),
      ])
      .where('trip.account_id', '=', accountId)
      .where('trip.deleted_at', 'is', null)
      .where(({ exists, selectFrom }) =>
        exists(
          selectFrom('trip_person')
            .select('trip_person.id')
            .whereRef('trip_person.trip_id', '=', 'trip.id')
            .where('trip_person.account_id', 'is not', null),
        ),
      )
      .unionAll(
        query
          .selectFrom('trip_person')
          .innerJoin('trip', 'trip.id', 'trip_person.trip_id')
          .leftJoin('trip_seen', (join) =>
            join.onRef('trip_seen.trip_id', '=', 'trip.id').on('trip_seen.account_id', '=', accountId),
          )
          .select(({ fn, ref, eb }) => [
            'trip.id as tripId',
            fn.coalesce(ref('trip_seen.seen_at'), ref('trip_person.created_at')).as('since'),
            eb.case().when('trip_person.role', 'in', deciding).then<0 | 1>(1).else<0 | 1>(0).end().as('decides'),
          ])
          .where('trip_person.account_id', '=', accountId)
          .where('trip.deleted_at', 'is', null),
      ),
  )
}

/** The other people who changed each trip, with the instant of their last change. */
export function listChangers(executor: Executor, accountId: string) {
  return withOwnTrips(executor, accountId)
    .selectFrom('own')
    .innerJoin('trip_change', 'trip_change.trip_id', 'own.tripId')
    .innerJoin('account', 'account.id', 'trip_change.account_id')
    .select(({ fn }) => ['own.tripId', 'account.name', fn.max('trip_change.at').as('at')])
    .whereRef('trip_change.at', '>', 'own.since')
    .where('trip_change.account_id', '<>', accountId)
    .groupBy(['own.tripId', 'trip_change.account_id', 'account.name'])
    .execute()
}

/** The other people who joined each trip. */
export function listNewcomers(executor: Executor, accountId: string) {
  return withOwnTrips(executor, accountId)
    .selectFrom('own')
    .innerJoin('trip_person', 'trip_person.trip_id', 'own.tripId')
    .innerJoin('account', 'account.id', 'trip_person.account_id')
    .select(['own.tripId', 'account.name', 'trip_person.created_at as at'])
    .whereRef('trip_person.created_at', '>', 'own.since')
    .where('trip_person.account_id', '<>', accountId)
    .execute()
}

/** Number of suggestions of others that wait in the trips in which the account may decide. */
export function countWaiting(executor: Executor, accountId: string) {
  return withOwnTrips(executor, accountId)
    .selectFrom('own')
    .innerJoin('trip_suggestion', 'trip_suggestion.trip_id', 'own.tripId')
    .select(({ fn }) => [
      'own.tripId',
      fn.countAll<number | string>().as('count'),
      fn.max('trip_suggestion.created_at').as('at'),
    ])
    .where('own.decides', '=', 1)
    .where('trip_suggestion.account_id', '<>', accountId)
    .groupBy('own.tripId')
    .execute()
}

/** JSON may write each character of a title with six. */
const BEGINNING = '{"title":""'.length + 6 * TRIP_LIMITS.title

const TITLE = /^\{"title":("(?:[^"\\]|\\.)*")/

const Title = z.object({ title: z.string() })

/**
 * Reads the beginnings of documents alone: fifty of the longest trips have 25 MB.
 * @returns the titles of the trips that the account owns or is in, by their ids
 */
export async function readTitlesFor(
  executor: Executor,
  accountId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const titles = new Map<string, string>()
  if (ids.length === 0) return titles
  const rows = await selectTripsFor(executor, accountId)
    .select(['trip.id', sql<string>`substr(trip.document, 1, ${sql.lit(BEGINNING)})`.as('beginning')])
    .where('trip.id', 'in', ids.slice(0, MAX_TRIPS))
    .execute()
  for (const { id, beginning } of rows) {
    const text = TITLE.exec(beginning)?.[1]
    const title = text === undefined ? await readTitle(executor, accountId, id) : z.string().parse(JSON.parse(text))
    if (title !== undefined) titles.set(id, title)
  }
  return titles
}

/** For a document whose first field is another one. Undefined: the account is not in the trip any more. */
async function readTitle(executor: Executor, accountId: string, id: string): Promise<string | undefined> {
  const row = await selectTripsFor(executor, accountId)
    .select('trip.document')
    .where('trip.id', '=', id)
    .executeTakeFirst()
  return row && Title.parse(JSON.parse(row.document)).title
}

function selectTripsFor(executor: Executor, accountId: string) {
  return executor
    .selectFrom('trip')
    .leftJoin('trip_person', (join) =>
      join.onRef('trip_person.trip_id', '=', 'trip.id').on('trip_person.account_id', '=', accountId),
    )
    .where(({ or, eb }) => or([eb('trip.account_id', '=', accountId), eb('trip_person.id', 'is not', null)]))
}

/** Clocks of processes that differ by more are wrong for long, and nobody follows them. */
export const MAX_AHEAD_MS = DAY_MS

/**
 * Finds the instant at which something happens in a trip: now, or after the last instant at which anybody saw it, if
 * the process that recorded this has a clock that is ahead. Otherwise it would never be news.
 */
export async function findInstantAfterSeen(executor: Executor, tripId: string, now: Date): Promise<Date> {
  const row = await executor
    .selectFrom('trip_seen')
    .select(({ fn }) => fn.max('seen_at').as('seenAt'))
    .where('trip_id', '=', tripId)
    .where('seen_at', '<', new Date(now.getTime() + MAX_AHEAD_MS).toISOString())
    .executeTakeFirst()
  return row?.seenAt ? new Date(Math.max(now.getTime(), Date.parse(row.seenAt) + 1)) : now
}

export async function upsertSeen(
  executor: Executor,
  { accountId, tripId, at }: { accountId: string; tripId: string; at: string },
): Promise<void> {
  await executor
    .insertInto('trip_seen')
    .values({ account_id: accountId, trip_id: tripId, seen_at: at })
    .onConflict((conflict) => conflict.columns(['account_id', 'trip_id']).doUpdateSet({ seen_at: at }))
    .execute()
}
