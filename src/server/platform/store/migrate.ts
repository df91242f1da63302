import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import { OperatorError } from '../process/operator-error.ts'
import type { Store } from './database.ts'
import type { Tables } from './tables.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

type Migration = { name: string; statements: readonly string[]; checksum: string }

/**
 * Applies each file of `migrations/` once, in the order of its number; one that fails changes nothing, and those before
 * it stay. Two processes that start at once wait for each other: on a lock row in Postgres, on the write lock in SQLite.
 * @throws Error when an applied migration is missing here or has changed since
 */
export async function migrate(store: Store, folder: string = MIGRATIONS): Promise<void> {
  const migrations = readMigrations(folder)
  await applyAll(store, migrations)
  await refuseUnknown(store, migrations)
}

/**
 * Applies the migrations up to one of them.
 * @param last the name of that migration; undefined applies all
 */
export async function migrateUpTo(store: Store, last: string | undefined): Promise<void> {
  const migrations = readMigrations(MIGRATIONS)
  await applyAll(store, last === undefined ? migrations : migrations.filter(({ name }) => name <= last))
}

/** The migrations of this version that a database lacks. Null for a new database, which has nothing to lose. */
export async function findPending({ db }: Store): Promise<string[] | null> {
  const tables = await sql<{ name: string }>`select name from sqlite_master where name = 'migration'`.execute(db)
  if (tables.rows.length === 0) return null
  const applied = await db.selectFrom('migration').select('name').execute()
  const names = new Set(applied.map(({ name }) => name))
  return applied.length === 0 ? null : readMigrations().flatMap(({ name }) => (names.has(name) ? [] : [name]))
}

async function applyAll(store: Store, migrations: readonly Migration[]): Promise<void> {
  await prepareBookkeeping(store)
  if (store.engine === 'sqlite') return applyTogether(store, migrations)
  for (const migration of migrations) {
    await store.db.transaction().execute((transaction) => applyOnce(store, transaction, migration))
  }
}

/** In one transaction, so that no other process sees, and copies, a database between two migrations. */
async function applyTogether(store: Store, migrations: readonly Migration[]): Promise<void> {
  const failure = await store.db.transaction().execute(async (transaction) => {
    for (const migration of migrations) {
      await sql`savepoint migration`.execute(transaction)
      try {
        await applyOnce(store, transaction, migration)
      } catch (error) {
        await sql`rollback to migration`.execute(transaction)
        return { error }
      }
      await sql`release migration`.execute(transaction)
    }
    return null
  })
  if (failure) throw failure.error
}

async function prepareBookkeeping({ db, engine }: Store): Promise<void> {
  const statements = [
    sql`create table if not exists migration (name text primary key, checksum text not null, applied_at text not null)`,
    sql`create table if not exists migration_lock (id integer primary key)`,
    sql`insert into migration_lock (id) values (1) on conflict do nothing`,
  ]
  for (const statement of engine === 'postgres' ? statements : statements.slice(0, 1)) {
    // "if not exists" is not atomic on Postgres. When two processes create at once, one fails on the catalogue's unique
    // index after the other has finished. Each statement can fail so once.
    await statement.execute(db).catch(() => statement.execute(db))
  }
}

async function applyOnce({ engine }: Store, transaction: Transaction<Tables>, migration: Migration): Promise<void> {
  if (engine === 'postgres') await sql`select id from migration_lock where id = 1 for update`.execute(transaction)
  const applied = await transaction
    .selectFrom('migration')
    .select('checksum')
    .where('name', '=', migration.name)
    .executeTakeFirst()
  if (applied?.checksum === migration.checksum) return
  if (applied) throw new OperatorError(`Migration ${migration.name} was changed after it had been applied`)
  for (const statement of migration.statements) await sql.raw(statement).execute(transaction)
  await transaction
    .insertInto('migration')
    .values({ name: migration.name, checksum: migration.checksum, applied_at: new Date().toISOString() })
    .execute()
}

async function refuseUnknown({ db }: Store, known: readonly Migration[]): Promise<void> {
  const applied = await db.selectFrom('migration').select('name').execute()
  const names = new Set(known.map(({ name }) => name))
  const unknown = applied.filter(({ name }) => !names.has(name))
  if (unknown.length === 0) return
  throw new OperatorError(
    `The database was made by a newer version: it has ${unknown.map(({ name }) => name).join(', ')}, unknown here`,
  )
}

/** All migrations of this version in the order of their numbers. */
export function readMigrations(folder: string = MIGRATIONS): Migration[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.sql'))
    .toSorted()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return { name, statements: splitStatements(text), checksum: createHash('sha256').update(text).digest('hex') }
    })
}

/** A statement ends with a semicolon at the end of a line. Lines that start with `--` are comments. */
function splitStatements(text: string): string[] {
  return text
    .replace(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '')
}
