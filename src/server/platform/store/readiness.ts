import { statSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Store } from './database.ts'
import { codeOfSqlite, SQLITE_CODES } from './sqlite-errors.ts'

export type Readiness = 'ready' | 'away' | 'missing' | 'replaced' | 'damaged'

/** In each table, the rows at the ends and at this many places in between. */
const PROBES_PER_TABLE = 4

type DatabaseFile = { readonly path: string; readonly device: number; readonly inode: number }

/**
 * Makes a check that reads through the database as it is now, not as this process remembers it. SQLite's connections go
 * on in a file that was deleted or replaced, and answer from their cache. So the check compares the file at the path
 * with the one that was opened, and reads rows of every table through a new connection. A few pages for each table are
 * read, at random places, so that damage is found within some checks without reading everything.
 */
export function createReadinessCheck(store: Store): () => Promise<Readiness> {
  const opened = findFile(store)
  return async () => {
    try {
      await store.db.selectFrom('migration').select('name').limit(1).execute()
      const file = await opened
      return file ? checkFile(file) : 'ready'
    } catch (error) {
      return isDamage(error) ? 'damaged' : 'away'
    }
  }
}

const Files = z.array(z.object({ file: z.string() }))

/** @returns null for Postgres and for a database in memory */
async function findFile({ db, engine }: Store): Promise<DatabaseFile | null> {
  if (engine === 'postgres') return null
  const { rows } = await sql`select file from pragma_database_list where name = 'main'`.execute(db)
  const path = Files.parse(rows)[0]?.file ?? ''
  return path === '' ? null : identify(path)
}

function identify(path: string): DatabaseFile | null {
  const found = statSync(path, { throwIfNoEntry: false })
  return found ? { path, device: found.dev, inode: found.ino } : null
}

function checkFile({ path, device, inode }: DatabaseFile): Readiness {
  const found = identify(path)
  if (!found) return 'missing'
  if (found.device !== device || found.inode !== inode) return 'replaced'
  readRows(path)
  return 'ready'
}

const Names = z.array(z.object({ name: z.string() }))

/**
 * SQLite reads, never `fs`: closing a file of one's own releases all locks that this process has on it
 * (https://www.sqlite.org/howtocorrupt.html).
 * @throws SQLite's error when a page cannot be read
 */
function readRows(path: string): void {
  const database = new DatabaseSync(path, { readOnly: true, timeout: 0 })
  try {
    const tables = Names.parse(database.prepare(`select name from sqlite_schema where type = 'table'`).all())
    for (const { name } of tables) {
      const place = `select rowid from "${name}" where rowid >= (select min(rowid) + abs(random() / 9.3e18) * (max(rowid) - min(rowid)) from "${name}")`
      for (let probe = 0; probe < PROBES_PER_TABLE; probe += 1) database.prepare(`${place} limit 1`).get()
    }
  } finally {
    database.close()
  }
}

function isDamage(error: unknown): boolean {
  const code = codeOfSqlite(error)
  return code === SQLITE_CODES.corrupt || code === SQLITE_CODES.notADatabase || code === SQLITE_CODES.inputOutput
}
