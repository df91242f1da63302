import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { operatorConsole } from '../process/operator-console.ts'
import type { Store } from './database.ts'
import { findPending } from './migrate.ts'

const PREFIX = 'before-migration-'

/**
 * Keeps a copy of the SQLite file before migrations change it, and says so. The copy replaces that of an earlier update. A
 * copy of the same update, which was interrupted or runs in another process, stays.
 */
export async function copyBeforeMigration(store: Store, dataDir: string): Promise<void> {
  const pending = await findPending(store)
  const [first] = pending ?? []
  if (pending === null || first === undefined) return
  const name = `${PREFIX}${first.replace(/\.sql$/, '')}.sqlite`
  const file = join(dataDir, name)
  if (!existsSync(file)) {
    const unfinished = `${file}.${process.pid}.part`
    rmSync(unfinished, { force: true })
    await sql`vacuum into ${sql.lit(unfinished)}`.execute(store.db)
    renameSync(unfinished, file)
  }
  for (const other of readdirSync(dataDir)) {
    if (other.startsWith(PREFIX) && other.endsWith('.sqlite') && other !== name) rmSync(join(dataDir, other))
  }
  operatorConsole.log(
    `The database gets ${pending.length} migration(s): ${pending.join(', ')}. As it was before, it is kept in ${file}; delete it when the update works.`,
  )
}
