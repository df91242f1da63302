import { DatabaseSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler, type Dialect } from 'kysely'
import { SqliteDriver } from './sqlite-driver.ts'

/**
 * Older versions can corrupt a WAL database when a checkpoint races a reset:
 * https://www.sqlite.org/wal.html#walresetbug
 */
const OLDEST_SQLITE = [3, 51, 3] as const

/** Opening and reading wait this long while SQLite needs the file for itself. */
const BUSY_TIMEOUT_MS = 10_000

const MEMORY = ':memory:'

/**
 * Kysely's SQLite over `node:sqlite` with one writing and one reading connection (see sqlite-driver.ts).
 * @param path a file, or `:memory:`
 * @param image the bytes of a database file with which a database in memory begins
 * @throws Error when the built-in SQLite is too old or ignores a setting
 */
export function sqliteDialect(path: string, image?: Uint8Array): Dialect {
  const connections = { writer: openWriter(path), reader: path === MEMORY ? null : openReader(path) }
  if (image) connections.writer.deserialize(image)
  return {
    createAdapter: () => new SeveralConnectionsAdapter(),
    createDriver: () => new SqliteDriver(connections),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

/**
 * The driver orders the writes itself. Without this flag Kysely would make all queries wait for each other, reads
 * included.
 */
class SeveralConnectionsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

/**
 * This connection never waits for another process's lock in SQLite. Its caller retries without blocking the process.
 */
function openWriter(path: string): DatabaseSync {
  const database = openDatabase(path)
  database.exec('pragma busy_timeout = 0')
  return database
}

/** Reads committed data and cannot change it. */
function openReader(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS })
  database.exec('pragma query_only = on; pragma temp_store = memory')
  return database
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT_MS })
  // A deleted account's bytes must disappear and not only its rows. secure_delete overwrites them.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on',
  )
  checkVersion(readPragma(database, 'select sqlite_version() as value'))
  if (path !== MEMORY) checkValue(database, 'journal_mode', 'wal')
  checkValue(database, 'synchronous', 2)
  checkValue(database, 'foreign_keys', 1)
  return database
}

function readPragma(database: DatabaseSync, sql: string): unknown {
  const row = database.prepare(sql).get()
  return row === undefined ? undefined : Object.values(row)[0]
}

function checkValue(database: DatabaseSync, pragma: string, wanted: string | number): void {
  const value = readPragma(database, `pragma ${pragma}`)
  if (value !== wanted) throw new Error(`SQLite did not take ${pragma} = ${wanted}; it says ${String(value)}`)
}

function checkVersion(version: unknown): void {
  const parts = String(version).split('.').map(Number)
  const differing = OLDEST_SQLITE.findIndex((wanted, index) => wanted !== parts[index])
  if (differing === -1) return
  if ((parts[differing] ?? 0) > (OLDEST_SQLITE[differing] ?? 0)) return
  throw new Error(`SQLite ${OLDEST_SQLITE.join('.')} or newer is needed, this is ${String(version)}`)
}
