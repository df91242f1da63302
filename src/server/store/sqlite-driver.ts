import type { DatabaseSync, SQLInputValue, StatementSync } from 'node:sqlite'
import { SelectQueryNode, type CompiledQuery, type DatabaseConnection, type Driver, type QueryResult } from 'kysely'
import { SqliteWriter, whenFree } from './sqlite-writer.ts'
import { timeStatement } from './statement-times.ts'

type Rows = QueryResult<never>

/** The connections of one database: `reader` is null for one in memory, which has a single connection. */
export type SqliteConnections = { writer: DatabaseSync; reader: DatabaseSync | null }

/** What runs statements on one of the connections. */
type Runner = { run: (query: CompiledQuery) => Rows }

type Lane = { writer: SqliteWriter; writing: Runner; reading: Runner | null; database: DatabaseSync }

/**
 * Runs Kysely's queries on `node:sqlite`: reads on a connection of their own, which see what is committed and wait for
 * nobody; writes one after the other on the other.
 */
export class SqliteDriver implements Driver {
  readonly #connections: SqliteConnections
  readonly #lane: Lane

  constructor(connections: SqliteConnections) {
    const { writer, reader } = connections
    this.#connections = connections
    this.#lane = {
      writer: new SqliteWriter(writer),
      writing: createRunner(writer),
      reading: reader && createRunner(reader),
      database: writer,
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteConnection> {
    return new SqliteConnection(this.#lane)
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
    await this.#lane.writer.hold()
    this.#lane.writer.commit()
    this.#connections.reader?.close()
    this.#connections.writer.close()
  }
}

/** What one query or one transaction runs on. */
class SqliteConnection implements DatabaseConnection {
  readonly #lane: Lane
  #isInTransaction = false

  constructor(lane: Lane) {
    this.#lane = lane
  }

  async begin(): Promise<void> {
    const { writer } = this.#lane
    await writer.hold()
    try {
      await writer.begin()
      this.#isInTransaction = true
    } catch (error) {
      writer.pass()
      throw error
    }
  }

  commit(): Promise<void> {
    const committed = this.#lane.writer.finish()
    this.#isInTransaction = false
    return committed
  }

  rollback(): void {
    // Of a transaction that could not begin there is nothing to take back.
    if (!this.#isInTransaction) return
    this.#isInTransaction = false
    this.#lane.writer.undo()
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#isInTransaction) return this.#runInTransaction(query)
    if (!SelectQueryNode.is(query.query)) return this.#runAlone(query)
    if (this.#lane.reading) return this.#lane.reading.run(query)
    return this.#holdWriter(() => this.#lane.writing.run(query))
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('Rows are not streamed here')
  }

  #runInTransaction(query: CompiledQuery): Rows {
    const { database, writer, writing } = this.#lane
    // Whoever passes over an error would go on outside of any transaction.
    if (!database.isTransaction) throw new Error('SQLite has taken the transaction back')
    try {
      return writing.run(query)
    } catch (error) {
      writer.noteFailure(error)
      throw error
    }
  }

  /** A statement outside of transactions: a change is one by itself, anything else (a pragma, a new table) runs as it is. */
  async #runAlone(query: CompiledQuery): Promise<Rows> {
    if (query.query.kind === 'RawNode') {
      return this.#holdWriter(() => {
        this.#lane.writer.commit()
        return whenFree(() => this.#lane.writing.run(query))
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

  async #holdWriter(work: () => Rows | Promise<Rows>): Promise<Rows> {
    await this.#lane.writer.hold()
    try {
      return await work()
    } finally {
      this.#lane.writer.pass()
    }
  }
}

/** Statements are kept by their text: preparing costs more than running most of ours. */
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
  // Kysely hands over parameters as `unknown` and takes rows as whatever the query says: its types are the check.
  const values = parameters as SQLInputValue[]
  if (hasRows) return { rows: statement.all(...values) as never[] }
  const { changes, lastInsertRowid } = statement.run(...values)
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
}
