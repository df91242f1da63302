import { DAY } from '#contract/durations.ts'
import { CLOCK_SLACK } from '../clock-slack.ts'
import type { Database } from '../store/database.ts'

/**
 * Notes a round of sweeping, of whichever process, and tells whether the clock may be trusted with what cannot be brought
 * back: once it has gone on for a day without a leap. A leap is also what a server sees that was off for more than a day;
 * it sweeps a day later. So an operator has a day to put a wrong clock right.
 */
export async function isClockTrusted(db: Database, now: Date): Promise<boolean> {
  const round = await db.selectFrom('sweep_round').selectAll().executeTakeFirst()
  const passed = round ? now.getTime() - Date.parse(round.last_at) : Infinity
  const isSteady = passed < DAY && passed > -CLOCK_SLACK
  const values = {
    last_at: now.toISOString(),
    steady_since: isSteady && round ? round.steady_since : now.toISOString(),
  }
  await db
    .insertInto('sweep_round')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
  return now.getTime() - Date.parse(values.steady_since) >= DAY
}
