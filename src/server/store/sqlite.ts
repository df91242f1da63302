import { DatabaseSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'

/** Older versions can corrupt a WAL database when a checkpoint races a reset: https://www.sqlite.org/wal.html#walresetbug */
const OLDEST_SQLITE = [3, 51, 3] as const

/** Milliseconds that opening and reading wait where SQLite needs the file for itself. */
const BUSY_TIMEOUT = 10_000

const MEMORY = ':memory:'

/**
 * Kysely's SQLite over `node:sqlite`, with a connection that writes and one that reads (see sqlite-driver.ts).
 * @param path a file, or `:memory:`
 * @throws Error when the built-in SQLite is too old or a setting did not take
 */
export function sqliteDialect(path: string): Dialect {
  const connections = { writer: openWriter(path), reader: path === MEMORY ? null : openReader(path) }
  return {
    createAdapter: () => new SeveralConnectionsAdapter(),
    createDriver: () => new SqliteDriver(connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/** The driver knows whose turn it is; without this Kysely would let all wait for each other, readers too. */
class SeveralConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/** Does not wait for another process's lock: whoever uses it does, without keeping this process from its other work. */
function openWriter(path: string): DatabaseSync {
  const database = openDatabase(path)
  database.exec('pragma busy_timeout = 0')
  return database
}

/** Sees what is committed and cannot change it. */
function openReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT })
  database.exec('pragma query_only = on; pragma temp_store = memory')
  return database
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT })
  // Who deletes an account wants its bytes gone, not only its rows: hence secure_delete.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on',
  )
  expectVersion(readPragma(database, 'select sqlite_version() as value'))
  if (path !== MEMORY) expectValue(database, 'journal_mode', 'wal')
  expectValue(database, 'synchronous', 2)
  expectValue(database, 'foreign_keys', 1)
  return database
}

function readPragma(database: DatabaseSync, sql: string): unknown {
  const row = database.prepare(sql).get()
  return row === undefined ? undefined : Object.values(row)[0]
}

function expectValue(database: DatabaseSync, pragma: string, wanted: string | number): void {
  const value = readPragma(database, `pragma ${pragma}`)
  if (value !== wanted) throw new Error(`SQLite did not take ${pragma} = ${wanted}; it says ${String(value)}`)
}

function expectVersion(version: unknown): void {
  const parts = String(version).split('.').map(Number)
  const differing = OLDEST_SQLITE.findIndex((wanted, index) => wanted !== parts[index])
  if (differing === -1) return
  if ((parts[differing] ?? 0) > (OLDEST_SQLITE[differing] ?? 0)) return
  throw new Error(`SQLite ${OLDEST_SQLITE.join('.')} or newer is needed, this is ${String(version)}`)
}
