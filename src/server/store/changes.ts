import { sql } from 'kysely'
import type { Database, Reader } from './open.ts'

/** What processes keep in memory and must drop when it changes. */
export type Topic = 'guide'

/** Milliseconds until a change made by another process is noticed at the latest. */
const POLL_INTERVAL = 1_000

/** Marks a change inside the transaction that makes it, so that no process can notice it too early. */
export async function markChanged(transaction: Reader, topic: Topic): Promise<void> {
  await transaction
    .updateTable('change')
    .set({ version: sql`version + 1` })
    .where('topic', '=', topic)
    .execute()
}

export async function readVersion(reader: Reader, topic: Topic): Promise<number> {
  const row = await reader.selectFrom('change').select('version').where('topic', '=', topic).executeTakeFirstOrThrow()
  return row.version
}

type Watch = {
  db: Database
  topic: Topic
  /** The version that is in memory. */
  seen: () => number
  onChange: () => Promise<void>
}

/**
 * Calls `onChange` when the topic's counter has moved, whichever process moved it. A counter that is read again and again
 * works alike on SQLite, Postgres and the databases that speak its protocol but lack LISTEN/NOTIFY (docs/decisions/0004).
 * @returns a function that ends the watch
 */
export function watchChanges({ db, topic, seen, onChange }: Watch): () => void {
  let isLooking = false
  const look = async () => {
    if (isLooking) return
    isLooking = true
    try {
      if ((await readVersion(db, topic)) !== seen()) await onChange()
    } catch {
      // The database is away: what is in memory goes on serving, and the next look tries again.
    } finally {
      isLooking = false
    }
  }
  const timer = setInterval(() => void look(), POLL_INTERVAL)
  timer.unref()
  return () => clearInterval(timer)
}
