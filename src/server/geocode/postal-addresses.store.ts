import { CLOCK_SLACK_MS } from '../clock-slack.ts'
import type { Database } from '../store/database.ts'

/** What the service calls a point, by the point's key; undefined when it is not known or older than `since`. */
export async function findPostalAddress(db: Database, point: string, since: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('address')
    .select('display_name')
    .where('point', '=', point)
    .where('found_at', '>=', since)
    .executeTakeFirst()
  return row?.display_name
}

export async function keepPostalAddress(
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

/** Forgets all but the newest. */
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

/** Tries at a turn before it counts as taken by others. */
const TRIES = 5

type Turn = { now: Date; interval: number; patience: number }

/**
 * Takes the next turn at the service, of which all processes together have one in every `interval` milliseconds.
 * @returns milliseconds to wait for it, or null when that would be more than `patience`
 */
export async function takeTurn(db: Database, { now, interval, patience }: Turn): Promise<number | null> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const row = await db.selectFrom('geocoder_turn').select('next_at').executeTakeFirstOrThrow()
    const next = Date.parse(row.next_at)
    // Nobody took a turn that far ahead, unless while a clock was ahead.
    const start = next > now.getTime() + CLOCK_SLACK_MS ? now.getTime() : Math.max(now.getTime(), next)
    const wait = start - now.getTime()
    if (wait > patience) return null
    const { numUpdatedRows } = await db
      .updateTable('geocoder_turn')
      .set({ next_at: new Date(start + interval).toISOString() })
      // Whoever took it in between has changed it.
      .where('next_at', '=', row.next_at)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) return wait
  }
  return null
}
