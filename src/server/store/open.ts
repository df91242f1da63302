import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely'
import pg from 'pg'
import { migrate } from './migrate.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

export type Engine = 'sqlite' | 'postgres'

export type Database = Kysely<Tables>

/** One of many connections, or the one inside a transaction: what reading functions take. */
export type Reader = Kysely<Tables> | Transaction<Tables>

export type Store = {
  readonly db: Database
  readonly engine: Engine
}

type Place = { databaseUrl: string | null; dataDir: string }

/**
 * Opens the database and brings its schema up to date.
 * @throws Error when it cannot be reached, or a migration that was applied has since been edited
 */
export async function openStore(place: Place): Promise<Store> {
  const store = place.databaseUrl === null ? openSqlite(place.dataDir) : openPostgres(place.databaseUrl)
  try {
    await migrate(store)
  } catch (error) {
    await store.db.destroy()
    throw error
  }
  return store
}

/** A store that lives as long as the process, for tests. */
export async function openMemoryStore(): Promise<Store> {
  const store: Store = { db: new Kysely<Tables>({ dialect: sqliteDialect(':memory:') }), engine: 'sqlite' }
  await migrate(store)
  return store
}

function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true })
  return { db: new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, 'safarnama.sqlite')) }), engine: 'sqlite' }
}

function openPostgres(databaseUrl: string): Store {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    // Also how long a request may wait for one of the connections.
    connectionTimeoutMillis: 15_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'safarnama',
  })
  // An idle connection that the server ends (a restart) is replaced at the next query; without a listener it would end us.
  pool.on('error', () => {})
  return { db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }), engine: 'postgres' }
}

/** Whether the database answers. */
export async function isReachable(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch {
    return false
  }
}
