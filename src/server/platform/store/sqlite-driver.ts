import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SelectQueryNode, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { SqliteWriter, retryWhileBusy } from './sqlite-writer.ts'
import { timeStatement } from './statement-times.ts'

type Rows = QueryResult<never>

/** The connections of one database. `reader` is null for a database in memory, which has a single connection. */
export type SqliteConnections = { writer: DatabaseSync; reader: DatabaseSync | null }

/** Runs statements on one connection. */
type Runner = { run: (query: CompiledQuery) => Rows }

type DriverState = { writer: SqliteWriter; writing: Runner; reading: Runner | null; database: DatabaseSync }

/**
 * Runs Kysely's queries on `node:sqlite`. Reads have their own connection, see committed data and wait for nothing.
 * Writes run one after the other on the other connection.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections
  readonly #state: DriverState

  constructor(connections: SqliteConnections) {
    const { writer, reader } = connections
    this.#connections = connections
    this.#state = {
      writer: new SqliteWriter(writer),
      writing: createRunner(writer),
      reading: reader && createRunner(reader),
      database: writer,
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#state)
  }

  beginTransaction(connection: SqliteConnection): Promise<void> {
    return connection.begin()
  }

  commitTransaction(connection: SqliteConnection): Promise<void> {
    return connection.commit()
  }

  async rollbackTransaction(connection: SqliteConnection): Promise<void> {
    connection.rollback()
  }

  async releaseConnection(): Promise<void> {}

  async destroy(): Promise<void> {
    await this.#state.writer.acquire()
    this.#state.writer.commit()
    this.#connections.reader?.close()
    this.#connections.writer.close()
  }
}

/** Serves one query or one transaction. */
class SqliteConnection implements DatabaseConnection {
  readonly #state: DriverState
  #isInTransaction = false

  constructor(state: DriverState) {
    this.#state = state
  }

  async begin(): Promise<void> {
    const { writer } = this.#state
    await writer.acquire()
    try {
      await writer.begin()
      this.#isInTransaction = true
    } catch (error) {
      writer.release()
      throw error
    }
  }

  commit(): Promise<void> {
    const committed = this.#state.writer.finish()
    this.#isInTransaction = false
    return committed
  }

  rollback(): void {
    // A transaction that could not begin has nothing to roll back.
    if (!this.#isInTransaction) return
    this.#isInTransaction = false
    this.#state.writer.rollBack()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return this.#runInTransaction(query)
    if (!SelectQueryNode.is(query.query)) return this.#runAlone(query)
    if (this.#state.reading) return this.#state.reading.run(query)
    return this.#withWriter(() => this.#state.writing.run(query))
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed here')
  }

  #runInTransaction(query: CompiledQuery): Rows {
    const { database, writer, writing } = this.#state
    // Code that ignored an error would go on outside of a transaction.
    if (!database.isTransaction) throw new Error('SQLite has taken the transaction back')
    try {
      return writing.run(query)
    } catch (error) {
      writer.noteFailure(error)
      throw error
    }
  }

  /**
   * Runs a statement outside of a transaction. A change gets a transaction of its own. Any other statement, such as a
   * pragma or a new table, runs directly.
   */
  async #runAlone(query: CompiledQuery): Promise<Rows> {
    if (query.query.kind === 'RawNode') {
      return this.#withWriter(() => {
        this.#state.writer.commit()
        return retryWhileBusy(() => this.#state.writing.run(query))
      })
    }
    await this.begin()
    try {
      const rows = this.#runInTransaction(query)
      await this.commit()
      return rows
    } catch (error) {
      this.rollback()
      throw error
    }
  }

  async #withWriter(work: () => Rows | Promise<Rows>): Promise<Rows> {
    await this.#state.writer.acquire()
    try {
      return await work()
    } finally {
      this.#state.writer.release()
    }
  }
}

/** Statements are cached by their text, because preparing costs more than running most of them. */
function createRunner(database: DatabaseSync): Runner {
  const statements = new Map<string, Statement>()
  const prepare = (sql: string) => {
    const known = statements.get(sql)
    if (known) return known
    const statement = database.prepare(sql)
    const prepared = { statement, hasRows: statement.columns().length > 0 }
    if (statements.size < 500) statements.set(sql, prepared)
    return prepared
  }
  return { run: (query) => timeStatement(() => runStatement(prepare(query.sql), query.parameters)) }
}

type Statement = { statement: StatementSync; hasRows: boolean }

function runStatement({ statement, hasRows }: Statement, parameters: readonly unknown[]): Rows {
  // Kysely passes parameters as `unknown` and types the rows by the query. Its types are the check.
  const values = parameters as SQLInputValue[]
  if (hasRows) return { rows: statement.all(...values) as never[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
