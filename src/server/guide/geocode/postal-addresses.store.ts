import { CLOCK_SLACK_MS } from '../../platform/store/clock-slack.ts'
import type { Database } from '../../platform/store/database.ts'

/** Finds the stored name of a point by its key; undefined when it is unknown or older than `since`. */
export async function findPostalAddress(db: Database, point: string, since: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('address')
    .select('display_name')
    .where('point', '=', point)
    .where('found_at', '>=', since)
    .executeTakeFirst()
  return row?.display_name
}

export async function storePostalAddress(
  db: Database,
  found: { point: string; name: string; at: string },
): Promise<void> {
  const values = { display_name: found.name, found_at: found.at }
  await db
    .insertInto('address')
    .values({ point: found.point, ...values })
    .onConflict((conflict) => conflict.column('point').doUpdateSet(values))
    .execute()
}

/** Deletes all except the newest. */
export async function forgetOldPostalAddresses(db: Database, count: number): Promise<void> {
  const oldest = await db
    .selectFrom('address')
    .select('found_at')
    .orderBy('found_at', 'desc')
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  if (oldest) await db.deleteFrom('address').where('found_at', '<', oldest.found_at).execute()
}

/** After this many lost races the turn counts as taken by others. */
const MAX_TRIES = 5

type Turn = { now: Date; intervalMs: number; maxWaitMs: number }

/**
 * Takes the next turn at the service. All processes together have one turn in every `intervalMs`.
 * @returns milliseconds until the turn, or null when they exceed `maxWaitMs`
 */
export async function takeTurn(db: Database, { now, intervalMs, maxWaitMs }: Turn): Promise<number | null> {
  for (let tried = 0; tried < MAX_TRIES; tried += 1) {
    const row = await db.selectFrom('geocoder_turn').select('next_at').executeTakeFirstOrThrow()
    const next = Date.parse(row.next_at)
    // A turn so far ahead was taken while a clock was ahead.
    const start = next > now.getTime() + CLOCK_SLACK_MS ? now.getTime() : Math.max(now.getTime(), next)
    const wait = start - now.getTime()
    if (wait > maxWaitMs) return null
    const { numUpdatedRows } = await db
      .updateTable('geocoder_turn')
      .set({ next_at: new Date(start + intervalMs).toISOString() })
      // Another process that took this turn has changed the value.
      .where('next_at', '=', row.next_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return wait
  }
  return null
}
