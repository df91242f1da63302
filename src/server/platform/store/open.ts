import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely } from 'kysely'
import type { Store } from './database.ts'
import { copyBeforeMigration } from './copy-before-migration.ts'
import { migrate, migrateUpTo } from './migrate.ts'
import { createPostgresStore, postgresDialect, type Timeouts } from './postgres.ts'
import { sqliteDialect } from './sqlite.ts'
import type { Tables } from './tables.ts'

/** The file of the embedded database in the data folder. */
export const SQLITE_FILE = 'safarnama.sqlite'

type Place = { databaseUrl: string | null; dataDir: string }

/**
 * Opens the database and applies missing migrations.
 * @param timeouts of Postgres. Tests on slow machines wait longer than the server does.
 * @throws Error when the database is unreachable, or when an applied migration has changed since
 */
export async function openStore({ databaseUrl, dataDir }: Place, timeouts?: Timeouts): Promise<Store> {
  if (databaseUrl === null) {
    return closingOnFailure(openSqlite(dataDir), async (store) => {
      await copyBeforeMigration(store, dataDir)
      await migrate(store)
    })
  }
  // A migration of large tables takes long, and so does the wait for another process that applies it.
  const migrating = await closingOnFailure(connect({ databaseUrl, dataDir }), migrate)
  await migrating.db.destroy()
  return openPostgres(databaseUrl, timeouts)
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

/** Opens the database with its current schema, for work of any length. Statements have no time limit. */
export function connect({ databaseUrl, dataDir }: Place): Store {
  return databaseUrl === null ? openSqlite(dataDir) : openPostgres(databaseUrl, 'unbounded')
}

/**
 * A store in memory for tests and for reading the schema.
 * @param lastMigration the last migration to apply
 */
export async function openMemoryStore(lastMigration?: string): Promise<Store> {
  const store: Store = { db: new Kysely<Tables>({ dialect: sqliteDialect(':memory:') }), engine: 'sqlite' }
  await migrateUpTo(store, lastMigration)
  return store
}

/** A store in memory that begins as a copy. @param image the bytes of a database file with the current schema */
export function openMemoryCopy(image: Uint8Array): Store {
  return { db: new Kysely<Tables>({ dialect: sqliteDialect(':memory:', image) }), engine: 'sqlite' }
}

function openSqlite(dataDir: string): Store {
  mkdirSync(dataDir, { recursive: true })
  return { db: new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, SQLITE_FILE)) }), engine: 'sqlite' }
}

function openPostgres(databaseUrl: string, timeouts?: Timeouts): Store {
  return createPostgresStore(postgresDialect(databaseUrl, timeouts))
}
