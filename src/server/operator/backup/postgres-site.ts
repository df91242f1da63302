import { CompiledQuery, PostgresDialect } from 'kysely'
import pg from 'pg'
import * as z from 'zod/mini'
import { readMigrations } from '../../platform/store/migrate.ts'
import type { Store } from '../../platform/store/database.ts'
import { createPostgresStore } from '../../platform/store/postgres.ts'
import { BOOKKEEPING, readSchema } from './schema.ts'
import { SiteError, type Aside, type Site } from './site.ts'

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
        return swapTables(client, { ...inPlace, asideSchema })
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

type InPlace = {
  readonly schema: string
  /** Our tables, as far as the database says which version made them. */
  readonly tables: readonly string[]
  readonly images: readonly string[]
}

const Names = z.array(z.object({ name: z.string() }))

async function list(client: pg.Client, query: string, values: unknown[] = []): Promise<string[]> {
  return Names.parse((await client.query(query, values)).rows).map(({ name }) => name)
}

/** A damaged database fails to answer, and a restore does not need unreadable data. */
function listIfReadable(client: pg.Client, query: string): Promise<string[]> {
  return list(client, query).catch((error: unknown) => {
    if (error instanceof pg.DatabaseError) return []
    throw error
  })
}

/** The first schema of the search path that exists, else the one that has to be created. */
const SELECT_SCHEMA = `select coalesce(current_schema(), (
  select trim(both ' "' from part) from unnest(string_to_array(current_setting('search_path'), ',')) as part
  where part not like '%$user%' limit 1), 'public') as name`

/** @throws SiteError when a newer version made the database here: this version does not know all of its tables */
async function readInPlace(client: pg.Client): Promise<InPlace> {
  const [schema = 'public'] = await list(client, SELECT_SCHEMA)
  const applied = await listIfReadable(client, 'select name from migration order by name')
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
    tables: [...all, ...BOOKKEEPING],
    images: await listIfReadable(client, 'select hash as name from image'),
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
  return createPostgresStore(dialect)
}

type Swap = InPlace & { readonly asideSchema: string }

async function swapTables(client: pg.Client, swap: Swap): Promise<Aside | null> {
  const { all } = await readSchema(undefined)
  const { schema, asideSchema } = swap
  const arriving = [...all, ...BOOKKEEPING].map(
    (name) => `alter table ${STAGING_SCHEMA}."${name}" set schema ${pg.escapeIdentifier(schema)}`,
  )
  await client.query('begin')
  try {
    // A long transaction would block this one, and this one would block all others.
    await client.query(`set local lock_timeout = '20s'`)
    const leaving = await listLeaving(client, swap)
    if (leaving.length > 0) await client.query(`create schema ${pg.escapeIdentifier(asideSchema)}`)
    for (const statement of [...leaving, ...arriving]) await client.query(statement)
    await client.query('commit')
    return leaving.length > 0 ? { place: `schema ${asideSchema}`, isDamaged: false } : null
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/** The kinds of `pg_class` by Postgres's letters. An index moves with its table. */
const kinds: Readonly<Record<string, string>> = {
  r: 'table',
  p: 'table',
  v: 'view',
  m: 'materialized view',
  S: 'sequence',
  f: 'foreign table',
  c: 'type',
  type: 'type',
}

/** Our tables, and all other objects with the name of a new relation, because they would block it. */
const SELECT_LEAVING = `
  with arriving as (
    select relname as name from pg_class where relnamespace = '${STAGING_SCHEMA}'::regnamespace
    union select unnest($2::text[])
  )
  select distinct relation.relname as name, relation.relkind::text as kind
  from pg_class as same_name
  left join pg_index on pg_index.indexrelid = same_name.oid
  join pg_class as relation on relation.oid = coalesce(pg_index.indrelid, same_name.oid)
  where same_name.relnamespace = to_regnamespace($1) and same_name.relname in (select name from arriving)
  union all
  select typname, 'type' from pg_type
  where typnamespace = to_regnamespace($1) and typrelid = 0 and typelem = 0 and typname in (select name from arriving)`

const Relations = z.array(z.object({ name: z.string(), kind: z.string() }))

/** @returns the statements that move them; creates the schema of the installation when it is missing */
async function listLeaving(client: pg.Client, { schema, tables, asideSchema }: Swap): Promise<string[]> {
  const live = pg.escapeIdentifier(schema)
  const found = await client.query('select to_regnamespace($1) is null as missing', [live])
  if (found.rows[0]?.missing === true) await client.query(`create schema ${live}`)
  const { rows } = await client.query(SELECT_LEAVING, [live, tables])
  return Relations.parse(rows).map(({ name, kind }) => {
    const moved = `${kinds[kind] ?? 'table'} ${live}.${pg.escapeIdentifier(name)}`
    return `alter ${moved} set schema ${pg.escapeIdentifier(asideSchema)}`
  })
}
