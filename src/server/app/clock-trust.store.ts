import { DAY_MS } from '#contract/text/durations.ts'
import { CLOCK_SLACK_MS } from '../platform/store/clock-slack.ts'
import type { Database } from '../platform/store/database.ts'

/**
 * Writes down one round of the sweep and checks the clock by the rounds before. All processes share the note. The sweep
 * may delete for good once the clock has run for a day without a leap. A server that was off for more than a day looks
 * the same, and deletes a day later. So an operator has a day to correct a wrong clock.
 */
export async function isClockTrusted(db: Database, now: Date): Promise<boolean> {
  const round = await db.selectFrom('sweep_round').selectAll().executeTakeFirst()
  const passed = round ? now.getTime() - Date.parse(round.last_at) : Infinity
  const isSteady = passed < DAY_MS && passed > -CLOCK_SLACK_MS
  const values = {
    last_at: now.toISOString(),
    steady_since: isSteady && round ? round.steady_since : now.toISOString(),
  }
  await db
    .insertInto('sweep_round')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  return now.getTime() - Date.parse(values.steady_since) >= DAY_MS
}
