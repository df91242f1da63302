import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection, type SqliteDatabase } from 'kysely'

/** Older versions can corrupt a WAL database when a checkpoint races a reset: https://www.sqlite.org/wal.html#walresetbug */
const OLDEST_SQLITE = [3, 51, 3] as const

/** Milliseconds a statement waits for another process's write lock. */
const BUSY_TIMEOUT = 10_000

/**
 * Kysely's SQLite dialect over `node:sqlite`. Transactions begin immediate: one that reads first and then writes would
 * otherwise fail at once, without waiting, when another process wrote in between.
 * @param path a file, or `:memory:`
 * @throws Error when the built-in SQLite is too old or a setting did not take
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = openDatabase(path)
  return new ImmediateSqliteDialect({ database: adapt(database) })
}

class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }

  override createDriver(): SqliteDriver {
    return new ImmediateSqliteDriver(this.#config)
  }
}

class ImmediateSqliteDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

function openDatabase(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: BUSY_TIMEOUT })
  // Who deletes an account wants its bytes gone, not only its rows: hence secure_delete.
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma temp_store = memory; pragma secure_delete = on',
  )
  expectVersion(readPragma(database, 'select sqlite_version() as value'))
  if (path !== ':memory:') expectValue(database, 'journal_mode', 'wal')
  expectValue(database, 'synchronous', 2)
  expectValue(database, 'foreign_keys', 1)
  return database
}

function readPragma(database: DatabaseSync, sql: string): unknown {
  const row = database.prepare(sql).get()
  return row === undefined ? undefined : Object.values(row)[0]
}

function expectValue(database: DatabaseSync, pragma: string, wanted: string | number): void {
  const value = readPragma(database, `pragma ${pragma}`)
  if (value !== wanted) throw new Error(`SQLite did not take ${pragma} = ${wanted}; it says ${String(value)}`)
}

function expectVersion(version: unknown): void {
  const parts = String(version).split('.').map(Number)
  const differing = OLDEST_SQLITE.findIndex((wanted, index) => wanted !== parts[index])
  if (differing === -1) return
  if ((parts[differing] ?? 0) > (OLDEST_SQLITE[differing] ?? 0)) return
  throw new Error(`SQLite ${OLDEST_SQLITE.join('.')} or newer is needed, this is ${String(version)}`)
}

/** Statements are kept by their text: preparing costs more than running most of ours. */
function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, ReturnType<typeof adaptStatement>>()
  return {
    close: () => database.close(),
    prepare: (sql) => {
      const known = statements.get(sql)
      if (known) return known
      const statement = adaptStatement(database.prepare(sql))
      if (statements.size < 500) statements.set(sql, statement)
      return statement
    },
  }
}

function adaptStatement(statement: StatementSync) {
  // Kysely hands over parameters as `unknown`; what the tables' types allow is what SQLite takes.
  const bind = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: ReadonlyArray<unknown>) => statement.all(...bind(parameters)),
    run: (parameters: ReadonlyArray<unknown>) => statement.run(...bind(parameters)),
    iterate: (parameters: ReadonlyArray<unknown>) => statement.iterate(...bind(parameters)),
  }
}
