import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Executor } from './database.ts'
import { prepare } from './prepared.ts'

/** What processes keep in memory and must drop when it changes. */
export type Topic = 'guide' | 'reviews'

export type Versions = Readonly<Record<Topic, number>>

/** Milliseconds until a change made by another process is noticed at the latest. */
const POLL_INTERVAL = 1_000

/**
 * Marks a change inside the transaction that makes it, so that no process can notice it too early. Until the transaction
 * ends, others that change the same topic wait here: mark late what is changed often.
 * @returns the topic's new version
 */
export async function markChanged(transaction: Executor, topic: Topic): Promise<number> {
  const [changed] = await raiseCounter(transaction, { topic })
  if (!changed) throw new Error(`There is no counter of ${topic}`)
  return changed.version
}

const raiseCounter = prepare((executor, { topic }: { topic: string }) =>
  executor
    .updateTable('change')
    .set({ version: sql<number>`version + 1` })
    .where('topic', '=', topic)
    .returning('version'),
)

const selectCounters = prepare((executor) => executor.selectFrom('change').select(['topic', 'version']))

const Counters = z.object({ guide: z.number(), reviews: z.number() })

export async function readVersions(executor: Executor): Promise<Versions> {
  const rows = await selectCounters(executor, {})
  return Counters.parse(Object.fromEntries(rows.map(({ topic, version }) => [topic, version])))
}

/**
 * Looks again and again whether another process changed something. Counters that are read by everybody work alike on
 * SQLite, Postgres and the databases that speak its protocol but lack LISTEN/NOTIFY (docs/decisions/0004).
 * @returns a function that ends the watch
 */
export function watchChanges(look: () => Promise<void>): () => void {
  // While the database is away, what is in memory goes on serving, and the next look tries again.
  const timer = setInterval(() => void look().catch(() => undefined), POLL_INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}
