import type { TripNewsItem } from '#contract/trip/trip-news.ts'
import type { Context } from '../../platform/context.ts'
import type { Executor } from '../../platform/store/database.ts'
import { requireTripRight, type OfTrip } from './trip-access.ts'
import {
  countWaiting,
  listChangers,
  listNewcomers,
  MAX_AHEAD_MS,
  readTitlesFor,
  upsertSeen,
} from './trip-news.store.ts'
import { deleteRoleNotice, listRoleNotices } from './trip-role-notices.store.ts'

/** Lists what others did in the shared trips of an account since it saw them, and what waits for it, newest first. */
export async function listTripNews(executor: Executor, accountId: string): Promise<TripNewsItem[]> {
  const { changers, newcomers, waiting, roles, all } = await readEvents(executor, accountId)
  if (all.length === 0) return []
  const newest = new Map<string, string>()
  for (const { tripId, at } of all) if (at > (newest.get(tripId) ?? '')) newest.set(tripId, at)
  const sorted = [...newest].toSorted(([, one], [, other]) => (one < other ? 1 : -1))
  const titles = await readTitlesFor(
    executor,
    accountId,
    sorted.map(([tripId]) => tripId),
  )
  const namesIn = (rows: readonly { tripId: string; name: string }[], tripId: string) =>
    rows.filter((row) => row.tripId === tripId).map(({ name }) => name)
  return sorted.flatMap(([tripId, at]) => {
    const notice = roles.find((row) => row.tripId === tripId)
    const title = notice?.role === null ? notice.title : titles.get(tripId)
    if (title === undefined) return []
    const suggestions = Number(waiting.find((row) => row.tripId === tripId)?.count ?? 0)
    return [
      {
        tripId,
        title,
        at,
        suggestions,
        changedBy: namesIn(changers, tripId),
        joined: namesIn(newcomers, tripId),
        ...(notice && { role: notice.role }),
      },
    ]
  })
}

/** @returns the instant of what `listTripNews` lists first; undefined without news */
export async function findNewestTripNews(executor: Executor, accountId: string): Promise<string | undefined> {
  const { all } = await readEvents(executor, accountId)
  return all
    .map(({ at }) => at)
    .toSorted()
    .at(-1)
}

async function readEvents(executor: Executor, accountId: string) {
  const [changers, newcomers, waiting, roles] = [
    await listChangers(executor, accountId),
    await listNewcomers(executor, accountId),
    await countWaiting(executor, accountId),
    await listRoleNotices(executor, accountId),
  ]
  return { changers, newcomers, waiting, roles, all: [...changers, ...newcomers, ...waiting, ...roles] }
}

/**
 * All that there is counts as seen, also what a process with a clock that is ahead has dated later than now.
 * @throws Failure `not-found` when the traveller is not in the trip
 */
export async function markSeen({ store, now }: Pick<Context, 'store' | 'now'>, of: OfTrip): Promise<void> {
  await requireTripRight(store.db, of, 'read')
  const { all } = await readEvents(store.db, of.accountId)
  const instants = all.flatMap(({ tripId, at }) => (tripId === of.tripId ? at : []))
  const at = now()
  const latest = new Date(at.getTime() + MAX_AHEAD_MS).toISOString()
  const seenAt = [at.toISOString(), ...instants.filter((instant) => instant < latest)].toSorted().at(-1)
  if (seenAt !== undefined) await upsertSeen(store.db, { ...of, at: seenAt })
  await deleteRoleNotice(store.db, of)
}
