import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Executor } from './database.ts'
import { prepare } from './prepared.ts'

/** A kind of data that processes keep in memory and reload after a change. */
export type Topic = 'guide' | 'reviews'

export type Versions = Readonly<Record<Topic, number>>

/** A change by another process is noticed within this time. */
const POLL_INTERVAL_MS = 1_000

/**
 * Marks a change in the transaction that makes it, so that no process notices it too early. Other transactions that
 * change the same topic wait from here on, so call it late for topics that change often.
 * @returns the topic's new version
 */
export async function markChanged(transaction: Executor, topic: Topic): Promise<number> {
  const [changed] = await raiseCounter(transaction, { topic })
  if (!changed) throw new Error(`There is no counter of ${topic}`)
  return changed.version
}

/** The version that the next `markChanged` makes. The caller has locked the topic. */
export async function nextVersion(transaction: Executor, topic: Topic): Promise<number> {
  return (await readVersions(transaction))[topic] + 1
}

/** Makes other transactions that change or lock the same topic wait until this one ends. */
export async function lockTopic(transaction: Executor, topic: Topic): Promise<void> {
  await touchCounter(transaction, { topic })
}

const touchCounter = prepare((executor, { topic }: { topic: string }) =>
  executor.updateTable('change').set({ topic }).where('topic', '=', topic),
)

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
 * Polls for changes by other processes. Counters work on SQLite, on Postgres and on databases with Postgres' protocol
 * but without LISTEN/NOTIFY (docs/decisions/0004).
 * @returns a function that stops the timer
 */
export function watchChanges(look: () => Promise<void>, everyMs = POLL_INTERVAL_MS): () => void {
  // While the database is away, the data in memory stays in use and the next poll tries again.
  const timer = setInterval(() => void look().catch(() => undefined), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
