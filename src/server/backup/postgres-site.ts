import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import * as z from 'zod/mini'
import { readMigrations } from '../store/migrate.ts'
import type { Store } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'
import { BOOKKEEPING, readSchema } from './schema.ts'
import { SiteError, type Site } from './site.ts'

const STAGING_SCHEMA = 'safarnama_restoring'

/** The application names of our connections. */
const SERVERS = 'safarnama'

const RESTORES = 'safarnama-restore'

/**
 * Fills the new tables in a schema of their own. Then one transaction moves the old tables to another schema and the
 * new tables to the place of the old ones.
 * @param asideSchema the schema that keeps the old tables
 */
export async function openPostgresSite({
  databaseUrl,
  asideSchema,
}: {
  databaseUrl: string
  asideSchema: string
}): Promise<Site> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: RESTORES })
  await client.connect()
  try {
    await refuseOthers(client)
    const inPlace = await readInPlace(client)
    await client.query(`drop schema if exists ${STAGING_SCHEMA} cascade; create schema ${STAGING_SCHEMA}`)
    const staged = openStaged(databaseUrl)
    let isStaged = true
    const closeStaged = async () => {
      if (isStaged) await staged.db.destroy()
      isStaged = false
    }
    return {
      staged,
      imagesInPlace: inPlace.images,
      swapIn: async () => {
        await closeStaged()
        await refuseServers(client)
        await swapTables(client, { ...inPlace, asideSchema })
        return inPlace.tables.length > 0 ? `schema ${asideSchema}` : null
      },
      close: async () => {
        await closeStaged()
        await client.query(`drop schema if exists ${STAGING_SCHEMA} cascade`)
        await client.end()
      },
    }
  } catch (error) {
    await client.end()
    throw error
  }
}

/** Not every database with Postgres' protocol has advisory locks, so this check reads the names of connections. */
async function refuseOthers(client: pg.Client): Promise<void> {
  if (await isConnected(client, RESTORES)) throw new SiteError('Another restore is under way on this database.')
  await refuseServers(client)
}

async function refuseServers(client: pg.Client): Promise<void> {
  if (!(await isConnected(client, SERVERS))) return
  throw new SiteError('A server is running on this database: stop it, then restore.')
}

async function isConnected(client: pg.Client, name: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `select 1 from pg_stat_activity
      where datname = current_database() and application_name = $1 and pid <> pg_backend_pid()`,
    [name],
  )
  return rowCount !== 0
}

type InPlace = { schema: string; tables: readonly string[]; images: readonly string[] }

const Schemas = z.tuple([z.object({ schema: z.string() })])
const Names = z.array(z.object({ name: z.string() }))

/** @throws SiteError when a newer version made the database here: this version does not know all of its tables */
async function readInPlace(client: pg.Client): Promise<InPlace> {
  const [{ schema }] = Schemas.parse((await client.query('select current_schema() as schema')).rows)
  const list = async (query: string, values: unknown[] = []) =>
    Names.parse((await client.query(query, values)).rows).map(({ name }) => name)
  const there = new Set(
    await list(`select table_name as name from information_schema.tables where table_schema = $1`, [schema]),
  )
  if (!there.has('migration')) return { schema, tables: [], images: [] }
  const applied = await list('select name from migration order by name')
  const known = new Set(readMigrations().map(({ name }) => name))
  const unknown = applied.find((name) => !known.has(name))
  if (unknown !== undefined) {
    throw new SiteError(
      `The database here was made by a newer version: it has ${unknown}, unknown here. Restore into an empty database.`,
    )
  }
  const { all } = await readSchema(applied.at(-1))
  return {
    schema,
    tables: [...all, ...BOOKKEEPING].filter((name) => there.has(name)),
    images: there.has('image') ? await list('select hash as name from image') : [],
  }
}

/** Uses the staging schema, without a limit on the time of a statement. */
function openStaged(databaseUrl: string): Store {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 2, application_name: RESTORES })
  pool.on('error', () => {})
  const dialect = new PostgresDialect({
    pool,
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw(`set search_path to ${STAGING_SCHEMA}`))
    },
  })
  return { db: new Kysely<Tables>({ dialect }), engine: 'postgres' }
}

async function swapTables(
  client: pg.Client,
  { schema, tables, asideSchema }: InPlace & { asideSchema: string },
): Promise<void> {
  const { all } = await readSchema(undefined)
  const live = pg.escapeIdentifier(schema)
  const aside = pg.escapeIdentifier(asideSchema)
  const leaving = tables.map((name) => `alter table ${live}."${name}" set schema ${aside}`)
  const arriving = [...all, ...BOOKKEEPING].map((name) => `alter table ${STAGING_SCHEMA}."${name}" set schema ${live}`)
  await client.query('begin')
  try {
    // A long transaction would block this one, and this one would block all others.
    await client.query(`set local lock_timeout = '20s'`)
    if (leaving.length > 0) await client.query(`create schema ${aside}`)
    for (const statement of [...leaving, ...arriving]) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
