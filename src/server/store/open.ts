import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import type { Database, Store } from './database.ts'
import { migrate, migrateUpTo } from './migrate.ts'
import { postgresDialect, type Patience } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The embedded database's name in the data folder. */
export const SQLITE_FILE = 'safarnama.sqlite'

type Place = { databaseUrl: string | null; dataDir: string }

/**
 * Opens the database and brings its schema up to date.
 * @throws Error when it cannot be reached, or a migration that was applied has since been edited
 */
export async function openStore({ databaseUrl, dataDir }: Place): Promise<Store> {
  if (databaseUrl === null) return closingOnFailure(openSqlite(dataDir), migrate)
  // Bringing large tables forward takes its time, and so does waiting for another process that does.
  const patient = await closingOnFailure(connect({ databaseUrl, dataDir }), migrate)
  await patient.db.destroy()
  return openPostgres(databaseUrl)
}

async function closingOnFailure(store: Store, work: (store: Store) => Promise<void>): Promise<Store> {
  try {
    await work(store)
  } catch (error) {
    await store.db.destroy()
    throw error
  }
  return store
}

/** Opens the database with whatever schema it has, for work of any length: no statement is given up. */
export function connect({ databaseUrl, dataDir }: Place): Store {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, 'unbounded')
}

/**
 * A store that lives as long as the process, for tests and for learning about a schema.
 * @param lastMigration to stop at
 */
export async function openMemoryStore(lastMigration?: string): Promise<Store> {
  const store: Store = { db: new Kysely<Tables>({ dialect: sqliteDialect(':memory:') }), engine: 'sqlite' }
  await migrateUpTo(store, lastMigration)
  return store
}

function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true })
  return { db: new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, SQLITE_FILE)) }), engine: 'sqlite' }
}

function openPostgres(databaseUrl: string, patience?: Patience): Store {
  return { db: new Kysely<Tables>({ dialect: postgresDialect(databaseUrl, patience) }), engine: 'postgres' }
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
