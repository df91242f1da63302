import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import * as z from 'zod/mini'
import type { Engine } from '../store/database.ts'
import { SQLITE_FILE } from '../store/open.ts'
import { join } from 'node:path'
import { Cell, type Row } from './manifest.ts'
import type { Schema } from './schema.ts'

export type AppliedMigration = { readonly name: string; readonly checksum: string }

/** The database as it was at one instant, however much is written meanwhile; writers do not wait for it. */
export type Snapshot = {
  readonly engine: Engine
  /** In the order of their numbers. */
  readonly migrations: readonly AppliedMigration[]
  rows(table: Schema['carried'][number]): AsyncIterable<readonly Row[]>
  close(): Promise<void>
}

/** Rows in memory at a time. */
const BATCH = 500

const SELECT_MIGRATIONS = 'select name, checksum from migration order by name'

const Migrations = z.array(z.object({ name: z.string(), checksum: z.string() }))
const Rows = z.array(z.array(Cell))

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
    // With the first read of the transaction the instant is settled.
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

async function* iterateSqlite(database: DatabaseSync, table: Schema['carried'][number]) {
  const statement = database.prepare(selectAll(table))
  statement.setReturnArrays(true)
  let batch: unknown[] = []
  for (const row of statement.iterate()) {
    batch.push(row)
    if (batch.length < BATCH) continue
    yield Rows.parse(batch)
    batch = []
  }
  yield Rows.parse(batch)
}

async function openPostgresSnapshot(databaseUrl: string): Promise<Snapshot> {
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

async function* iteratePostgres(client: pg.Client, table: Schema['carried'][number]) {
  await client.query(`declare carried no scroll cursor for ${selectAll(table)}`)
  for (;;) {
    const { rows } = await client.query({ text: `fetch ${BATCH} from carried`, rowMode: 'array' })
    if (rows.length === 0) break
    yield Rows.parse(rows)
  }
  await client.query('close carried')
}

/** Names come from our own migrations. */
function selectAll({ name, columns, only }: Schema['carried'][number]): string {
  const wanted = columns.map((column) => `"${column}"`).join(', ')
  return `select ${wanted} from "${name}"${only === '' ? '' : ` where ${only}`}`
}
