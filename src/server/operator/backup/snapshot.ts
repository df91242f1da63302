import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import type { Client } from 'pg'
import * as z from 'zod/mini'
import type { Engine } from '../../platform/store/database.ts'
import { SQLITE_FILE } from '../../platform/store/open.ts'
import { join } from 'node:path'
import { RowOfCells, type Row } from './manifest.ts'
import type { Schema } from './schema.ts'

export type AppliedMigration = { readonly name: string; readonly checksum: string }

/** The database at one instant. Later writes do not show in it, and writers do not wait for it. */
export type Snapshot = {
  readonly engine: Engine
  /** In the order of their numbers. */
  readonly migrations: readonly AppliedMigration[]
  /** Holds few rows in memory at a time, because one row may be a megabyte long. */
  rows(table: Schema['backedUp'][number]): AsyncIterable<Row>
  close(): Promise<void>
}

/** In Postgres. SQLite is read row by row. */
const ROWS_PER_FETCH = 20

const SELECT_MIGRATIONS = 'select name, checksum from migration order by name'

const Migrations = z.array(z.object({ name: z.string(), checksum: z.string() }))
const Rows = z.array(RowOfCells)

/** @throws Error when there is no database of Safarnama */
export function openSnapshot(place: { databaseUrl: string | null; dataDir: string }): Promise<Snapshot> {
  return place.databaseUrl === null
    ? openSqliteSnapshot(join(place.dataDir, SQLITE_FILE))
    : openPostgresSnapshot(place.databaseUrl)
}

async function openSqliteSnapshot(path: string): Promise<Snapshot> {
  if (!existsSync(path)) throw new Error(`There is no database at ${path}.`)
  const database = new DatabaseSync(path, { timeout: 10_000 })
  try {
    // The first read of the transaction sets its instant.
    database.exec('pragma query_only = on; begin')
    const migrations = Migrations.parse(database.prepare(SELECT_MIGRATIONS).all())
    return {
      engine: 'sqlite',
      migrations,
      rows: (table) => iterateSqlite(database, table),
      close: async () => database.close(),
    }
  } catch (error) {
    database.close()
    throw error
  }
}

async function* iterateSqlite(database: DatabaseSync, table: Schema['backedUp'][number]) {
  const statement = database.prepare(selectAll(table))
  statement.setReturnArrays(true)
  for (const row of statement.iterate()) yield RowOfCells.parse(row)
}

async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'safarnama-backup' })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const { rows } = await client.query(SELECT_MIGRATIONS)
    return {
      engine: 'postgres',
      migrations: Migrations.parse(rows),
      rows: (table) => iteratePostgres(client, table),
      close: () => client.end(),
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

async function* iteratePostgres(client: Client, table: Schema['backedUp'][number]) {
  await client.query(`declare rows_to_back_up no scroll cursor for ${selectAll(table)}`)
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${ROWS_PER_FETCH} from rows_to_back_up`, rowMode: 'array' })
    if (rows.length === 0) break
    yield* Rows.parse(rows)
  }
  await client.query('close rows_to_back_up')
}

/** Table and column names come from our own migrations. */
function selectAll({ name, columns, filter }: Schema['backedUp'][number]): string {
  const wanted = columns.map((column) => `"${column}"`).join(', ')
  return `select ${wanted} from "${name}"${filter === '' ? '' : ` where ${filter}`}`
}
