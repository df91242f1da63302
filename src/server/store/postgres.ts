import { PostgresDialect, type Dialect, type PostgresPoolClient } from 'kysely'
import pg from 'pg'
import { noteStatement } from './statement-times.ts'

/** Milliseconds for one statement: until Postgres gives it up, and until we do, when Postgres does not even say that. */
export type Patience = { readonly statement: number; readonly silence: number } | 'unbounded'

/** No statement of a request takes a tenth of it. */
const TIMEOUT_MS: Patience = { statement: 8_000, silence: 10_000 }

/** Milliseconds that a request waits for one of the connections, or for a new one. */
const CONNECTION_PATIENCE = 5_000

/** Kysely's Postgres over `pg`, for a server that may be restarted, lost or frozen at any time. */
export function postgresDialect(databaseUrl: string, patience = TIMEOUT_MS): Dialect {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: CONNECTION_PATIENCE,
    idleTimeoutMillis: 30_000,
    ...(patience !== 'unbounded' && { statement_timeout: patience.statement, query_timeout: patience.silence }),
    application_name: 'safarnama',
  })
  // A connection that breaks says so in an event as well, which would end this process if nobody listened: to the idle
  // ones the pool does, and replaces them; of one in use, the next statement fails.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return new PostgresDialect({
    pool: { connect: async () => leaveWhenSilent(await pool.connect()), end: () => pool.end(), options: pool.options },
  })
}

/** A connection on which a statement got no answer goes on waiting for it: nobody else must be given that one. */
function leaveWhenSilent(client: pg.PoolClient): PostgresPoolClient {
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
  // Kysely's type has a second form as well, for cursors, which nobody here uses.
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: () => client.release(silence !== undefined),
  }
}
