import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  type Dialect,
  type PostgresPool,
  type PostgresPoolClient,
} from 'kysely'
import type { PoolClient } from 'pg'
import type { Store } from './database.ts'
import { noteStatement } from './statement-times.ts'
import type { Tables } from './tables.ts'

/**
 * Limits of one statement: Postgres cancels it after `statementMs`, and the client gives up after `silenceMs` when
 * Postgres does not answer at all. Before that, the statement waits up to `connectionMs` for a free connection or a new one.
 */
export type Timeouts =
  | { readonly statementMs: number; readonly silenceMs: number; readonly connectionMs: number }
  | 'unbounded'

const CONNECTION_TIMEOUT_MS = 5_000

/** The statements of requests take less than a tenth of `statementMs`. */
const DEFAULT_TIMEOUTS: Timeouts = { statementMs: 8_000, silenceMs: 10_000, connectionMs: CONNECTION_TIMEOUT_MS }

/** SQLite knows lists without members (`x in ()`), and Postgres refuses them. */
const emptyLists = new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })

export function createPostgresStore(dialect: Dialect): Store {
  return { db: new Kysely<Tables>({ dialect, plugins: [emptyLists] }), engine: 'postgres' }
}

/** Kysely's Postgres over `pg`, which is loaded for the first statement: a server on SQLite does without it. */
export function postgresDialect(databaseUrl: string, timeouts = DEFAULT_TIMEOUTS): Dialect {
  return new PostgresDialect({ pool: () => openPool(databaseUrl, timeouts) })
}

/** The database server may restart, disappear or freeze at any time. */
async function openPool(databaseUrl: string, timeouts: Timeouts): Promise<PostgresPool> {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: timeouts === 'unbounded' ? CONNECTION_TIMEOUT_MS : timeouts.connectionMs,
    idleTimeoutMillis: 30_000,
    ...(timeouts !== 'unbounded' && { statement_timeout: timeouts.statementMs, query_timeout: timeouts.silenceMs }),
    application_name: 'safarnama',
  })
  // A broken connection also emits an event, which would end this process without a listener. The pool listens to idle
  // connections and replaces them. A connection in use fails its next statement.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return {
    connect: async () => discardAfterTimeout(await pool.connect()),
    end: () => pool.end(),
    options: pool.options,
  }
}

/** A connection with an unanswered statement still waits for that answer, so it must not return to the pool. */
function discardAfterTimeout(client: PoolClient): PostgresPoolClient {
  let silence: Error | undefined
  const query = async (text: string, values: unknown[]) => {
    if (silence) throw silence
    const started = performance.now()
    try {
      return await client.query(text, values)
    } catch (error) {
      if (error instanceof Error && error.message === 'Query read timeout') silence = error
      throw error
    } finally {
      noteStatement(started)
    }
  }
  // Kysely's type has a second form for cursors, which is not used here.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(silence !== undefined),
  }
}
