import { HISTORY_LIMITS, type HistoryEntry } from '#contract/trip/trip-history.ts'
import { DAY_MS } from '#contract/text/durations.ts'
import type { Trip } from '#contract/trip/trips.ts'
import { listTripChanges } from '#planning/merge/trip-changes.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import { completeStops } from './stops.ts'
import { readOfTrip, type OfTrip } from './trip-access.ts'
import { deleteChangesBeyond, insertChanges, listChanges } from './trip-history.store.ts'
import { findInstantAfterSeen } from './trip-news.store.ts'
import type { StoredTrip, TripContent } from './trips.store.ts'

type Saved = {
  readonly of: OfTrip
  readonly before: Pick<StoredTrip, 'destinations'> & Omit<TripContent, 'destinations'>
  readonly after: TripContent
  readonly at: Date
  /** Author of the suggestion. Null: it was none. */
  readonly suggestedBy: string | null
}

/** Maximum number of fields that the history records for one save. A plan that was made anew may change more. */
const FIELDS_PER_SAVE = 100

/** Records each change of a trip that others are in, with its author. */
export async function recordChanges(executor: Executor, { of, before, after, at, suggestedBy }: Saved): Promise<void> {
  const { tripId, accountId } = of
  const changes = listTripChanges(asTrip(before), asTrip(after)).slice(0, FIELDS_PER_SAVE)
  if (changes.length === 0) return
  const instant = (await findInstantAfterSeen(executor, tripId, at)).toISOString()
  const unique = new Map(changes.map((change) => [`${change.kind} ${change.subject} ${change.field}`, change]))
  await insertChanges(
    executor,
    [...unique.values()].map((change) => ({
      ...change,
      tripId,
      accountId,
      suggestedBy,
      at: instant,
      // An accepted suggestion joins no edit of the same hour.
      hour: suggestedBy === null ? instant.slice(0, 13) : instant,
    })),
  )
  await deleteChangesBeyond(executor, tripId, HISTORY_LIMITS.rows)
}

/** The rules of planning read whole trips. Names of places matter to none of their fields. */
function asTrip({ destinations, ...content }: Saved['before'] | TripContent): Trip {
  const stops = completeStops(destinations, [], { hasPlace: () => true, slugOfName: () => null })
  return { ...content, destinations: stops, _id: '', userEmail: '', isPublic: false, version: 0 }
}

/** @throws Failure `not-found` when the traveller is not in the trip */
export async function listHistory({ store, now }: Pick<Context, 'store' | 'now'>, of: OfTrip): Promise<HistoryEntry[]> {
  const since = new Date(now().getTime() - HISTORY_LIMITS.days * DAY_MS).toISOString()
  const rows = await readOfTrip(store.db, of, () => listChanges(store.db, of.tripId, since))
  // The last one of a field stays.
  const newestOfFields = new Map(
    rows.toReversed().map((row) => [JSON.stringify([row.kind, row.subject, row.field]), row]),
  )
  const latest = new Set(newestOfFields.values())
  const entries = Map.groupBy(rows, ({ accountId, hour, kind, subject, suggester }) =>
    JSON.stringify([accountId, hour, kind, subject, suggester]),
  )
  return [...entries.values()].flatMap((fields) => {
    const [newest] = fields
    if (!newest) return []
    const { accountId, hour: _hour, field: _field, suggester: _suggester, suggestedBy, ...entry } = newest
    return [
      {
        ...entry,
        isYou: accountId === of.accountId,
        fields: fields.map(({ field }) => field),
        latest: fields.flatMap((row) => (latest.has(row) ? row.field : [])),
        suggestedBy: suggestedBy ?? null,
      },
    ]
  })
}
