import type { Compilable, CompiledQuery } from 'kysely'
import type { Executor } from './database.ts'

type Given = Readonly<Record<string, string | number | null>>

/**
 * A query that is built and compiled once for each kind of database, and then only given its values: for what runs at
 * nearly every request. Building costs several times what SQLite takes to find a row.
 * @param build gets stand-ins for the values; it must put them into the query as they are
 */
export function prepare<Values extends Given, Row>(
  build: (executor: Executor, values: Values) => Compilable<Row>,
): (executor: Executor, values: Values) => Promise<Row[]> {
  // Looks like the values and holds their names.
  const standIns = new Proxy({}, { get: (_target, name) => new StandIn(String(name)) }) as Values
  // Databases of one kind share an SQL; a reader's adapter tells the kind and lives as long as its database.
  const compiled = new WeakMap<object, CompiledQuery<Row>>()
  return async (executor, values) => {
    const { adapter } = executor.getExecutor()
    const known = compiled.get(adapter) ?? build(executor, standIns).compile()
    compiled.set(adapter, known)
    const parameters = known.parameters.map((value) => (value instanceof StandIn ? values[value.name] : value))
    const { rows } = await executor.executeQuery<Row>({ ...known, parameters })
    return rows
  }
}

class StandIn {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}
