import { CompiledQuery, Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import * as z from 'zod/mini'
import { readMigrations } from '../store/migrate.ts'
import type { Store } from '../store/database.ts'
import type { Tables } from '../store/tables.ts'
import { BOOKKEEPING, readSchema } from './schema.ts'
import { SiteError, type Site } from './site.ts'

const STAGING_SCHEMA = 'safarnama_restoring'

/** As the connections of a server call themselves. */
const SERVERS = 'safarnama'

const RESTORES = 'safarnama-restore'

/**
 * The new tables are made in a schema of their own; then, in one transaction, the old ones move to another schema and the
 * new ones to where those were.
 * @param asideSchema where to keep what is there
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
      takePlace: async () => {
        await closeStaged()
        await refuseServers(client)
        await exchange(client, { ...inPlace, asideSchema })
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

/** Locks of one's own making (advisory ones) would do as well, but not every database that speaks Postgres' protocol has them. */
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

/** @throws SiteError when a newer version made what is there: we would not know which tables are ours */
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
  const strange = applied.find((name) => !known.has(name))
  if (strange !== undefined) {
    throw new SiteError(
      `The database here was made by a newer version: it has ${strange}, unknown here. Restore into an empty database.`,
    )
  }
  const { all } = await readSchema(applied.at(-1))
  return {
    schema,
    tables: [...all, ...BOOKKEEPING].filter((name) => there.has(name)),
    images: there.has('image') ? await list('select hash as name from image') : [],
  }
}

/** Works in the staging schema and has all the time it needs. */
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

async function exchange(
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
    // Whoever reads for long would be waited for, and everybody else behind us.
    await client.query(`set local lock_timeout = '20s'`)
    if (leaving.length > 0) await client.query(`create schema ${aside}`)
    for (const statement of [...leaving, ...arriving]) await client.query(statement)
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}
